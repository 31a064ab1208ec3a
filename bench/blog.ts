// npm run bench:blog: 10,000 posts on the embedded database. Percentiles of the reads of visitors and admins, compared with
// reading one row by its key in the same run.
import { listAllPosts, postFilterSchema } from '@/lib/blog/admin-queries';
import { categories } from '@/lib/blog/categories';
import { derivedColumns } from '@/lib/blog/derived-columns';
import {
  findPublishedPost,
  listNewestPosts,
  listPublishedPosts,
  listRelatedPosts,
  listUsedCategories,
  searchPublishedPosts,
} from '@/lib/blog/queries';
import { db } from '@/lib/db';
import { percentiles } from './percentiles';

const POSTS = 10_000;
const BATCH = 500;
const ROUNDS = 40;
const paragraph =
  'When the last customer has gone the phone still rings. Somebody wants a table, somebody asks for a price, and nobody is there. ';

async function fill(): Promise<void> {
  for (let start = 0; start < POSTS; start += BATCH) {
    const data = Array.from({ length: BATCH }, (_, offset) => {
      const number = start + offset;
      const post = {
        title: `Article ${number} on working hours`,
        slug: `article-${number}`,
        excerpt: `What article ${number} says in short.`,
        content: `## Part one\n\n${paragraph.repeat(20)}\n\nNumber ${number}.`,
        tags: ['hours', `tag${number % 50}`],
        category: categories[number % categories.length],
        status: number % 10 ? ('published' as const) : ('draft' as const),
        publishedAt: new Date(Date.now() - number * 3_600_000),
      };
      return { ...post, ...derivedColumns(post) };
    });
    await db.blogPost.createMany({ data });
  }
  await db.$executeRaw`VACUUM ANALYZE blog_posts`;
}

await fill();
const post = await db.blogPost.findFirstOrThrow({ where: { slug: 'article-4711' } });
const admin = (query: object) => () => listAllPosts(postFilterSchema.parse(query));
console.table({
  'floor: one row by its key': await percentiles(ROUNDS, () => db.blogPost.findUnique({ where: { id: post.id } })),
  'list, first page': await percentiles(ROUNDS, () => listPublishedPosts({ page: 1 })),
  'list, page 1,000': await percentiles(ROUNDS, () => listPublishedPosts({ page: 1000 })),
  'list of a category': await percentiles(ROUNDS, () => listPublishedPosts({ category: 'AI', page: 1 })),
  'used categories': await percentiles(ROUNDS, listUsedCategories),
  'search for a rare word': await percentiles(ROUNDS, () => searchPublishedPosts({ q: 'article 4711', page: 1 })),
  'search for a common word': await percentiles(ROUNDS, () => searchPublishedPosts({ q: 'phone', page: 1 })),
  article: await percentiles(ROUNDS, () => findPublishedPost('article-4711')),
  'related articles': await percentiles(ROUNDS, () => listRelatedPosts(post)),
  'feed, newest 50': await percentiles(ROUNDS, () => listNewestPosts(50)),
  'admin list, first page': await percentiles(ROUNDS, admin({})),
  'admin list, page 300': await percentiles(ROUNDS, admin({ page: '300' })),
  'admin search, rare words': await percentiles(ROUNDS, admin({ q: 'article 4711' })),
  'admin search, no match': await percentiles(ROUNDS, admin({ q: 'unheard' })),
});
await db.$disconnect();
