import { hostname } from 'node:os';
import { db } from '@/lib/db';
import { env } from '@/lib/env';
import { log } from '@/lib/log';
import { SECOND_MS } from '@/lib/time';

const REPORT_EVERY_MS = 30 * SECOND_MS;
/** A worker without a report for this long counts as missing. */
const MISSING_AFTER_SECONDS = 150;
/** The reports of a worker that never came back are kept for this long. */
const FORGOTTEN_AFTER_HOURS = 24;

const BACKUP = 'backup';
/** The same after a restart, so that a worker that comes back takes the place of the one that was killed. */
const workerKey = () => `worker ${hostname()}:${env.port}`;

const record = (key: string) =>
  db.$executeRaw`INSERT INTO heartbeats (key, at) VALUES (${key}, now()) ON CONFLICT (key) DO UPDATE SET at = now()`;

/** Reports this worker at once and every 30 seconds. Call the result on a graceful shutdown, after which the worker is not missing. */
export async function reportWorker(): Promise<() => Promise<void>> {
  const key = workerKey();
  await record(key);
  const timer = setInterval(
    () => void record(key).catch((error) => log.warn({ err: error }, 'the worker could not report')),
    REPORT_EVERY_MS,
  );
  return async () => {
    clearInterval(timer);
    await db.heartbeat.deleteMany({ where: { key } });
  };
}

/** How many workers report, and the names (host and port) of those that stopped reporting within a day without a graceful shutdown. */
export async function findWorkers(): Promise<{ alive: number; missing: string[] }> {
  const rows = await db.$queryRaw<{ name: string; isAlive: boolean }[]>`
    SELECT substr(key, length('worker ') + 1) AS name, at > now() - make_interval(secs => ${MISSING_AFTER_SECONDS}) AS "isAlive"
    FROM heartbeats
    WHERE key LIKE 'worker %' AND at > now() - make_interval(hours => ${FORGOTTEN_AFTER_HOURS}) ORDER BY key`;
  const missing = rows.filter(({ isAlive }) => !isAlive).map(({ name }) => name);
  return { alive: rows.length - missing.length, missing };
}

/** Records that a backup has been written and verified. */
export const reportBackup = () => record(BACKUP);

/** Hours since the last backup, or since the database was created if there is none. */
export async function hoursSinceBackup(): Promise<number> {
  const [row] = await db.$queryRaw<{ hours: number }[]>`
    SELECT extract(epoch FROM now() - coalesce(
      (SELECT at FROM heartbeats WHERE key = ${BACKUP}), (SELECT min(finished_at) FROM _prisma_migrations)))::float / 3600 AS hours`;
  return row?.hours ?? 0;
}
