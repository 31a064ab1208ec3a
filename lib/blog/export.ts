import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { db } from '@/lib/db';
import { type ImageStore, imageStore } from '@/lib/images/store';
import { imageKeysIn, toPortable, writeArticle } from './portable';

const BATCH = 200;

async function copyOut(content: string, folder: string, store: ImageStore): Promise<void> {
  for (const key of imageKeysIn(content)) {
    const bytes = await store.get(key);
    if (bytes) await writeFile(join(folder, 'images', key), bytes);
  }
}

/**
 * Writes every post into a folder: one Markdown file each, and the pictures they use. A post's history stays here.
 * @returns how many posts there are
 */
export async function exportBlog(folder: string, store: ImageStore = imageStore): Promise<number> {
  await mkdir(join(folder, 'images'), { recursive: true });
  let count = 0;
  let after: string | undefined;
  for (;;) {
    const posts = await db.blogPost.findMany({
      where: after ? { id: { gt: after } } : {},
      orderBy: { id: 'asc' },
      take: BATCH,
      include: { oldSlugs: true },
    });
    for (const post of posts) {
      // Slugs are small letters, digits and hyphens, so they are safe names of files.
      await writeFile(join(folder, `${post.slug}.md`), writeArticle(toPortable(post)));
      await copyOut(post.content, folder, store);
    }
    count += posts.length;
    after = posts.at(-1)?.id;
    if (posts.length < BATCH) return count;
  }
}
