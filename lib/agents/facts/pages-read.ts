import { db } from '@/lib/db';
import type { StoredDifference } from '@/lib/scraper-runs/run-difference';
import { DAY_MS } from '@/lib/time';
import { READ_AGAIN_DAYS } from '../policy';
import { describeSkipped } from '../preview/problems';

/** The pages that an agent answers from, and what has changed on its website since the reading before. */
export async function pagesRead(readingId: string | null) {
  const reading = readingId
    ? await db.siteReading.findUnique({
        where: { id: readingId },
        select: {
          createdAt: true,
          finishedAt: true,
          problem: true,
          agentId: true,
          changes: true,
          pages: { orderBy: { id: 'asc' }, select: { url: true, title: true, findings: true, skipped: true } },
        },
      })
    : null;
  if (!reading) return undefined;
  const { pages, createdAt, finishedAt, problem, agentId, changes } = reading;
  return {
    finishedAt,
    /** Of the own reading of an adopted agent. */
    nextAt: agentId ? new Date(createdAt.getTime() + READ_AGAIN_DAYS.done * DAY_MS) : undefined,
    isPartial: problem !== null,
    // Only noteChanges writes them.
    changes: (changes as unknown as StoredDifference | null) ?? undefined,
    pages: pages.filter(({ skipped }) => skipped === null),
    skipped: pages.flatMap(({ url, skipped }) => {
      const reason = skipped === null ? undefined : describeSkipped(skipped);
      return reason ? [{ url, reason }] : [];
    }),
  };
}
