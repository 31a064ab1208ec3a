import { db } from '@/lib/db';
import { stripInvalidChars } from '@/lib/forms/form-fields';
import type { Prisma, ScraperRun } from '@/lib/generated/prisma/client';

/** How long a worker may be silent before another one takes its run up. */
const LEASE_SECONDS = 15;
/** A queued run whose job got lost, with the worker that had just taken it, is queued again after this time. */
const LOST_SECONDS = 30;

/**
 * Takes a run up for a worker, unless another one holds it or it is over. Times are the database's own: the clocks of workers
 * on several machines may differ.
 */
export async function takeLease(runId: string, owner: string): Promise<ScraperRun | undefined> {
  const taken = await db.$executeRaw`
    UPDATE scraper_runs
    SET status = 'running', lease_owner = ${owner}, lease_until = now() + make_interval(secs => ${LEASE_SECONDS}),
        attempts = attempts + 1, started_at = coalesce(started_at, now())
    WHERE id = ${runId}::uuid AND deleted_at IS NULL
      AND (status = 'queued' OR (status = 'running' AND (lease_owner IS NULL OR lease_until < now())))`;
  return taken === 1 ? db.scraperRun.findUniqueOrThrow({ where: { id: runId } }) : undefined;
}

/** Says that the worker is alive. False when the run is no longer its own: cancelled, deleted, or taken over. */
export async function keepLease(runId: string, owner: string): Promise<boolean> {
  const kept = await db.$executeRaw`
    UPDATE scraper_runs SET lease_until = now() + make_interval(secs => ${LEASE_SECONDS})
    WHERE id = ${runId}::uuid AND lease_owner = ${owner} AND status = 'running' AND deleted_at IS NULL`;
  return kept === 1;
}

/** Gives a run back that the worker has to leave, so that another one can go on at once. */
export async function leaveLease(runId: string, owner: string): Promise<void> {
  await db.$executeRaw`
    UPDATE scraper_runs SET lease_owner = NULL, lease_until = now(), attempts = attempts - 1
    WHERE id = ${runId}::uuid AND lease_owner = ${owner} AND status = 'running'`;
}

/** The runs that nobody works on although somebody should. Each is handed out to one caller only, until some time has passed. */
export async function findAbandoned(): Promise<string[]> {
  const rows = await db.$queryRaw<{ id: string }[]>`
    UPDATE scraper_runs SET lease_owner = NULL, lease_until = now() + make_interval(secs => ${LOST_SECONDS})
    WHERE deleted_at IS NULL AND (
      (status = 'running' AND lease_until < now())
      OR (status = 'queued' AND coalesce(lease_until, created_at + make_interval(secs => ${LOST_SECONDS})) < now()))
    RETURNING id`;
  return rows.map(({ id }) => id);
}

/** Thrown when a run is no longer this worker's to write to: it was cancelled, deleted, or taken over. */
export class LeaseLostError extends Error {}

/**
 * Writes to a run and, in the same transaction, whatever belongs to it. The run comes first, since that locks it: what another
 * worker or a cancellation did before is seen.
 * @throws LeaseLostError when the worker no longer holds the run; nothing is written then
 */
export const writeToRun = (
  runId: string,
  owner: string,
  data: Prisma.ScraperRunUpdateManyMutationInput,
  work: (tx: Prisma.TransactionClient) => Promise<unknown>,
): Promise<void> =>
  db.$transaction(async (tx) => {
    const where = { id: runId, leaseOwner: owner, status: 'running', deletedAt: null } as const;
    const { count } = await tx.scraperRun.updateMany({ where, data });
    if (count === 0) throw new LeaseLostError(runId);
    await work(tx);
  });

/** Notes the address whose turn it is. Only for the eye: nothing waits for it, nor ends over it. */
export function noteVisit(runId: string, owner: string, url: string): void {
  const data = { currentUrl: stripInvalidChars(url) };
  void db.scraperRun.updateMany({ where: { id: runId, leaseOwner: owner }, data }).catch(() => {});
}
