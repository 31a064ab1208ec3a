import { db } from '@/lib/db';
import type { Prisma, ScraperRun } from '@/lib/generated/prisma/client';
import { enqueue } from '@/lib/jobs/enqueue';
import { scraperLimits } from '@/lib/rate-limits/policies';
import { within } from '@/lib/time';
import { findRun } from './find-run';
import type { NewRun, PlannedRun, RunKinds } from './run-kind';

type Tx = Prisma.TransactionClient;

/** The started run, or why there is none: the URL cannot be read, or the user has reached a limit. */
export type StartedRun =
  | { ok: true; run: ScraperRun }
  | { ok: false; kind: 'url' | 'options' | 'unavailable' | 'limit'; message: string };

const limitReached = (message: string) => ({ ok: false, kind: 'limit', message }) as const;

/** Pages that a user may still have read today. A run under way counts with its whole page limit. */
async function remainingPages(tx: Tx, userId: string): Promise<number> {
  const runs = await tx.scraperRun.findMany({
    where: { userId, createdAt: within(scraperLimits().pages.windowMs) },
    select: { pagesStored: true, pageLimit: true, finishedAt: true },
  });
  const used = runs.reduce((sum, run) => sum + (run.finishedAt ? run.pagesStored : run.pageLimit), 0);
  return scraperLimits().pages.points - used;
}

/** Creates a run and its job within the limits of its user: both exist, or neither. */
export function startRun(userId: string, planned: PlannedRun): Promise<StartedRun> {
  return planned.ok ? db.$transaction((tx) => createRun(tx, userId, planned.run)) : Promise.resolve(planned);
}

/** Waits until no other transaction starts or schedules runs of a user. */
export async function lockRunsOf(tx: Tx, userId: string): Promise<void> {
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtext(${`scraper ${userId}`}))`;
}

/** Creates a run and its job in a transaction, within the limits of its user. */
export async function createRun(
  tx: Tx,
  userId: string,
  { kind, subject, settings, pages, earlierRunId }: NewRun,
): Promise<StartedRun> {
  // Without the lock two simultaneous requests would both pass the check.
  await lockRunsOf(tx, userId);
  const active = await tx.scraperRun.count({ where: { userId, finishedAt: null, deletedAt: null } });
  if (active >= scraperLimits().concurrentRuns) {
    return limitReached(
      `You have ${active} runs in progress, which is the maximum. Wait for one to finish, or cancel one.`,
    );
  }
  const remaining = await remainingPages(tx, userId);
  if (remaining <= 0) {
    return limitReached(
      `You have reached the limit of ${scraperLimits().pages.points.toLocaleString('en-IE')} pages a day. Try again tomorrow.`,
    );
  }
  const run = await tx.scraperRun.create({
    data: { userId, kind, subject, settings, pageLimit: Math.min(pages, remaining), earlierRunId },
  });
  await enqueue(tx, 'crawl', { runId: run.id });
  return { ok: true, run };
}

/** Starts a run with the settings of an earlier one; undefined if the user has no such run. */
export async function repeatRun(userId: string, runId: string, kinds: RunKinds): Promise<StartedRun | undefined> {
  const run = await findRun(userId, runId);
  return run && startRun(userId, kinds[run.kind].repeat(run));
}
