import { db } from '@/lib/db';
import { stripInvalidChars } from '@/lib/forms/form-fields';
import { Prisma, type ScraperRun } from '@/lib/generated/prisma/client';
import { CLOCK_TOLERANCE_MS, SECOND_MS } from '@/lib/time';

/** A lease that is not renewed for this long expires, and another worker may take the run. */
const LEASE_SECONDS = 15;
/** A queued run that no worker has started within this time is enqueued again: its job was lost with the worker that had it. */
const LOST_JOB_SECONDS = 30;

/** A lease that ends further ahead than this was taken before the clock was set back. */
const FURTHEST_SECONDS = LOST_JOB_SECONDS + CLOCK_TOLERANCE_MS / SECOND_MS;

/** Whether a lease that ends at `end` is over. */
const isOver = (end: Prisma.Sql) =>
  Prisma.sql`${end} NOT BETWEEN now() AND now() + make_interval(secs => ${FURTHEST_SECONDS})`;
/** When a queued run has to be started at the latest. */
const START_UNTIL = Prisma.sql`coalesce(lease_until, created_at + make_interval(secs => ${LOST_JOB_SECONDS}))`;

/**
 * Takes the lease of a run, unless another worker holds it or the run is over. Times come from the database, since the clocks of
 * several machines may differ.
 */
export async function acquireLease(runId: string, owner: string): Promise<ScraperRun | undefined> {
  const updated = await db.$executeRaw`
    UPDATE scraper_runs
    SET status = 'running', lease_owner = ${owner}, lease_until = now() + make_interval(secs => ${LEASE_SECONDS}),
        attempts = attempts + 1, started_at = coalesce(started_at, now())
    WHERE id = ${runId}::uuid AND deleted_at IS NULL
      AND (status = 'queued' OR (status = 'running' AND (lease_owner IS NULL OR ${isOver(Prisma.sql`lease_until`)})))`;
  return updated === 1 ? db.scraperRun.findUniqueOrThrow({ where: { id: runId } }) : undefined;
}

/** Extends the lease. False when the owner no longer holds it: the run was cancelled, deleted, or taken by another worker. */
export async function renewLease(runId: string, owner: string): Promise<boolean> {
  const updated = await db.$executeRaw`
    UPDATE scraper_runs SET lease_until = now() + make_interval(secs => ${LEASE_SECONDS})
    WHERE id = ${runId}::uuid AND lease_owner = ${owner} AND status = 'running' AND deleted_at IS NULL`;
  return updated === 1;
}

/** Gives up the lease so that another worker can resume the run at once. */
export async function releaseLease(runId: string, owner: string): Promise<void> {
  await db.$executeRaw`
    UPDATE scraper_runs SET lease_owner = NULL, lease_until = now(), attempts = attempts - 1
    WHERE id = ${runId}::uuid AND lease_owner = ${owner} AND status = 'running'`;
}

/** The ids of unfinished runs without a live worker. Each is returned to one caller only, until LOST_JOB_SECONDS have passed. */
export async function claimAbandonedRuns(): Promise<string[]> {
  const rows = await db.$queryRaw<{ id: string }[]>`
    UPDATE scraper_runs SET lease_owner = NULL, lease_until = now() + make_interval(secs => ${LOST_JOB_SECONDS})
    WHERE deleted_at IS NULL AND (
      (status = 'running' AND ${isOver(Prisma.sql`lease_until`)})
      OR (status = 'queued' AND ${isOver(START_UNTIL)}))
    RETURNING id`;
  return rows.map(({ id }) => id);
}

/** Thrown when a worker writes to a run whose lease it has lost. */
export class LeaseLostError extends Error {}

/**
 * Updates a run and, in the same transaction, whatever belongs to it. The row of the run is updated first because that locks it,
 * so a cancellation or another worker's write is always seen.
 * @throws LeaseLostError when the owner no longer holds the lease; nothing is written then
 */
export const writeToRun = (
  runId: string,
  owner: string,
  data: Prisma.ScraperRunUpdateManyMutationInput,
  write: (tx: Prisma.TransactionClient) => Promise<unknown>,
): Promise<void> =>
  db.$transaction(async (tx) => {
    const where = { id: runId, leaseOwner: owner, status: 'running', deletedAt: null } as const;
    const { count } = await tx.scraperRun.updateMany({ where, data });
    if (count === 0) throw new LeaseLostError(runId);
    await write(tx);
  });

/** Records the URL that is being fetched. Best effort, for display only: not awaited, errors ignored. */
export function recordCurrentUrl(runId: string, owner: string, url: string): void {
  const data = { currentUrl: stripInvalidChars(url) };
  void db.scraperRun.updateMany({ where: { id: runId, leaseOwner: owner }, data }).catch(() => {});
}
