import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { db, pool } from '@/lib/db';
import { log } from '@/lib/log';
import { checkDatabaseDisk, checkDisk } from './disk';
import { findWorkers } from './heartbeats';
import { checkWrites } from './writes';

const CHECK_TIMEOUT_MS = 2_000;
const MIGRATIONS = join(process.cwd(), 'prisma/migrations');

/** The result of a check, in a word or two that say nothing to strangers. */
export type CheckResult =
  | 'ok'
  | 'unavailable'
  | 'no connections'
  | 'pending'
  | 'read-only'
  | 'locked'
  | 'no worker'
  | 'nearly full'
  | 'full';
export type Checks = Record<'database' | 'migrations' | 'writes' | 'jobs' | 'disk', CheckResult>;

/** The SQLSTATEs of a server, role or database whose connections are used up. */
const TOO_MANY_CONNECTIONS = new Set(['53300', '53400']);

async function checkDatabase(): Promise<CheckResult> {
  try {
    await pool.query('SELECT 1');
    return 'ok';
  } catch (error) {
    if (error instanceof pg.DatabaseError && TOO_MANY_CONNECTIONS.has(error.code ?? '')) return 'no connections';
    throw error;
  }
}

async function checkMigrations(): Promise<CheckResult> {
  const [history] = await db.$queryRaw<
    { exists: boolean }[]
  >`SELECT to_regclass('_prisma_migrations') IS NOT NULL AS exists`;
  if (!history?.exists) return 'pending';
  const rows = await db.$queryRaw<{ name: string }[]>`
    SELECT migration_name AS name FROM _prisma_migrations WHERE finished_at IS NOT NULL AND rolled_back_at IS NULL`;
  const applied = new Set(rows.map(({ name }) => name));
  const required = readdirSync(MIGRATIONS).filter((name) => existsSync(join(MIGRATIONS, name, 'migration.sql')));
  return required.every((name) => applied.has(name)) ? 'ok' : 'pending';
}

async function checkWorker(): Promise<CheckResult> {
  return (await findWorkers()).alive > 0 ? 'ok' : 'no worker';
}

/** The result of a check; 'unavailable' when it fails or exceeds the timeout. */
async function withTimeout(check: () => Promise<CheckResult>): Promise<CheckResult> {
  const finished = new AbortController();
  try {
    return await Promise.race([check(), sleep(CHECK_TIMEOUT_MS, 'unavailable' as const, { signal: finished.signal })]);
  } catch (error) {
    log.warn({ err: error }, 'health check failed');
    return 'unavailable';
  } finally {
    finished.abort();
  }
}

/** Checks the database, its migrations, whether it can be written to, whether a worker processes jobs, and the disks of both. Takes at most a few seconds; never throws. */
export async function runChecks(): Promise<Checks> {
  const [database, disk] = await Promise.all([withTimeout(checkDatabase), withTimeout(() => checkDisk())]);
  if (database !== 'ok')
    return { database, migrations: 'unavailable', writes: 'unavailable', jobs: 'unavailable', disk };
  const [migrations, writes, jobs, room] = await Promise.all([
    withTimeout(checkMigrations),
    withTimeout(checkWrites),
    withTimeout(checkWorker),
    withTimeout(() => checkDatabaseDisk()),
  ]);
  return { database, migrations, writes, jobs, disk: room === 'full' ? room : disk };
}
