import type { BlogPost } from '@/lib/generated/prisma/client';
import { toDublin } from '@/lib/text/dublin-time';
import { isPublicNow } from './post';
import type { PostInput } from './post-limits';

/** A post as the editor works on it. */
export type EditorPost = PostInput & {
  id: string;
  version: number;
  updatedAt: string;
  /** Whether visitors saw it when this was answered. */
  isPublic: boolean;
};

export function toEditorPost(post: BlogPost): EditorPost {
  const { id, version, title, slug, excerpt, content, author, category, tags, status } = post;
  return {
    id,
    version,
    title,
    slug,
    excerpt,
    content,
    author,
    category,
    tags,
    status,
    publishedAt: toDublin(post.publishedAt),
    updatedAt: post.updatedAt.toISOString(),
    isPublic: isPublicNow(post),
  };
}
