import { unstable_cache } from 'next/cache';
import { cache } from 'react';
import { env } from '@/lib/env';
import { findAuthor, listAuthors } from './authors';
import { POSTS_TAG } from './cache-tag';
import * as queries from './queries';

// All cached reads of the blog are in this module, under one tag. contentChanged invalidates it after a write, so that the next
// request sees the change.
/** Seconds after which a cached read is repeated: the latest time at which a scheduled post appears. */
const MAX_AGE = 60;

// unstable_cache stores JSON, in which dates are strings. These two functions restore them.
const DATE_FIELDS = new Set(['publishedAt', 'updatedAt']);
const revive = <T>(json: string): T =>
  JSON.parse(json, (key, value) => (DATE_FIELDS.has(key) ? new Date(value as string) : value)) as T;

/**
 * Wraps a query of the blog with Next's data cache, under the given key.
 * @param atBuild what the build renders with, which has no database; visitors never get that (lib/server/next-internals/cache-handler.ts)
 */
export function cached<A extends unknown[], R>(
  name: string,
  read: (...args: A) => Promise<R>,
  atBuild?: R,
): (...args: A) => Promise<R> {
  if (!env.databaseUrl && atBuild !== undefined) return async () => atBuild;
  const stored = unstable_cache(async (...args: A) => JSON.stringify(await read(...args)), [name], {
    tags: [POSTS_TAG],
    revalidate: MAX_AGE,
  });
  return cache(async (...args: A) => revive<R>(await stored(...args)));
}

export const getPostPage = cached(
  'post-page',
  (category: string | undefined, page: number) => queries.listPublishedPosts({ category, page }),
  { posts: [], page: 1, pages: 1, total: 0 },
);
export const getPost = cached('post', queries.findPublishedPost);
export const getMovedPost = cached('moved-post', queries.findMovedPost);
export const getRelatedPosts = cached('related-posts', async (slug: string) => {
  const post = await queries.findPublishedPost(slug);
  return post ? queries.listRelatedPosts(post) : [];
});
export const getAuthors = cached('authors', listAuthors);
export const getAuthor = cached('author', findAuthor);
export const getAuthorPosts = cached('author-posts', queries.listPostsByAuthor);
export const getNewestPosts = cached('newest-posts', queries.listNewestPosts);
export const getTeasers = cached('teasers', queries.listPostsBySlug, []);
export const getUsedCategories = cached('used-categories', queries.listUsedCategories, []);
export const getNewestHeads = cached('newest-heads', queries.listNewestHeads);
export const getPublishedSlugs = cached('published-slugs', queries.listPublishedSlugs);
