import { resolve } from 'node:path';
import { exportBlog, importBlog } from '@/lib/blog/portable';
import { db } from '@/lib/db';

const [direction, given = ''] = process.argv.slice(2);
const folder = resolve(given);
try {
  const count = direction === 'export' ? await exportBlog(folder) : await importBlog(folder);
  console.log(direction === 'export' ? `${count} posts written to ${folder}` : `${count} posts taken from ${folder}`);
} catch (error) {
  console.log(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
await db.$disconnect();
