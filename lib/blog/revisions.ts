import type { BlogPost, PostRevision, Prisma } from '@/lib/generated/prisma/client';
import { derivedColumns, writtenExcerpt } from './derived-columns';
import type { PostFields } from './post-form';
import { fieldNames } from './post-limits';

type Tx = Prisma.TransactionClient;

/** A post with its unpublished changes, if it has any. */
export type SavedPost = BlogPost & { pending: PostRevision | null };

/** The editable fields of a post, which a revision stores, with the excerpt only if it was written. */
export function fieldsOf(post: PostFields): PostFields {
  const fields = Object.fromEntries(fieldNames.map((name) => [name, post[name]])) as unknown as PostFields;
  return { ...fields, excerpt: writtenExcerpt(post) };
}

/** Stores the current state of a post as the revision of its version, unless that exists. */
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

/** A post with the revision that contains its unpublished changes. */
export async function withPending(tx: Tx, post: BlogPost): Promise<SavedPost> {
  const { id: postId, pendingVersion: version } = post;
  const pending = version ? await tx.postRevision.findUnique({ where: { postId_version: { postId, version } } }) : null;
  return { ...post, pending };
}

/** A post in the state of one of its revisions. */
export function asSaved(post: BlogPost, revision: PostRevision): SavedPost {
  const { version, savedAt: updatedAt } = revision;
  if (revision.unpublished) return { ...post, version, pendingVersion: version, pending: revision };
  const fields = { ...fieldsOf(revision), ...derivedColumns(revision) };
  return { ...post, ...fields, version, updatedAt, pendingVersion: null, pending: null };
}
