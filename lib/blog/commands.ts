import { z } from 'zod';
import { db } from '@/lib/db';
import type { FieldErrors } from '@/lib/forms/form-state';
import { type BlogPost, Prisma } from '@/lib/generated/prisma/client';
import type { PostStatus } from '@/lib/generated/prisma/enums';
import { isPublicNow } from './post';
import type { PostFields } from './post-form';
import { addRevision, asSaved, fieldsOf, keepAsItWas } from './revisions';
import { searchColumns } from './search-text';

type Tx = Prisma.TransactionClient;

/** What became of a save. `conflict` carries the post as it is now, so that nobody's words are lost. */
export type SaveResult =
  | { ok: true; post: BlogPost }
  | { ok: false; reason: 'invalid'; errors: FieldErrors }
  | { ok: false; reason: 'conflict'; current: BlogPost }
  | { ok: false; reason: 'gone' };

export type Save = {
  /** None for a new post. */
  id?: string;
  expectedVersion?: number;
  writeId: string;
  fields: PostFields;
  /** Who saves, for the revision. */
  editor: string;
};

/**
 * Leads the address that a public post had to the post, and ends the redirects from an address at which a post is public now.
 * A draft ends none: what led on from there keeps leading on until there is something to read.
 */
async function keepOldAddress(tx: Tx, before: BlogPost | undefined, after: BlogPost): Promise<void> {
  const wasPublic = before !== undefined && isPublicNow(before);
  if (wasPublic && before.slug !== after.slug) {
    const redirect = { slug: before.slug, postId: before.id };
    await tx.slugRedirect.upsert({ where: { slug: before.slug }, create: redirect, update: redirect });
  }
  // A post dated ahead became public without a save: the first one after that ends the redirect, even if it withdraws the post.
  const hasBeenPublicHere = isPublicNow(after) || (wasPublic && before.slug === after.slug);
  if (hasBeenPublicHere) await tx.slugRedirect.deleteMany({ where: { slug: after.slug } });
}

async function create(tx: Tx, { fields, editor, writeId }: Save): Promise<SaveResult> {
  const post = await tx.blogPost.create({ data: { ...fields, ...searchColumns(fields) } });
  await keepOldAddress(tx, undefined, post);
  await addRevision(tx, post, editor);
  await tx.postWrite.create({ data: { id: writeId, postId: post.id, version: post.version } });
  return { ok: true, post };
}

async function update(tx: Tx, id: string, { expectedVersion, fields, editor, writeId }: Save): Promise<SaveResult> {
  // Whoever else saves or deletes this post waits from here on: it is as it is read below until this save is done.
  await tx.$queryRaw`SELECT 1 FROM blog_posts WHERE id = ${id}::uuid FOR UPDATE`;
  const before = await tx.blogPost.findUnique({ where: { id } });
  if (!before) return { ok: false, reason: 'gone' };
  if (before.version !== expectedVersion) return { ok: false, reason: 'conflict', current: before };
  // A post from before there were revisions: what it was is kept first.
  await keepAsItWas(tx, before);
  const after = await tx.blogPost.update({
    where: { id },
    data: { ...fields, ...searchColumns(fields), version: { increment: 1 } },
  });
  await keepOldAddress(tx, before, after);
  await addRevision(tx, after, editor);
  await tx.postWrite.create({ data: { id: writeId, postId: id, version: after.version } });
  return { ok: true, post: after };
}

const violation = z.object({ cause: z.object({ constraint: z.object({ index: z.string() }) }) });

/** Whether a write failed because another post has the address, and not because of anything else that must be unique. */
function isTakenSlug(error: unknown): boolean {
  if (!(error instanceof Prisma.PrismaClientKnownRequestError) || error.code !== 'P2002') return false;
  return violation.safeParse(error.meta?.driverAdapterError).data?.cause.constraint.index === 'blog_posts_slug_key';
}

/** The result of a save that was done before, if this is a repeat of one: what it saved, whatever was saved since. */
async function findRepeat(tx: Tx, writeId: string): Promise<SaveResult | undefined> {
  const write = await tx.postWrite.findUnique({ where: { id: writeId } });
  if (!write) return undefined;
  const { postId, version } = write;
  const revision = await tx.postRevision.findUnique({
    where: { postId_version: { postId, version } },
    include: { post: true },
  });
  return revision ? { ok: true, post: asSaved(revision.post, revision) } : { ok: false, reason: 'gone' };
}

/**
 * Saves a post, all of it or nothing. Saving from a version that is not the latest is a conflict and changes nothing; the same
 * save sent again changes nothing and is answered as before.
 */
export async function savePost(save: Save): Promise<SaveResult> {
  try {
    return await db.$transaction(async (tx) => {
      // The same save sent twice at once: the second waits here and then finds the first.
      await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${save.writeId}, 1))`;
      const repeat = await findRepeat(tx, save.writeId);
      if (repeat) return repeat;
      return save.id ? update(tx, save.id, save) : create(tx, save);
    });
  } catch (error) {
    if (!isTakenSlug(error)) throw error;
    return { ok: false, reason: 'invalid', errors: { slug: 'This address is used by another post.' } };
  }
}

type Change = { id: string; writeId: string; editor: string };

/** Publishes a post or takes it back. Publishing a draft whose day is past publishes it with that day. */
export async function setPostStatus({ id, writeId, editor }: Change, status: PostStatus): Promise<SaveResult> {
  const post = await db.blogPost.findUnique({ where: { id } });
  if (!post) return { ok: false, reason: 'gone' };
  return savePost({ id, writeId, editor, expectedVersion: post.version, fields: { ...fieldsOf(post), status } });
}

/** Makes an old revision the newest. What is there now stays in the history. */
export async function restoreRevision({ id, writeId, editor }: Change, version: number): Promise<SaveResult> {
  const post = await db.blogPost.findUnique({ where: { id } });
  const revision = await db.postRevision.findUnique({ where: { postId_version: { postId: id, version } } });
  if (!post || !revision) return { ok: false, reason: 'gone' };
  return savePost({ id, writeId, editor, expectedVersion: post.version, fields: fieldsOf(revision) });
}

/** Deletes a post with its revisions and old addresses. Deleting twice is no mistake. */
export async function deletePost(id: string): Promise<void> {
  await db.blogPost.deleteMany({ where: { id } });
}
