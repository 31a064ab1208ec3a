import { db } from '@/lib/db';
import { derivedColumns } from './derived-columns';
import { readSeedPosts, type SeedPost } from './seed-posts';

async function insertPosts(posts: readonly SeedPost[]): Promise<number> {
  const { count } = await db.blogPost.createMany({
    // Two instances that start at the same time on one database both find it empty.
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

/** Creates the four articles of a new site if the blog is empty. Returns how many were created. */
export async function seedSite(): Promise<number> {
  // An unreadable table throws here, before anything is written.
  if ((await db.blogPost.count()) > 0) return 0;
  return insertPosts((await readSeedPosts()).filter(({ set }) => set === 'site'));
}

/**
 * Creates the admin's four sample articles, and the four of a new site if the blog is empty. Existing articles do not change.
 * Returns how many were created.
 */
export async function setupBlog(): Promise<number> {
  const seeded = await seedSite();
  return seeded + (await insertPosts((await readSeedPosts()).filter(({ set }) => set === 'admin')));
}
