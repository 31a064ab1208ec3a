import { randomUUID } from 'node:crypto';
import { db } from '@/lib/db';
import type { RunKind as RunKindName } from '@/lib/generated/prisma/client';
import { enqueue } from '@/lib/jobs/enqueue';
import { log } from '@/lib/log';
import { acquireLease, claimAbandonedRuns, LeaseLostError, releaseLease, renewLease } from './lease';
import type { PerformRun } from './run-kind';

const HEARTBEAT_MS = 2_000;
/** Leases taken without a single stored page in between, after which a run is given up. */
const MAX_ATTEMPTS = 5;

async function finishRun(runId: string, owner: string, outcome: Awaited<ReturnType<PerformRun>>) {
  const isFailed = typeof outcome === 'string';
  const problem = isFailed ? outcome : (outcome?.partial ?? null);
  await db.scraperRun.updateMany({
    where: { id: runId, leaseOwner: owner, status: 'running' },
    data: { status: isFailed ? 'failed' : 'done', problem, finishedAt: new Date(), leaseOwner: null, leaseUntil: null },
  });
}

/** Renews the lease until it is stopped. The signal aborts as soon as another worker or a cancellation has taken the run. */
function keepLease(runId: string, owner: string) {
  const lost = new AbortController();
  const timer = setInterval(async () => {
    // A failed query proves nothing; if it keeps failing the lease expires and another worker takes over.
    const isHeld = await renewLease(runId, owner).catch(() => true);
    if (!isHeld) lost.abort(new LeaseLostError(runId));
  }, HEARTBEAT_MS);
  return { signal: lost.signal, stop: () => clearInterval(timer) };
}

/**
 * Executes a run to its end, or resumes it where another worker stopped. Does nothing if another worker holds its lease.
 * @param shutdown aborts when this worker has to stop; the run is then released for the next one
 */
export async function executeRun(
  runId: string,
  performers: Readonly<Record<RunKindName, PerformRun>>,
  shutdown: AbortSignal,
): Promise<void> {
  const owner = randomUUID();
  const run = await acquireLease(runId, owner);
  if (!run) return;
  if (run.attempts > MAX_ATTEMPTS) return finishRun(runId, owner, 'interrupted');
  const lease = keepLease(runId, owner);
  try {
    const signal = AbortSignal.any([shutdown, lease.signal]);
    await finishRun(runId, owner, await performers[run.kind](run, owner, signal));
  } catch (error) {
    if (shutdown.aborted) return releaseLease(runId, owner);
    if (lease.signal.aborted || error instanceof LeaseLostError) return;
    // Once its lease has expired, the run is resumed.
    log.error({ err: error, runId }, 'scraper run interrupted');
  } finally {
    lease.stop();
  }
}

/** Enqueues again the runs whose worker has died. */
export async function requeueAbandonedRuns(): Promise<void> {
  for (const runId of await claimAbandonedRuns()) {
    await db.$transaction((tx) => enqueue(tx, 'crawl', { runId }));
  }
}
