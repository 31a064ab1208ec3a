import { z } from 'zod';
import { db } from '@/lib/db';
import type { Prisma } from '@/lib/generated/prisma/client';
import { escapeLike, optionalParam, pageParam, searchParam } from '@/lib/http/search-params';
import { foldAccents } from '@/lib/text/fold-accents';
import { isCategory } from './categories';
import { diffPosts } from './diff';
import { type SavedPost, withPending } from './revisions';

export const POSTS_PER_ADMIN_PAGE = 25;

const orders = {
  newest: [{ publishedAt: 'desc' }, { id: 'desc' }],
  oldest: [{ publishedAt: 'asc' }, { id: 'asc' }],
  updated: [{ updatedAt: 'desc' }, { id: 'desc' }],
  title: [{ title: 'asc' }, { id: 'asc' }],
} satisfies Record<string, Prisma.BlogPostOrderByWithRelationInput[]>;

/** Filter and order of Manage Posts. Input: the query of the URL. */
export const postFilterSchema = z.object({
  q: optionalParam(searchParam.min(1)),
  status: optionalParam(z.enum(['draft', 'published', 'scheduled', 'deleted'])),
  category: optionalParam(z.string().refine(isCategory)),
  sort: optionalParam(z.enum(['newest', 'oldest', 'updated', 'title'])),
  page: pageParam,
});

export type PostFilter = z.output<typeof postFilterSchema>;

/** Posts that contain every word of `q`, in any order, in title, excerpt, tags, slug or text; accents and case folded. */
function containsWords(q: string): Prisma.BlogPostWhereInput[] {
  const words = foldAccents(q).split(/\s+/).filter(Boolean).map(escapeLike);
  return words.map((word) => ({
    OR: [{ searchHead: { contains: word } }, { slug: { contains: word } }, { searchBody: { contains: word } }],
  }));
}

function whereOf({ q, status, category }: PostFilter): Prisma.BlogPostWhereInput {
  const now = new Date();
  const states = {
    deleted: { deletedAt: { not: null } },
    draft: { status: 'draft' },
    published: { status: 'published', publishedAt: { lte: now } },
    scheduled: { status: 'published', publishedAt: { gt: now } },
  } satisfies Record<string, Prisma.BlogPostWhereInput>;
  return { deletedAt: null, ...(status ? states[status] : {}), category, AND: q ? containsWords(q) : undefined };
}

/** A row of the admin's list of posts. */
export type ListedPost = Awaited<ReturnType<typeof listAllPosts>>['posts'][number];

/** One page of all posts, or of the bin: the latest first unless sorted otherwise. */
export async function listAllPosts(filter: PostFilter) {
  const where = whereOf(filter);
  const sort = filter.sort ?? 'newest';
  const isBin = filter.status === 'deleted';
  const total = await db.blogPost.count({ where });
  const posts = await db.blogPost.findMany({
    where,
    orderBy: isBin && sort === 'newest' ? [{ deletedAt: 'desc' }, { id: 'desc' }] : orders[sort],
    skip: (filter.page - 1) * POSTS_PER_ADMIN_PAGE,
    take: POSTS_PER_ADMIN_PAGE,
    select: {
      id: true,
      slug: true,
      title: true,
      category: true,
      author: true,
      status: true,
      publishedAt: true,
      version: true,
      pendingVersion: true,
      lang: true,
      deletedAt: true,
    },
  });
  return { posts, total, pages: Math.max(1, Math.ceil(total / POSTS_PER_ADMIN_PAGE)) };
}

/** A post in any state, with its unpublished changes; null if there is none or the id is malformed. */
export async function findPost(id: string): Promise<SavedPost | null> {
  if (!z.uuid().safeParse(id).success) return null;
  const post = await db.blogPost.findUnique({ where: { id, deletedAt: null } });
  return post && withPending(db, post);
}

/** The revisions of a post, newest first, without their text. */
export const listRevisions = (postId: string) =>
  db.postRevision.findMany({
    where: { postId },
    orderBy: { version: 'desc' },
    take: 200,
    select: { version: true, title: true, status: true, unpublished: true, savedBy: true, savedAt: true },
  });

/** The differences between two revisions; null if one of them does not exist. */
export async function compareRevisions(postId: string, from: number, to: number) {
  const [before, after] = await Promise.all(
    [from, to].map((version) => db.postRevision.findUnique({ where: { postId_version: { postId, version } } })),
  );
  return before && after ? diffPosts(before, after) : null;
}

/** How many scheduled posts became public after `after` and until `until`. */
export const countDuePosts = (after: Date, until: Date): Promise<number> =>
  db.blogPost.count({ where: { status: 'published', publishedAt: { gt: after, lte: until } } });
