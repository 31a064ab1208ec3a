import { db } from '@/lib/db';
import type { ScraperRun } from '@/lib/generated/prisma/client';
import { withWeekly } from './find-run';
import type { FoundItem, RunKinds } from './run-kind';
import { describeReason, type RunView, viewRun } from './run-view';

const RUNS_PER_PAGE = 10;
const LAST_ITEMS = 3;
const MAX_SKIPPED = 500;

export type RunList = { runs: RunView[]; total: number; pages: number };

/** One page of a user's runs, newest first. */
export async function listRuns(userId: string, page: number, kinds: RunKinds): Promise<RunList> {
  const where = { userId, deletedAt: null };
  const total = await db.scraperRun.count({ where });
  const pages = Math.max(1, Math.ceil(total / RUNS_PER_PAGE));
  const skip = (Math.min(page, pages) - 1) * RUNS_PER_PAGE;
  const runs = await db.scraperRun.findMany({
    where,
    orderBy: { createdAt: 'desc' },
    skip,
    take: RUNS_PER_PAGE,
    include: withWeekly,
  });
  return { runs: runs.map((run) => viewRun(run, kinds)), total, pages };
}

export type RunProgress = { run: RunView; lastItems: FoundItem[] };

/** A run with its most recent results, newest first. */
export const readProgress = async (run: ScraperRun, kinds: RunKinds): Promise<RunProgress> => ({
  run: viewRun(run, kinds),
  lastItems: await kinds[run.kind].lastItems(run.id, LAST_ITEMS),
});

export type SkippedPage = { url: string; reason: string; sameAs?: string };

/** The URLs of a run that nothing was stored from, each with a sentence that gives the reason. At most 500. */
export async function listSkippedPages(run: ScraperRun, kinds: RunKinds): Promise<SkippedPage[]> {
  const rows = await db.scraperUrl.findMany({
    where: { runId: run.id, state: 'skipped' },
    orderBy: { id: 'asc' },
    take: MAX_SKIPPED,
  });
  return rows.map(({ url, reason, sameAs }) => ({
    url,
    reason: describeReason(reason ?? '', kinds[run.kind]),
    sameAs: sameAs ?? undefined,
  }));
}
