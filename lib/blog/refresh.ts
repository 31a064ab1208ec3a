import { contentChanged } from '@/lib/content-changes';

/** Drops everything that was cached of the blog: the next request sees what was written, whichever process answers it. */
export const refreshBlog = (): Promise<void> => contentChanged();
