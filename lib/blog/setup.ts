import { db } from '@/lib/db';
import { derivedColumns } from './derived-columns';
import { readSeedPosts, type SeedPost } from './seed-posts';

async function insertPosts(posts: readonly SeedPost[]): Promise<number> {
  const { count } = await db.blogPost.createMany({
    // Two hosts that start at once on one database both find it empty.
    skipDuplicates: true,
    data: posts.map(({ set: _set, ...post }) => ({
      ...post,
      ...derivedColumns(post),
      status: 'published' as const,
      updatedAt: post.publishedAt,
    })),
  });
  return count;
}

/** Whether the blog has a post that is not one of the sample articles. */
export async function hasOwnPosts(): Promise<boolean> {
  const samples = (await readSeedPosts()).map(({ slug }) => slug);
  const own = await db.blogPost.findFirst({
    where: { deletedAt: null, slug: { notIn: samples } },
    select: { id: true },
  });
  return own !== null;
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
