import { readdirSync, readFileSync } from 'node:fs';
import { join, posix, sep } from 'node:path';
import PgBoss from 'pg-boss';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { db, pool } from '@/lib/db';
import { env } from '@/lib/env';
import { enqueue } from '@/lib/jobs/enqueue';
import { countUnfinishedJobs, deleteJobs, listUnfinishedPayloads } from '@/lib/jobs/pg-boss-internals/unfinished-jobs';

const ROOT = join(import.meta.dirname, '../../../..');
const boss = new PgBoss({
  connectionString: env.databaseUrl,
  max: 1,
  supervise: true,
  schedule: false,
  maintenanceIntervalSeconds: 1,
});

const enqueueMail = (mailId: string) => db.$transaction((tx) => enqueue(tx, 'mail', { mailId }));

beforeEach(async () => {
  await db.$executeRaw`DELETE FROM pgboss.job`;
});
afterAll(() => boss.stop({ graceful: false }));

test('pg-boss › has the columns that are read and written', async () => {
  const columns = await db.$queryRaw<{ name: string }[]>`
    SELECT table_name || '.' || column_name || ' ' || data_type AS name FROM information_schema.columns
    WHERE table_schema = 'pgboss' AND table_name IN ('job', 'version')`;
  expect(columns.map(({ name }) => name)).toEqual(
    expect.arrayContaining([
      'version.maintained_on timestamp with time zone',
      'version.monitored_on timestamp with time zone',
      'version.cron_on timestamp with time zone',
      'job.name text',
      'job.data jsonb',
      'job.state USER-DEFINED',
      'job.created_on timestamp with time zone',
      'job.start_after timestamp with time zone',
      'job.started_on timestamp with time zone',
      'job.singleton_on timestamp without time zone',
    ]),
  );
});

test('pg-boss › orders the states of jobs so that unfinished ones come before "completed"', async () => {
  const states = await db.$queryRaw<
    { state: string }[]
  >`SELECT unnest(enum_range(NULL::pgboss.job_state))::text AS state`;
  expect(states.map(({ state }) => state)).toEqual(['created', 'retry', 'active', 'completed', 'cancelled', 'failed']);
});

test('unfinished jobs › are counted and listed until pg-boss completes them', async () => {
  await enqueueMail('first');
  await enqueueMail('second');
  expect(await countUnfinishedJobs(pool)).toEqual([
    { queue: 'mail', state: 'created', jobs: 2, age: expect.any(Number) },
  ]);
  expect((await listUnfinishedPayloads(pool, 'mail')).map((payload) => JSON.parse(payload))).toEqual([
    { mailId: 'first' },
    { mailId: 'second' },
  ]);
  await boss.start();
  const [job] = await boss.fetch('mail');
  expect((await countUnfinishedJobs(pool)).map(({ state, jobs }) => [state, jobs])).toEqual(
    expect.arrayContaining([
      ['active', 1],
      ['created', 1],
    ]),
  );
  await boss.complete('mail', job?.id ?? '');
  expect(await listUnfinishedPayloads(pool, 'mail')).toHaveLength(1);
});

test('deleteJobs › deletes jobs in any state, of the named queues only', async () => {
  await boss.start();
  await enqueueMail('waiting');
  await enqueueMail('active');
  await boss.fetch('mail');
  await db.$transaction((tx) => enqueue(tx, 'cleanup', {}));
  await deleteJobs(pool, ['mail']);
  expect((await countUnfinishedJobs(pool)).map(({ queue }) => queue)).toEqual(['cleanup']);
});

test('The tables of pg-boss › are named nowhere else', () => {
  const files = ['lib', 'worker', 'app', 'scripts'].flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
      .map((name) => posix.join(folder, name.split(sep).join('/')))
      .filter((name) => /\.(tsx?|mjs)$/.test(name) && !name.startsWith('lib/generated/')),
  );
  const naming = files.filter((file) => /\bpgboss\./.test(readFileSync(join(ROOT, file), 'utf8')));
  expect(naming.length).toBeGreaterThan(0);
  expect(naming.filter((file) => !file.startsWith('lib/jobs/pg-boss-internals/'))).toEqual([]);
});
