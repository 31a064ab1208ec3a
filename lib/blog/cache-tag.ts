/** The tag of everything in Next's caches that was read from the blog. */
export const POSTS_TAG = 'posts';
