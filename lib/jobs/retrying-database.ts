import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type PgBoss from 'pg-boss';
import { log } from '@/lib/log';

const RETRY_INTERVAL_MS = 500;
const MAX_RETRY_INTERVAL_MS = 10_000;
/** Connections that a worker's queues share. */
const POOL_SIZE = 2;

/**
 * SQLSTATE classes of conditions that pass: connection errors, insufficient resources (disk full, too many connections),
 * operator intervention (restart, shutdown), system errors, transaction rollbacks, internal errors ("could not write init file" on a full disk).
 */
const TRANSIENT_CLASSES = new Set(['08', '40', '53', '57', '58', 'XX']);
/** A standby after a failover. */
const READ_ONLY_TRANSACTION = '25006';

/** Whether a failed statement may succeed later. Errors without a SQLSTATE come from the network. */
export function isTransient(error: unknown): boolean {
  if (!(error instanceof pg.DatabaseError)) return error instanceof Error;
  const code = error.code ?? '';
  return code === READ_ONLY_TRANSACTION || TRANSIENT_CLASSES.has(code.slice(0, 2));
}

type Execute = (text: string, values?: unknown[]) => Promise<{ rows: unknown[] }>;

/**
 * Repeats a statement until the database takes it. pg-boss 10 does not await the statements that complete or fail a job, so
 * that an error there would be an unhandled rejection, which ends the process.
 * @throws errors that are not transient, and every error once `shutdown` has aborted
 */
export const withRetries =
  (execute: Execute, shutdown: AbortSignal): Execute =>
  async (text, values) => {
    for (let delay = RETRY_INTERVAL_MS; ; delay = Math.min(2 * delay, MAX_RETRY_INTERVAL_MS)) {
      try {
        return await execute(text, values);
      } catch (error) {
        if (shutdown.aborted || !isTransient(error)) throw error;
        if (delay === RETRY_INTERVAL_MS) log.warn({ err: error }, 'job queue: database unavailable, retrying');
        await sleep(delay, undefined, { signal: shutdown }).catch(() => undefined);
      }
    }
  };

/** A database for pg-boss that waits out outages. `close` ends its connections. */
export function retryingDatabase(
  connectionString: string | undefined,
  shutdown: AbortSignal,
): PgBoss.Db & { close: () => Promise<void> } {
  const pool = new pg.Pool({ connectionString, max: POOL_SIZE, application_name: 'jobs' });
  // Without a listener, an idle connection that breaks would end the process.
  pool.on('error', (error) => log.warn({ err: error }, 'job queue: idle connection lost'));
  return { executeSql: withRetries((text, values) => pool.query(text, values), shutdown), close: () => pool.end() };
}
