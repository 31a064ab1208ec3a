import { resolve } from 'node:path';
import { exportBlog } from '@/lib/blog/export';
import { importBlog } from '@/lib/blog/import';
import { db } from '@/lib/db';

const [direction, given = ''] = process.argv.slice(2);
const folder = resolve(given);
try {
  if (direction === 'export') console.log(`${await exportBlog(folder)} posts written to ${folder}`);
  else {
    const { posts, changed } = await importBlog(folder);
    console.log(`${posts} posts in ${folder}, ${changed} of them new or changed`);
  }
} catch (error) {
  console.log(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
await db.$disconnect();
