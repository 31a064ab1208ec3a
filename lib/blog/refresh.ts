import { revalidateTag } from 'next/cache';
import { POSTS_TAG } from './cached';

/** Drops everything that was cached of the blog: the very next request sees what was written. Only in actions and handlers. */
export const refreshBlog = (): void => revalidateTag(POSTS_TAG, { expire: 0 });
