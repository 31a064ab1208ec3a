import type { z } from 'zod';
import { db } from '@/lib/db';
import type { Prisma, WorkingCopy as Row } from '@/lib/generated/prisma/client';
import { type holdingSchema, inputSchema, type workingCopySchema } from './post-form';
import type { PostInput } from './post-limits';
import { nameOfText } from './text-name';

type Tx = Prisma.TransactionClient;

/** Which working copy, the number of its last write that the editor knows, and the tab that writes. */
export type Holding = z.output<typeof holdingSchema>;

/** What somebody is writing and has not saved yet, as the editor shows it. */
export type WorkingCopy = {
  id: string;
  version: number | undefined;
  seq: number;
  /** The tab that wrote it. */
  holder: string;
  fields: PostInput;
  savedBy: string;
  savedAt: string;
};

/** The number of the write; or, without a change, the copy that another tab wrote meanwhile, or that the post was saved. */
export type Stored =
  | { ok: true; seq: number }
  | { ok: false; reason: 'elsewhere'; current: WorkingCopy }
  | { ok: false; reason: 'outdated' };

const toWorkingCopy = ({ id, version, seq, holder, fields, savedBy, savedAt }: Row): WorkingCopy => ({
  id,
  version: version ?? undefined,
  seq,
  holder,
  fields: inputSchema.parse(fields),
  savedBy,
  savedAt: savedAt.toISOString(),
});

/** Writes of a working copy, and saves of it, happen one after the other. */
export const lockText = (tx: Tx, id: string) =>
  tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${id}, 2))`;

/**
 * Stores what is being written. Only the tab that wrote last, or one that has read what it wrote, may overwrite it; and nothing is
 * stored for a version of the post that is no longer the newest.
 */
export function storeWorkingCopy(
  { id, seq: known, holder, version, fields }: z.output<typeof workingCopySchema>,
  savedBy: string,
): Promise<Stored> {
  return db.$transaction(async (tx) => {
    await lockText(tx, id);
    const post = await tx.blogPost.findUnique({ where: { id }, select: { version: true, deletedAt: true } });
    if (post?.deletedAt || post?.version !== version) return { ok: false, reason: 'outdated' };
    const before = await tx.workingCopy.findUnique({ where: { id } });
    if (before && before.seq !== known && before.holder !== holder)
      return { ok: false, reason: 'elsewhere', current: toWorkingCopy(before) };
    const seq = (before?.seq ?? 0) + 1;
    const copy = { version: version ?? null, fields, seq, holder, savedBy, savedAt: new Date() };
    await tx.workingCopy.upsert({
      where: { id },
      create: { ...copy, id, postId: post ? id : null },
      update: copy,
    });
    return { ok: true, seq };
  });
}

/** Deletes a working copy, unless another tab has written it meanwhile. */
export async function dropWorkingCopy({ id, seq, holder }: Holding, tx: Tx = db): Promise<void> {
  await tx.workingCopy.deleteMany({ where: { id, OR: [{ seq }, { holder }] } });
}

/** Drops the working copy that a save contains. What another tab has written meanwhile is no unsaved text any more, but belongs to the post. */
export async function settleWorkingCopy(tx: Tx, holding: Holding, postId: string): Promise<void> {
  await dropWorkingCopy(holding, tx);
  await tx.workingCopy.updateMany({ where: { id: holding.id }, data: { postId } });
}

/** The working copy of a post, or of one that was never saved; undefined if there is none. */
export async function findWorkingCopy(id: string): Promise<WorkingCopy | undefined> {
  const row = await db.workingCopy.findUnique({ where: { id } });
  return row ? toWorkingCopy(row) : undefined;
}

/** A text that somebody has begun and never saved. */
export type UnsavedText = { id: string; name: string; seq: number; savedAt: string };

/** What an admin has begun and never saved, newest first. */
export async function listUnsavedTexts(savedBy: string): Promise<UnsavedText[]> {
  const rows = await db.workingCopy.findMany({
    where: { savedBy, postId: null },
    orderBy: { savedAt: 'desc' },
    take: 10,
  });
  return rows
    .map(toWorkingCopy)
    .map(({ id, seq, fields, savedAt }) => ({ id, name: nameOfText(fields), seq, savedAt }));
}
