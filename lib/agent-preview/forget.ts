import { db } from '@/lib/db';
import { Prisma } from '@/lib/generated/prisma/client';
import { endsWithin, within } from '@/lib/time';
import { HOST_WINDOW_MS, PREVIEW_LIFETIME_MS } from './policy';

/** Deletes the content of readings without previews. Their rows stay until the host may be read again. */
async function clearUnusedReadings(tx: Prisma.TransactionClient): Promise<void> {
  const unused = await tx.siteReading.findMany({
    where: { previews: { none: {} }, url: { not: '' } },
    select: { id: true },
  });
  const ids = unused.map(({ id }) => id);
  if (ids.length === 0) return;
  await tx.siteReading.updateMany({ where: { id: { in: ids } }, data: { url: '', greeting: Prisma.DbNull } });
  // A worker that is still reading one of them notices with its next write.
  await tx.siteReading.updateMany({
    where: { id: { in: ids }, status: { in: ['queued', 'running'] } },
    data: { status: 'failed', problem: 'forgotten', finishedAt: new Date() },
  });
  await tx.readingPage.deleteMany({ where: { readingId: { in: ids } } });
  await tx.readingReport.deleteMany({ where: { readingId: { in: ids } } });
}

/** Deletes a preview at once, and its reading unless another preview uses it. False if it does not exist. */
export function forgetPreview(id: string): Promise<boolean> {
  return db.$transaction(async (tx) => {
    const { count } = await tx.agentPreview.deleteMany({ where: { id } });
    await clearUnusedReadings(tx);
    return count > 0;
  });
}

/** Deletes expired previews. The worker runs it every minute. */
export async function deleteExpiredPreviews(now = new Date()): Promise<void> {
  await db.$transaction(async (tx) => {
    await tx.agentPreview.deleteMany({ where: { NOT: { expiresAt: endsWithin(PREVIEW_LIFETIME_MS, now.getTime()) } } });
    await clearUnusedReadings(tx);
    await tx.siteReading.deleteMany({
      where: { url: '', NOT: { createdAt: within(HOST_WINDOW_MS, now.getTime()) } },
    });
  });
}
