import { toDublin } from '@/lib/text/dublin-time';
import { isPublicNow } from './post';
import type { PostFields } from './post-form';
import type { PostInput } from './post-limits';
import { fieldsOf, type SavedPost } from './revisions';

/** A post as the editor shows it: with its unpublished changes, if there are any. */
export type EditorPost = PostInput & {
  id: string;
  version: number;
  /** When the fields were last saved. */
  updatedAt: string;
  /** Whether visitors could see the post when this was read. */
  isPublic: boolean;
  /** True when the fields are unpublished changes. */
  hasChanges: boolean;
  /** The published slug, status and date, which unpublished changes do not affect. */
  live: Pick<PostInput, 'slug' | 'status' | 'publishedAt'>;
};

const toInput = (fields: PostFields): PostInput => ({
  ...fieldsOf(fields),
  publishedAt: toDublin(fields.publishedAt),
});

/** Converts a post to the fields and state that the editor shows. */
export function toEditorPost({ pending, ...post }: SavedPost): EditorPost {
  const { id, version, slug, status } = post;
  return {
    ...toInput(pending ?? post),
    id,
    version,
    updatedAt: (pending?.savedAt ?? post.updatedAt).toISOString(),
    isPublic: isPublicNow(post),
    hasChanges: pending !== null,
    live: { slug, status, publishedAt: toDublin(post.publishedAt) },
  };
}
