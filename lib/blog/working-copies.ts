import type { z } from 'zod';
import { db } from '@/lib/db';
import type { Prisma, WorkingCopy as Row } from '@/lib/generated/prisma/client';
import { type holdingSchema, inputSchema, type workingCopySchema } from './post-form';
import type { PostInput } from './post-limits';

type Tx = Prisma.TransactionClient;

/** Which working copy, the number of its last write that the editor knows, and the tab that writes. */
export type Holding = z.output<typeof holdingSchema>;

/** What somebody is writing and has not saved yet, as the editor shows it. */
export type WorkingCopy = {
  id: string;
  version: number | undefined;
  seq: number;
  fields: PostInput;
  savedBy: string;
  savedAt: string;
};

/** The number of the write; or, without a change, the copy that another tab wrote meanwhile, or that the post was saved. */
export type Stored =
  | { ok: true; seq: number }
  | { ok: false; reason: 'elsewhere'; current: WorkingCopy }
  | { ok: false; reason: 'outdated' };

const toWorkingCopy = ({ id, version, seq, fields, savedBy, savedAt }: Row): WorkingCopy => ({
  id,
  version: version ?? undefined,
  seq,
  fields: inputSchema.parse(fields),
  savedBy,
  savedAt: savedAt.toISOString(),
});

/**
 * Stores what is being written. Only the tab that wrote last, or one that has read what it wrote, may overwrite it; and nothing is
 * stored for a version of the post that is no longer the newest.
 */
export function storeWorkingCopy(
  { id, seq: known, holder, version, fields }: z.output<typeof workingCopySchema>,
  savedBy: string,
): Promise<Stored> {
  return db.$transaction(async (tx) => {
    await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${id}, 2))`;
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

/** The working copy of a post, or of one that was never saved; undefined if there is none. */
export async function findWorkingCopy(id: string): Promise<WorkingCopy | undefined> {
  const row = await db.workingCopy.findUnique({ where: { id } });
  return row ? toWorkingCopy(row) : undefined;
}

/** What an admin has begun and never saved, newest first. */
export async function listUnsavedPosts(savedBy: string): Promise<{ id: string; title: string; savedAt: Date }[]> {
  const rows = await db.workingCopy.findMany({
    where: { savedBy, postId: null },
    orderBy: { savedAt: 'desc' },
    take: 10,
  });
  return rows.map((row) => ({ id: row.id, title: toWorkingCopy(row).fields.title, savedAt: row.savedAt }));
}
