import { db } from '@/lib/db';
import { searchColumns } from './search-text';
import { readSeedPosts, type SeedPost } from './seed-posts';

async function insertPosts(posts: readonly SeedPost[]): Promise<number> {
  const { count } = await db.blogPost.createMany({
    // Two hosts that start at once on one database both find it empty.
    skipDuplicates: true,
    data: posts.map(({ set: _set, ...post }) => ({
      ...post,
      ...searchColumns(post),
      status: 'published' as const,
      updatedAt: post.publishedAt,
    })),
  });
  return count;
}

/** Writes the four articles that the public list starts with, if there is none at all. Returns how many were written. */
export async function seedSite(): Promise<number> {
  // A table that cannot be read throws here, and nothing is written.
  if ((await db.blogPost.count()) > 0) return 0;
  return insertPosts((await readSeedPosts()).filter(({ set }) => set === 'site'));
}

/**
 * Writes the admin's four sample articles, and the site's four if the blog is empty. Articles that are there stay as they
 * are. Returns how many were written.
 */
export async function setupBlog(): Promise<number> {
  const seeded = await seedSite();
  return seeded + (await insertPosts((await readSeedPosts()).filter(({ set }) => set === 'admin')));
}
