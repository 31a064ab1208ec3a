import { db } from '@/lib/db';
import type { ScraperRun } from '@/lib/generated/prisma/client';

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** A run of this user; undefined if it does not exist, is deleted, or belongs to somebody else. */
export async function findRun(userId: string, runId: string): Promise<ScraperRun | undefined> {
  if (!UUID.test(runId)) return undefined;
  return (await db.scraperRun.findFirst({ where: { id: runId, userId, deletedAt: null } })) ?? undefined;
}
