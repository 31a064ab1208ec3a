import { derivedColumns } from '@/lib/blog/derived-columns';
import { db } from '@/lib/db';
import type { BlogPost } from '@/lib/generated/prisma/client';

let count = 0;

/** Stores a post, published a day ago unless told otherwise. */
export async function storePost(values: Partial<BlogPost> = {}): Promise<BlogPost> {
  count += 1;
  const post = {
    title: `Post ${count}`,
    slug: `post-${count}`,
    excerpt: 'An excerpt.',
    content: 'Some words in the body.',
    tags: [] as string[],
    status: 'published' as const,
    publishedAt: new Date(Date.now() - 24 * 3600_000 - count * 1000),
    ...values,
  };
  return db.blogPost.create({ data: { ...post, ...derivedColumns(post) } });
}
