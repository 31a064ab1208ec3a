import { db } from '@/lib/db';
import type { Prisma } from '@/lib/generated/prisma/client';

/** What the view of a run needs besides its row. */
export const withWeekly = { schedule: true, difference: true } satisfies Prisma.ScraperRunInclude;

/** A run with its weekly schedule, and the difference from the previous run. */
export type RunRecord = Prisma.ScraperRunGetPayload<{ include: typeof withWeekly }>;

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** A run of this user; undefined if it does not exist, is deleted, or belongs to somebody else. */
export async function findRun(userId: string, runId: string): Promise<RunRecord | undefined> {
  if (!UUID.test(runId)) return undefined;
  return (
    (await db.scraperRun.findFirst({ where: { id: runId, userId, deletedAt: null }, include: withWeekly })) ?? undefined
  );
}
