// Separate from post-form.ts, so that the editor does not load zod before it validates.

/** The maximum number of characters per field, and of tags and other lists. */
export const postLimits = {
  title: 200,
  excerpt: 500,
  content: 200_000,
  author: 80,
  coverAlt: 300,
  tag: 40,
  tags: 10,
  /** Saves without a response that a later save may name. */
  unanswered: 20,
} as const;

/** The bulk actions. `republish` undoes `unpublish`, `undelete` undoes `delete`; nothing undoes `erase`, which empties the bin. */
export const bulkActions = ['publish', 'unpublish', 'republish', 'delete', 'undelete', 'erase'] as const;
export type BulkAction = (typeof bulkActions)[number];

/** A post in the editor, before validation. */
export type PostInput = {
  title: string;
  slug: string;
  excerpt: string;
  content: string;
  author: string;
  category: string;
  tags: string[];
  /** Irish clock time: "2026-11-21T09:05". */
  publishedAt: string;
  status: 'draft' | 'published';
  /** Path of the cover picture; empty for the drawn cover. */
  cover: string;
  /** Alternative text of the cover. */
  coverAlt: string;
  /** Language of title, excerpt and text as a BCP 47 tag; empty for that of the site. */
  lang: string;
};
