import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { db } from '@/lib/db';
import { imageKeys } from '@/lib/images/path';
import { type ImageStore, imageStore } from '@/lib/images/store';
import { withPending } from '../revisions';
import { imagesOf, type Portable, toPortable, writeArticle } from './portable';

const BATCH = 200;

async function copyImages(post: Portable, folder: string, store: ImageStore): Promise<void> {
  for (const key of imagesOf(post).flatMap(imageKeys)) {
    const bytes = await store.get(key);
    if (bytes) await writeFile(join(folder, 'images', key), bytes);
  }
}

/**
 * Writes every post into a folder: one Markdown file each, with unpublished changes in its front matter, and the images they
 * use. Revisions are not exported.
 * @returns the number of posts
 */
export async function exportBlog(folder: string, store: ImageStore = imageStore): Promise<number> {
  await mkdir(join(folder, 'images'), { recursive: true });
  let count = 0;
  let after: string | undefined;
  for (;;) {
    const posts = await db.blogPost.findMany({
      where: { deletedAt: null, ...(after ? { id: { gt: after } } : {}) },
      orderBy: { id: 'asc' },
      take: BATCH,
      include: { oldSlugs: true },
    });
    for (const post of posts) {
      const { oldSlugs, ...row } = post;
      const portable = toPortable({ ...(await withPending(db, row)), oldSlugs });
      // Slugs are lower-case letters, digits and hyphens, so they are safe file names.
      await writeFile(join(folder, `${post.slug}.md`), writeArticle(portable));
      await copyImages(portable, folder, store);
    }
    count += posts.length;
    after = posts.at(-1)?.id;
    if (posts.length < BATCH) return count;
  }
}
