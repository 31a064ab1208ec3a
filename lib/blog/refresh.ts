import { revalidateTag } from 'next/cache';
import { contentChanged } from '@/lib/content-changes';
import { POSTS_TAG } from './cache-tag';

/**
 * Drops everything that was cached of the blog. When it resolves, the next request sees what was written, whichever process
 * answers it. Only in actions and handlers.
 */
export async function refreshBlog(): Promise<void> {
  revalidateTag(POSTS_TAG, { expire: 0 });
  await contentChanged();
}
