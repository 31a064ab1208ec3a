import { db } from '@/lib/db';
import type { Prisma } from '@/lib/generated/prisma/client';
import { endsWithin } from '@/lib/time';
import { PREVIEW_LIFETIME_MS } from '../policy';
import { lockStarts } from './lock-starts';

/** Deletes the readings that no agent uses. A worker that is still reading one of them notices with its next write. */
async function deleteUnusedReadings(tx: Prisma.TransactionClient): Promise<void> {
  // Not while a preview is started: it might be about to share one of them.
  await lockStarts(tx);
  await tx.siteReading.deleteMany({ where: { agents: { none: {} }, previews: { none: {} } } });
}

/** Deletes a preview at once, and its reading unless another preview uses it. False if it does not exist. */
export function forgetPreview(previewId: string): Promise<boolean> {
  return db.$transaction(async (tx) => {
    const { count } = await tx.agent.deleteMany({ where: { previewId, state: 'preview' } });
    await deleteUnusedReadings(tx);
    return count > 0;
  });
}

/** Deletes expired previews, those of the version before too. The worker runs it every ten seconds. */
export async function deleteExpiredPreviews(now = new Date()): Promise<void> {
  await db.$transaction(async (tx) => {
    const isOver = { NOT: { expiresAt: endsWithin(PREVIEW_LIFETIME_MS, now.getTime()) } };
    await tx.agent.deleteMany({ where: { state: 'preview', adoptions: { none: {} }, ...isOver } });
    await tx.agentPreview.deleteMany({ where: isOver });
    await deleteUnusedReadings(tx);
  });
}
