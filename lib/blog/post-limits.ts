// Separate from post-form.ts, so that the editor does not load zod before it validates.

/** The author of a post that names none: the site's own organisation. */
export const DEFAULT_AUTHOR = 'Admin';

/** The maximum number of characters per field, and of tags and other lists. */
export const postLimits = {
  title: 200,
  excerpt: 500,
  content: 200_000,
  author: 80,
  coverAlt: 300,
  metaTitle: 120,
  metaDescription: 300,
  tag: 40,
  tags: 10,
  /** Saves without a response that a later save may name. */
  unanswered: 20,
} as const;

/** Path segments below /blog that belong to other pages. */
export const reservedSlugs: readonly string[] = ['category', 'page', 'search'];

/** The bulk actions. `republish` undoes `unpublish`, `undelete` undoes `delete`; nothing undoes `erase`, which empties the bin. */
export const bulkActions = ['publish', 'unpublish', 'republish', 'delete', 'undelete', 'erase'] as const;
export type BulkAction = (typeof bulkActions)[number];

/** A post in the editor, before validation: a new one, but for its author and its date. */
export const blankInput = {
  title: '',
  slug: '',
  excerpt: '',
  /** Markdown. */
  content: '',
  author: '',
  category: 'Business',
  tags: [] as string[],
  /** Irish clock time: "2026-11-21T09:05". */
  publishedAt: '',
  status: 'draft' as 'draft' | 'published',
  /** Path of the cover image; empty for the drawn cover. */
  cover: '',
  /** Alternative text of the cover. */
  coverAlt: '',
  /** Language of title, excerpt and text as a BCP 47 tag; empty for that of the site. */
  lang: '',
  /** Title and description for search engines and link previews; empty for those of the post. */
  metaTitle: '',
  metaDescription: '',
  /** Path of the image of link previews; empty for the cover. */
  socialImage: '',
};

export type PostInput = typeof blankInput;

export const fieldNames = Object.keys(blankInput) as (keyof PostInput)[];
