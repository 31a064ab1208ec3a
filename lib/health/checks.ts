import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { db } from '@/lib/db';
import { log } from '@/lib/log';
import { checkDatabaseDisk, checkDisk } from './disk';
import { findWorkers } from './heartbeats';

const CHECK_TIMEOUT_MS = 2_000;
const MIGRATIONS = join(process.cwd(), 'prisma/migrations');

/** The result of a check, in a word or two that say nothing to strangers. */
export type CheckResult = 'ok' | 'unavailable' | 'pending' | 'no worker' | 'nearly full' | 'full';
export type Checks = Record<'database' | 'migrations' | 'jobs' | 'disk', CheckResult>;

async function checkDatabase(): Promise<CheckResult> {
  await db.$queryRaw`SELECT 1`;
  return 'ok';
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

/** Checks the database, its migrations, whether a worker processes jobs, and the disks of both. Takes at most a few seconds; never throws. */
export async function runChecks(): Promise<Checks> {
  const [database, disk] = await Promise.all([withTimeout(checkDatabase), withTimeout(() => checkDisk())]);
  if (database !== 'ok') return { database, migrations: 'unavailable', jobs: 'unavailable', disk };
  const [migrations, jobs, room] = await Promise.all([
    withTimeout(checkMigrations),
    withTimeout(checkWorker),
    withTimeout(() => checkDatabaseDisk()),
  ]);
  return { database, migrations, jobs, disk: room === 'full' ? room : disk };
}
