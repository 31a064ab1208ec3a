import { z } from 'zod';
import { db } from '@/lib/db';
import type { FieldErrors } from '@/lib/forms/form-state';
import { type BlogPost, Prisma } from '@/lib/generated/prisma/client';
import { derivedColumns } from './derived-columns';
import { isPublicNow } from './post';
import type { PostFields } from './post-form';
import { addRevision, asSaved, ensureRevision, fieldsOf, type SavedPost, withPending } from './revisions';
import { type Holding, lockText, settleWorkingCopy } from './working-copies';

type Tx = Prisma.TransactionClient;

/** The outcome of a save. `conflict` carries the current post, so that neither text is lost. */
export type SaveResult =
  | { ok: true; post: SavedPost }
  | { ok: false; reason: 'invalid'; errors: FieldErrors }
  | { ok: false; reason: 'conflict'; current: SavedPost }
  | { ok: false; reason: 'gone' };

export type Save = {
  /** Undefined for a new post. */
  id?: string;
  /** Optimistic locking: the version that the editor loaded. A save of any other version is a conflict. */
  expectedVersion?: number;
  /** Idempotency key. */
  writeId: string;
  /** Ids of earlier saves whose responses were lost. If one was stored, this save is based on it. */
  unansweredIds?: readonly string[];
  fields: PostFields;
  /** False: changes to a public post are stored as unpublished changes. */
  publish?: boolean;
  /** The e-mail address of the admin, for the revision. */
  editor: string;
  /** The working copy that is saved, and no longer needed. */
  workingCopy?: Holding;
};

const takenSlug = {
  ok: false,
  reason: 'invalid',
  errors: { slug: 'This slug is used by another post.' },
} as const satisfies SaveResult;

/**
 * Redirects the previous slug of a public post to the post, and removes redirects from a slug at which a post is now public. A
 * draft removes none: the redirect stays until a post is public at that slug.
 */
async function updateRedirects(tx: Tx, before: BlogPost | undefined, after: BlogPost): Promise<void> {
  const wasPublic = before !== undefined && isPublicNow(before);
  if (wasPublic && before.slug !== after.slug) {
    const redirect = { slug: before.slug, postId: before.id };
    await tx.slugRedirect.upsert({ where: { slug: before.slug }, create: redirect, update: redirect });
  }
  // A scheduled post becomes public without a save: the first save after that removes the redirect, even if it unpublishes the post.
  const hasBeenPublicHere = isPublicNow(after) || (wasPublic && before.slug === after.slug);
  if (hasBeenPublicHere) await tx.slugRedirect.deleteMany({ where: { slug: after.slug } });
}

const recordWrite = (tx: Tx, id: string, { id: postId, version }: BlogPost) =>
  tx.postWrite.create({ data: { id, postId, version } });

/** Creates a post, under the id of its working copy: the text keeps its address, and two devices cannot make two posts of it. */
async function create(tx: Tx, { fields, editor, writeId, workingCopy }: Save): Promise<SaveResult> {
  const id = workingCopy?.id;
  const other = id ? await tx.blogPost.findUnique({ where: { id } }) : null;
  if (other?.deletedAt) return { ok: false, reason: 'gone' };
  if (other) return { ok: false, reason: 'conflict', current: await withPending(tx, other) };
  const post = await tx.blogPost.create({ data: { id, ...fields, ...derivedColumns(fields) } });
  await updateRedirects(tx, undefined, post);
  await addRevision(tx, post, editor);
  await recordWrite(tx, writeId, post);
  return { ok: true, post: { ...post, pending: null } };
}

/** Stores fields as unpublished changes: a revision that the post refers to. The published post does not change. */
async function storeChanges(tx: Tx, before: BlogPost, { fields, editor, writeId }: Save): Promise<SaveResult> {
  const { id, updatedAt } = before;
  if (await tx.blogPost.findFirst({ where: { slug: fields.slug, id: { not: id } }, select: { id: true } }))
    return takenSlug;
  const version = before.version + 1;
  const pending = await tx.postRevision.create({
    data: { ...fieldsOf(fields), postId: id, version, savedBy: editor, unpublished: true },
  });
  const post = await tx.blogPost.update({ where: { id }, data: { version, pendingVersion: version, updatedAt } });
  await recordWrite(tx, writeId, post);
  return { ok: true, post: { ...post, pending } };
}

async function update(tx: Tx, id: string, save: Save): Promise<SaveResult> {
  const { expectedVersion, fields, editor, writeId, publish = true } = save;
  // Locks the row: other saves and deletions of this post wait until this one is committed.
  await tx.$queryRaw`SELECT 1 FROM blog_posts WHERE id = ${id}::uuid FOR UPDATE`;
  const before = await tx.blogPost.findUnique({ where: { id, deletedAt: null } });
  if (!before) return { ok: false, reason: 'gone' };
  if (before.version !== expectedVersion)
    return { ok: false, reason: 'conflict', current: await withPending(tx, before) };
  // Sample articles and imported posts have no revision yet.
  await ensureRevision(tx, before);
  if (!publish && fields.status === 'published' && isPublicNow(before)) return storeChanges(tx, before, save);
  const after = await tx.blogPost.update({
    where: { id },
    data: { ...fields, ...derivedColumns(fields), pendingVersion: null, version: { increment: 1 } },
  });
  await updateRedirects(tx, before, after);
  await addRevision(tx, after, editor);
  await recordWrite(tx, writeId, after);
  return { ok: true, post: { ...after, pending: null } };
}

const violation = z.object({ cause: z.object({ constraint: z.object({ index: z.string() }) }) });

/** Whether a write failed because another post has the slug, not because of another unique constraint. */
export function isTakenSlug(error: unknown): boolean {
  if (!(error instanceof Prisma.PrismaClientKnownRequestError) || error.code !== 'P2002') return false;
  return violation.safeParse(error.meta?.driverAdapterError).data?.cause.constraint.index === 'blog_posts_slug_key';
}

/** The result of an earlier save with the same id (idempotency key), regardless of later saves. */
async function findRepeat(tx: Tx, writeId: string): Promise<SaveResult | undefined> {
  const write = await tx.postWrite.findUnique({ where: { id: writeId } });
  if (!write) return undefined;
  const { postId, version } = write;
  const revision = await tx.postRevision.findUnique({
    where: { postId_version: { postId, version } },
    include: { post: true },
  });
  if (!revision || revision.post.deletedAt) return { ok: false, reason: 'gone' };
  const { post, ...saved } = revision;
  return { ok: true, post: asSaved(post, saved) };
}

const lockWrite = (tx: Tx, id: string) => tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${id}, 1))`;

/** Bases a save on the last of the editor's own saves that was stored without the editor knowing; else it would be a conflict. */
async function onUnanswered(tx: Tx, save: Save): Promise<Save> {
  const { id, unansweredIds = [] } = save;
  for (const unanswered of unansweredIds) await lockWrite(tx, unanswered);
  const stored = await tx.postWrite.findFirst({
    where: { id: { in: [...unansweredIds] }, postId: id },
    orderBy: { version: 'desc' },
  });
  return stored ? { ...save, id: stored.postId, expectedVersion: stored.version } : save;
}

/**
 * Saves a post atomically. A save that is not based on the latest version is a conflict and changes nothing. A repeated save
 * changes nothing and returns the result of the first (idempotency).
 */
export async function savePost(save: Save): Promise<SaveResult> {
  try {
    return await db.$transaction(async (tx) => {
      // Of two identical saves at the same time, the second waits here and then finds the first.
      await lockWrite(tx, save.writeId);
      const repeat = await findRepeat(tx, save.writeId);
      if (repeat) return repeat;
      const based = await onUnanswered(tx, save);
      const { workingCopy } = save;
      if (workingCopy) await lockText(tx, workingCopy.id);
      const result = based.id ? await update(tx, based.id, based) : await create(tx, based);
      if (result.ok && workingCopy) await settleWorkingCopy(tx, workingCopy, result.post.id);
      return result;
    });
  } catch (error) {
    if (!isTakenSlug(error)) throw error;
    return takenSlug;
  }
}

export type Change = { id: string; writeId: string; editor: string };

/**
 * Makes an old revision the newest without publishing anything: status and date stay, and a public post gets the revision as
 * unpublished changes.
 */
export async function restoreRevision({ id, writeId, editor }: Change, version: number): Promise<SaveResult> {
  const post = await db.blogPost.findUnique({ where: { id, deletedAt: null } });
  const revision = await db.postRevision.findUnique({ where: { postId_version: { postId: id, version } } });
  if (!post || !revision) return { ok: false, reason: 'gone' };
  const { status, publishedAt, version: expectedVersion } = post;
  const fields = { ...fieldsOf(revision), status, publishedAt };
  return savePost({ id, writeId, editor, expectedVersion, fields, publish: false });
}

/** Discards the unpublished changes of a post. They stay in its history. */
export async function discardChanges({ id, writeId, editor }: Change): Promise<SaveResult> {
  const post = await db.blogPost.findUnique({ where: { id, deletedAt: null } });
  if (!post) return { ok: false, reason: 'gone' };
  if (!post.pendingVersion) return { ok: true, post: { ...post, pending: null } };
  return savePost({ id, writeId, editor, expectedVersion: post.version, fields: fieldsOf(post) });
}
