import { searchColumns } from '@/lib/blog/search-text';
import { readSeedPosts } from '@/lib/blog/seed-posts';
import { db } from '@/lib/db';

// Only an empty table is filled; a table that cannot be read throws here, and nothing is written.
const existing = await db.blogPost.count();
if (existing > 0) {
  console.log(`${existing} there`);
} else {
  const posts = await readSeedPosts();
  await db.blogPost.createMany({
    // Two hosts that start at once on one database both find it empty.
    skipDuplicates: true,
    data: posts.map(({ set: _set, ...post }) => ({
      ...post,
      ...searchColumns(post),
      status: 'published' as const,
      updatedAt: post.publishedAt,
    })),
  });
  console.log(`${posts.length} written`);
}
await db.$disconnect();
