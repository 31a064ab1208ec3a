import { contentChanged } from '@/lib/content-changes';

/** Invalidates the cached content of the blog: the next request sees the change in every process. */
export const refreshBlog = (): Promise<void> => contentChanged();
