import { z } from 'zod';
import { db } from '@/lib/db';
import type { Prisma } from '@/lib/generated/prisma/client';
import { escapeLike, optionalParam, pageParam, searchParam } from '@/lib/http/search-params';
import { foldAccents } from '@/lib/text/fold-accents';
import { diffRevisions } from './diff';

export const POSTS_PER_ADMIN_PAGE = 25;

/** What Manage Posts is narrowed to. Input: the query of the address. */
export const postFilterSchema = z.object({
  q: optionalParam(searchParam.min(1)),
  status: optionalParam(z.enum(['draft', 'published', 'scheduled'])),
  page: pageParam,
});

export type PostFilter = z.output<typeof postFilterSchema>;

function whereOf({ q, status }: PostFilter): Prisma.BlogPostWhereInput {
  const now = new Date();
  const states = {
    draft: { status: 'draft' },
    published: { status: 'published', publishedAt: { lte: now } },
    scheduled: { status: 'published', publishedAt: { gt: now } },
  } satisfies Record<string, Prisma.BlogPostWhereInput>;
  return { ...(status ? states[status] : {}), searchHead: q ? { contains: escapeLike(foldAccents(q)) } : undefined };
}

/** One page of all posts, by published_at, the latest first. Searches title, excerpt and tags. */
export async function listAllPosts(filter: PostFilter) {
  const where = whereOf(filter);
  const total = await db.blogPost.count({ where });
  const posts = await db.blogPost.findMany({
    where,
    orderBy: [{ publishedAt: 'desc' }, { id: 'desc' }],
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
    },
  });
  return { posts, total, pages: Math.max(1, Math.ceil(total / POSTS_PER_ADMIN_PAGE)) };
}

/** A post in any state; null when there is none, also for what is no id. */
export const findPost = (id: string) =>
  z.uuid().safeParse(id).success ? db.blogPost.findUnique({ where: { id } }) : Promise.resolve(null);

/** The saves of a post, the latest first, without their texts. */
export const listRevisions = (postId: string) =>
  db.postRevision.findMany({
    where: { postId },
    orderBy: { version: 'desc' },
    take: 200,
    select: { version: true, title: true, status: true, savedBy: true, savedAt: true },
  });

/** What changed from one revision to the next; null when one of them is not there. */
export async function compareRevisions(postId: string, from: number, to: number) {
  const [before, after] = await Promise.all(
    [from, to].map((version) => db.postRevision.findUnique({ where: { postId_version: { postId, version } } })),
  );
  return before && after ? diffRevisions(before, after) : null;
}

/** Posts that became public after one moment and not after another: what a schedule has to make visible. */
export const countDuePosts = (after: Date, until: Date): Promise<number> =>
  db.blogPost.count({ where: { status: 'published', publishedAt: { gt: after, lte: until } } });
