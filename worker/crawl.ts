import type PgBoss from 'pg-boss';
import type { RunKind } from '@/lib/generated/prisma/client';
import { log } from '@/lib/log';
import { performNicheRun } from '@/lib/niche-research/perform-run';
import { executeRun, requeueAbandonedRuns } from '@/lib/scraper-runs/execute-run';
import type { PerformRun } from '@/lib/scraper-runs/run-kind';
import { observeJob } from '@/lib/telemetry/observe-job';
import { performWebsiteRun } from '@/lib/website-scraper/perform-run';
import { finishRepetitions } from '@/lib/weekly-runs/finish-repetitions';

/** What each kind of run does; app/run-kinds.ts is the counterpart for the site. */
export const performers: Readonly<Record<RunKind, PerformRun>> = {
  website: performWebsiteRun,
  niche: performNicheRun,
  premium: performNicheRun,
};

/** Scraper runs executed simultaneously. */
const CRAWL_CONCURRENCY = 4;
const REQUEUE_INTERVAL_MS = 5_000;

/** Starts executing scraper runs, and enqueues again those whose worker has died, until `shutdown` aborts. */
export async function startCrawling(boss: PgBoss, shutdown: AbortSignal): Promise<void> {
  for (let started = 0; started < CRAWL_CONCURRENCY; started += 1) {
    await boss.work<{ runId: string }>('crawl', { batchSize: 1, pollingIntervalSeconds: 1 }, async ([job]) => {
      if (!job) return;
      await observeJob('crawl', () => executeRun(job.data.runId, performers, shutdown));
      // The scheduled job does it otherwise, within five minutes.
      await finishRepetitions().catch((error) => log.warn({ err: error }, 'weekly runs could not be compared'));
    });
  }
  const requeue = () =>
    requeueAbandonedRuns().catch((error) => log.error({ err: error }, 'abandoned scraper runs could not be requeued'));
  await requeue();
  const timer = setInterval(requeue, REQUEUE_INTERVAL_MS);
  shutdown.addEventListener('abort', () => clearInterval(timer));
}
