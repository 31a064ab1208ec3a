/** What Next's caches know everything by that was read from the blog. */
export const POSTS_TAG = 'posts';
