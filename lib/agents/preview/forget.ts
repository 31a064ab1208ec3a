import { db } from '@/lib/db';
import type { Prisma } from '@/lib/generated/prisma/client';
import { endsWithin } from '@/lib/time';
import { WISH_LIFETIME_MS } from '../adoption/wish-lifetime';
import { PREVIEW_LIFETIME_MS } from '../policy';
import { isKept } from './find-preview';
import { lockStarts } from './lock-starts';

/** Deletes the readings that no agent uses, or waits for. A worker that is still reading one of them notices with its next write. */
async function deleteUnusedReadings(tx: Prisma.TransactionClient): Promise<void> {
  // Not while a preview is started: it might be about to share one of them.
  await lockStarts(tx);
  await tx.siteReading.deleteMany({ where: { agentId: null, agents: { none: {} }, previews: { none: {} } } });
}

/** Deletes a preview at once, and its reading unless another preview uses it. False if it does not exist. */
export function forgetPreview(previewId: string): Promise<boolean> {
  return db.$transaction(async (tx) => {
    const { count } = await tx.agent.deleteMany({ where: { previewId, state: 'preview' } });
    await deleteUnusedReadings(tx);
    return count > 0;
  });
}

/** Deletes expired previews, those of the version before too, and wishes to adopt one. The worker runs it every ten seconds. */
export async function deleteExpiredPreviews(now = new Date()): Promise<void> {
  const isOver = (lifetimeMs: number) => ({ NOT: { expiresAt: endsWithin(lifetimeMs, now.getTime()) } });
  await db.$transaction(async (tx) => {
    await tx.agentAdoption.deleteMany({ where: isOver(WISH_LIFETIME_MS) });
    await tx.agent.deleteMany({ where: { state: 'preview', NOT: isKept(now.getTime()) } });
    await tx.agentPreview.deleteMany({ where: isOver(PREVIEW_LIFETIME_MS) });
    await deleteUnusedReadings(tx);
  });
}
