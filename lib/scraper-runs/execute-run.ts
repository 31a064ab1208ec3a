import { randomUUID } from 'node:crypto';
import { crawlSite } from '@/lib/crawler/crawl/crawl-site';
import { scoreLink } from '@/lib/crawler/link-score';
import { db } from '@/lib/db';
import type { ScraperRun } from '@/lib/generated/prisma/client';
import { enqueue } from '@/lib/jobs/enqueue';
import { log } from '@/lib/log';
import { fetchOptions, PRODUCT_TOKEN, paceFor, readOptionsOf } from '@/lib/website-scraper/crawler-options';
import type { RunSettings } from '@/lib/website-scraper/schema';
import { databaseStore } from './database-store';
import { gatherForRun } from './gather-for-run';
import { findAbandoned, keepLease, LeaseLostError, leaveLease, takeLease } from './lease';
import { pageOf } from './page-row';
import { viewRun } from './run-view';

const HEARTBEAT_MS = 2_000;
/** A run that its worker does not survive so often, without one page in between, is given up. */
const MAX_ATTEMPTS = 5;

/** Looks pages up in the run that is repeated. */
function earlierPages(earlierRunId: string | null) {
  if (!earlierRunId) return undefined;
  return async (url: string) => {
    const row = await db.scraperPage.findUnique({ where: { runId_url: { runId: earlierRunId, url } } });
    return row ? pageOf(row) : undefined;
  };
}

/** Reads the website of a run. */
function crawlWebsite(run: ScraperRun, settings: RunSettings, owner: string, signal: AbortSignal) {
  return crawlSite(
    {
      start: run.subject,
      productToken: PRODUCT_TOKEN,
      fetch: { ...fetchOptions, signal },
      read: readOptionsOf(settings),
      score: settings.mode === 'smart' ? scoreLink : undefined,
      excludes: settings.excludes,
      maxPages: run.pageLimit,
      pace: paceFor(run.subject),
      earlier: earlierPages(run.earlierRunId),
    },
    databaseStore(run.id, owner),
  );
}

/** Does what a run is for. Says what made it fail as a whole, if anything. */
async function perform(run: ScraperRun, owner: string, signal: AbortSignal): Promise<string | undefined> {
  const { kind, settings } = viewRun(run);
  if (kind === 'website') {
    const end = await crawlWebsite(run, settings, owner, signal);
    return end.ok ? undefined : end.kind;
  }
  const gathered = await gatherForRun(run, kind, settings.options, owner, signal);
  return gathered.ok ? undefined : gathered.reason;
}

async function finish(runId: string, owner: string, problem?: string) {
  await db.scraperRun.updateMany({
    where: { id: runId, leaseOwner: owner, status: 'running' },
    data: { status: problem ? 'failed' : 'done', problem, finishedAt: new Date(), leaseOwner: null, leaseUntil: null },
  });
}

/** Aborts as soon as the run is not ours any more, and says all the while that we are alive. */
function watchLease(runId: string, owner: string) {
  const lost = new AbortController();
  const timer = setInterval(async () => {
    // A database that cannot be asked says nothing; after the lease has run out, another worker decides.
    const isOurs = await keepLease(runId, owner).catch(() => true);
    if (!isOurs) lost.abort(new LeaseLostError(runId));
  }, HEARTBEAT_MS);
  return { signal: lost.signal, stop: () => clearInterval(timer) };
}

/**
 * Crawls a run to its end, or goes on with it where another worker stopped. Does nothing if another worker holds it.
 * @param stopping aborts when this worker has to stop; the run is then left for the next one
 */
export async function workOnRun(runId: string, stopping: AbortSignal): Promise<void> {
  const owner = randomUUID();
  const run = await takeLease(runId, owner);
  if (!run) return;
  if (run.attempts > MAX_ATTEMPTS) return finish(runId, owner, 'interrupted');
  const lease = watchLease(runId, owner);
  try {
    await finish(runId, owner, await perform(run, owner, AbortSignal.any([stopping, lease.signal])));
  } catch (error) {
    if (stopping.aborted) return leaveLease(runId, owner);
    if (lease.signal.aborted || error instanceof LeaseLostError) return;
    log.error({ err: error, runId }, 'a run was interrupted');
    // Its lease runs out, and it is taken up again.
  } finally {
    lease.stop();
  }
}

/** Queues the runs again whose worker is gone. */
export async function rescueRuns(): Promise<void> {
  for (const runId of await findAbandoned()) {
    await db.$transaction((tx) => enqueue(tx, 'crawl', { runId }));
  }
}
