import { db } from '@/lib/db';
import { Prisma } from '@/lib/generated/prisma/client';
import { escapeLike } from '@/lib/http/search-params';
import { foldAccents } from '@/lib/text/fold-accents';
import { type PostSummary, type PublicPost, publicFields, summaryFields } from './post';

export const POSTS_PER_PAGE = 6;

/** The filter of every public query: no drafts and no posts dated in the future. */
const isPublic = (now = new Date()) =>
  ({ status: 'published', publishedAt: { lte: now } }) satisfies Prisma.BlogPostWhereInput;

const newestFirst = [{ publishedAt: 'desc' }, { id: 'desc' }] satisfies Prisma.BlogPostOrderByWithRelationInput[];

export type PostPage = { posts: PostSummary[]; page: number; pages: number; total: number };

function toPage(posts: PostSummary[], page: number, total: number): PostPage {
  return { posts, page, pages: Math.max(1, Math.ceil(total / POSTS_PER_PAGE)), total };
}

/** One page of the list, newest first. `page` counts from 1; a page past the end has no posts. */
export async function listPublishedPosts(filter: { category?: string; page: number }): Promise<PostPage> {
  const where = { ...isPublic(), category: filter.category };
  const [total, posts] = await Promise.all([
    db.blogPost.count({ where }),
    db.blogPost.findMany({
      where,
      select: summaryFields,
      orderBy: newestFirst,
      skip: (filter.page - 1) * POSTS_PER_PAGE,
      take: POSTS_PER_PAGE,
    }),
  ]);
  return toPage(posts, filter.page, total);
}

const likePattern = (word: string) => `%${escapeLike(word)}%`;

/**
 * Posts that contain every word of `q`, ignoring case and accents: matches in title, excerpt or tags first, then those only in
 * the body, each group newest first.
 */
export async function searchPublishedPosts(filter: { q: string; category?: string; page: number }): Promise<PostPage> {
  const patterns = foldAccents(filter.q).split(/\s+/).filter(Boolean).map(likePattern);
  // Folding a lone accent leaves nothing, which would match every post.
  if (patterns.length === 0) return toPage([], filter.page, 0);
  const all = (matches: (pattern: string) => Prisma.Sql) => Prisma.join(patterns.map(matches), ' AND ');
  const head = all((pattern) => Prisma.sql`search_head LIKE ${pattern}`);
  const anywhere = all((pattern) => Prisma.sql`(search_head LIKE ${pattern} OR search_body LIKE ${pattern})`);
  const inCategory = filter.category ? Prisma.sql`AND category = ${filter.category}` : Prisma.empty;
  const found = await db.$queryRaw<{ id: string; total: bigint }[]>`
    SELECT id, count(*) OVER () AS total
    FROM blog_posts
    WHERE status = 'published' AND published_at <= ${new Date()} AND ${anywhere} ${inCategory}
    ORDER BY (${head}) DESC, published_at DESC, id DESC
    LIMIT ${POSTS_PER_PAGE} OFFSET ${(filter.page - 1) * POSTS_PER_PAGE}`;
  const ids = found.map((row) => row.id);
  const posts = await db.blogPost.findMany({ where: { id: { in: ids } }, select: summaryFields });
  posts.sort((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id));
  return toPage(posts, filter.page, Number(found[0]?.total ?? 0));
}

/** A public post by its slug, or null. */
export function findPublishedPost(slug: string): Promise<PublicPost | null> {
  return db.blogPost.findFirst({ where: { ...isPublic(), slug }, select: publicFields });
}

/** Up to `count` other posts: the same category first, then those sharing most tags, then the newest. */
export async function listRelatedPosts(
  post: Pick<PublicPost, 'id' | 'category' | 'tags'>,
  count = 3,
): Promise<PostSummary[]> {
  const found = await db.$queryRaw<{ id: string }[]>`
    SELECT id FROM blog_posts
    WHERE status = 'published' AND published_at <= ${new Date()} AND id <> ${post.id}::uuid
    ORDER BY category = ${post.category} DESC,
      (SELECT count(*) FROM unnest(tags) AS tag WHERE tag = ANY(${post.tags}::text[])) DESC, published_at DESC, id DESC
    LIMIT ${count}`;
  const ids = found.map(({ id }) => id);
  const posts = await db.blogPost.findMany({ where: { id: { in: ids } }, select: summaryFields });
  return posts.sort((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id));
}

/** The posts of an author, newest first. */
export function listPostsByAuthor(author: string): Promise<PostSummary[]> {
  return db.blogPost.findMany({
    where: { ...isPublic(), author },
    select: summaryFields,
    orderBy: newestFirst,
    take: 60,
  });
}

/** The newest public posts with their bodies, for the feed. */
export function listNewestPosts(count: number): Promise<PublicPost[]> {
  return db.blogPost.findMany({ where: isPublic(), select: publicFields, orderBy: newestFirst, take: count });
}

/**
 * The categories with public posts, most used first: their number, and when visitors last saw one change (a scheduled post appears on
 * its date, later than its last edit).
 */
export const listUsedCategories = () =>
  db.$queryRaw<{ category: string; count: number; updatedAt: Date }[]>`
    SELECT category, count(*)::int AS count, max(greatest(updated_at, published_at)) AS "updatedAt"
    FROM blog_posts WHERE status = 'published' AND published_at <= ${new Date()}
    GROUP BY category ORDER BY count DESC, category`;

/** Slugs and dates of `count` public posts from an offset on, oldest first: later posts change only the last file of a sitemap. */
export function listPublishedSlugs(offset: number, count: number) {
  return db.blogPost.findMany({
    where: isPublic(),
    select: { slug: true, publishedAt: true, updatedAt: true },
    orderBy: [{ publishedAt: 'asc' }, { id: 'asc' }],
    skip: offset,
    take: count,
  });
}

/** The newest public posts without their bodies, for llms.txt. */
export function listNewestHeads(count: number) {
  return db.blogPost.findMany({
    where: isPublic(),
    select: { slug: true, title: true, excerpt: true, publishedAt: true, updatedAt: true },
    orderBy: newestFirst,
    take: count,
  });
}

/** The public posts among these slugs, in no particular order. */
export function listPostsBySlug(slugs: string[]): Promise<PostSummary[]> {
  return db.blogPost.findMany({ where: { ...isPublic(), slug: { in: slugs } }, select: summaryFields });
}

/** The current slug of the post that had `oldSlug` before, for redirects; null if there is none or it is not public. */
export async function findMovedPost(oldSlug: string): Promise<string | null> {
  const redirect = await db.slugRedirect.findUnique({
    // A post may have returned to an earlier slug; that must not redirect to itself.
    where: { slug: oldSlug, post: { ...isPublic(), slug: { not: oldSlug } } },
    select: { post: { select: { slug: true } } },
  });
  return redirect?.post.slug ?? null;
}
