import { db } from '@/lib/db';
import type { ScraperRun } from '@/lib/generated/prisma/client';
import { DAY_MS } from '@/lib/time';
import { findRun } from './find-run';

/** Ends a run early and keeps its results. A run that is already over does not change. */
export async function cancelRun(userId: string, runId: string): Promise<ScraperRun | undefined> {
  const run = await findRun(userId, runId);
  if (!run) return undefined;
  await db.scraperRun.updateMany({
    where: { id: run.id, status: { in: ['queued', 'running'] } },
    // The worker notices that it has lost the lease, and stops.
    data: { status: 'cancelled', finishedAt: new Date(), leaseOwner: null, leaseUntil: null },
  });
  return findRun(userId, runId);
}

/** Deletes a run with all its results, and ends its weekly repetition. False if the user has no such run. */
export async function deleteRun(userId: string, runId: string): Promise<boolean> {
  const run = await cancelRun(userId, runId);
  if (!run) return false;
  await db.$transaction([
    // The row itself is purged later: until then it counts towards the daily page limit.
    db.scraperRun.update({
      where: { id: run.id },
      data: { deletedAt: new Date(), subject: '', settings: {}, home: null, currentUrl: null },
    }),
    db.runSchedule.deleteMany({ where: { runId: run.id } }),
    db.runDifference.deleteMany({ where: { runId: run.id } }),
    db.scraperUrl.deleteMany({ where: { runId: run.id } }),
    db.scraperPage.deleteMany({ where: { runId: run.id } }),
    db.knowledgeItem.deleteMany({ where: { runId: run.id } }),
  ]);
  return true;
}

/** Purges deleted runs that no longer count towards the daily page limit. */
export async function purgeDeletedRuns(): Promise<void> {
  const before = new Date(Date.now() - DAY_MS);
  await db.scraperRun.deleteMany({ where: { deletedAt: { lt: before }, createdAt: { lt: before } } });
}
