import type { BlogPost, PostRevision, Prisma } from '@/lib/generated/prisma/client';
import { derivedColumns } from './derived-columns';
import type { PostFields } from './post-form';

type Tx = Prisma.TransactionClient;

/** A post with its unpublished changes, if it has any. */
export type SavedPost = BlogPost & { pending: PostRevision | null };

/** The fields that can be edited and that a revision stores; nothing else of the row. */
export const fieldsOf = ({
  title,
  content,
  excerpt,
  slug,
  publishedAt,
  author,
  category,
  tags,
  status,
  cover,
  coverAlt,
  lang,
}: PostFields): PostFields => ({
  title,
  content,
  excerpt,
  slug,
  publishedAt,
  author,
  category,
  tags,
  status,
  cover,
  coverAlt,
  lang,
});

/** Stores a post as it is as the revision of its version, unless there is one already. */
export async function ensureRevision(tx: Tx, post: BlogPost): Promise<void> {
  const { id: postId, version, author: savedBy, updatedAt: savedAt } = post;
  await tx.postRevision.createMany({
    data: [{ ...fieldsOf(post), postId, version, savedBy, savedAt }],
    skipDuplicates: true,
  });
}

/** Adds the current state of a post to its history. */
export async function addRevision(tx: Tx, post: BlogPost, savedBy: string, savedAt = post.updatedAt): Promise<void> {
  await tx.postRevision.create({
    data: { ...fieldsOf(post), postId: post.id, version: post.version, savedBy, savedAt },
  });
}

/** The post together with the revision that holds its unpublished changes. */
export async function withPending(tx: Tx, post: BlogPost): Promise<SavedPost> {
  const { id: postId, pendingVersion: version } = post;
  const pending = version ? await tx.postRevision.findUnique({ where: { postId_version: { postId, version } } }) : null;
  return { ...post, pending };
}

/** The post as it was after the save that made a revision. */
export function asSaved(post: BlogPost, revision: PostRevision): SavedPost {
  const { version, savedAt: updatedAt } = revision;
  if (revision.unpublished) return { ...post, version, pendingVersion: version, pending: revision };
  const fields = { ...fieldsOf(revision), ...derivedColumns(revision) };
  return { ...post, ...fields, version, updatedAt, pendingVersion: null, pending: null };
}
