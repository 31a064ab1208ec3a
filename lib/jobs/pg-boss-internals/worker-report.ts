import { db } from '@/lib/db';

/** A worker reports every 30 seconds (worker/index.ts); without a report for this long it counts as missing. */
const WORKER_TIMEOUT_SECONDS = 150;

/** Reports a worker at once; from then on pg-boss does so at each maintenance interval. */
export async function reportWorker(): Promise<void> {
  await db.$executeRaw`UPDATE pgboss.version SET maintained_on = now()`;
}

/** Whether a worker has reported lately. */
export async function isWorkerAlive(): Promise<boolean> {
  const [row] = await db.$queryRaw<{ isAlive: boolean | null }[]>`
    SELECT maintained_on > now() - make_interval(secs => ${WORKER_TIMEOUT_SECONDS}) AS "isAlive" FROM pgboss.version`;
  return row?.isAlive === true;
}
