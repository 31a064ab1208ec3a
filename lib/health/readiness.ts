import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { db } from '@/lib/db';
import { log } from '@/lib/log';

const PATIENCE_MS = 2_000;
/** A worker reports every half minute (worker/index.ts); after some missed reports there is none. */
const WORKER_SILENT_AFTER_S = 150;
const MIGRATIONS = join(process.cwd(), 'prisma/migrations');

/** What is wrong, in a word or two that tell an operator where to look and a stranger nothing. */
type Finding = 'ok' | 'away' | 'behind' | 'no worker';
export type Readiness = { isReady: boolean; checks: Record<'database' | 'migrations' | 'jobs', Finding> };

async function findDatabase(): Promise<Finding> {
  await db.$queryRaw`SELECT 1`;
  return 'ok';
}

async function findMigrations(): Promise<Finding> {
  const rows = await db.$queryRaw<{ name: string }[]>`
    SELECT migration_name AS name FROM _prisma_migrations WHERE finished_at IS NOT NULL AND rolled_back_at IS NULL`;
  const applied = new Set(rows.map(({ name }) => name));
  const wanted = readdirSync(MIGRATIONS).filter((name) => existsSync(join(MIGRATIONS, name, 'migration.sql')));
  return wanted.every((name) => applied.has(name)) ? 'ok' : 'behind';
}

async function findWorker(): Promise<Finding> {
  const [row] = await db.$queryRaw<{ isAlive: boolean | null }[]>`
    SELECT maintained_on > now() - make_interval(secs => ${WORKER_SILENT_AFTER_S}) AS "isAlive" FROM pgboss.version`;
  return row?.isAlive ? 'ok' : 'no worker';
}

/** The outcome of a check; 'away' when it fails or takes longer than a few seconds. */
async function within(check: () => Promise<Finding>): Promise<Finding> {
  const late = new AbortController();
  try {
    return await Promise.race([check(), sleep(PATIENCE_MS, 'away' as const, { signal: late.signal })]);
  } catch (error) {
    log.warn({ err: error }, 'readiness: a check failed');
    return 'away';
  } finally {
    late.abort();
  }
}

/** Whether this process can do everything it is for: the database answers, has its tables, and somebody does the jobs. */
export async function findReadiness(): Promise<Readiness> {
  const database = await within(findDatabase);
  const [migrations, jobs] =
    database === 'ok' ? await Promise.all([within(findMigrations), within(findWorker)]) : (['away', 'away'] as const);
  const checks = { database, migrations, jobs };
  return { isReady: Object.values(checks).every((finding) => finding === 'ok'), checks };
}
