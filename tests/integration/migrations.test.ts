import { createHash } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { applyMigrations, readMigrationState } from '@/lib/migrations/apply';
import { type Migration, readMigrations } from '@/lib/migrations/files';
import { diffWithSchema } from '../../prisma/schema-engine.mjs';
import { createEmptyDatabase } from '../support/database';
import { fillTables } from '../support/fill-tables';
import { readWhole } from '../support/whole-database';

let database: Awaited<ReturnType<typeof createEmptyDatabase>>;

beforeAll(async () => {
  database = await createEmptyDatabase(process.env.TEST_SERVER_URL);
});
afterAll(() => database.stop());

/** Runs work on a database without tables. One server serves all tests: starting it takes longer than most of them. */
async function withEmptyDatabase<T>(work: (url: string) => Promise<T>): Promise<T> {
  await query(database.url, 'DROP SCHEMA public CASCADE; CREATE SCHEMA public');
  return work(database.url);
}

async function query<T extends pg.QueryResultRow>(url: string, sql: string): Promise<T[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  return client
    .query<T>(sql)
    .then(({ rows }) => rows)
    .finally(() => client.end());
}

test('migrations › produce exactly the tables of schema.prisma', async () => {
  await withEmptyDatabase(async (url) => {
    await applyMigrations(url);
    expect(await diffWithSchema(url)).toBeNull();
    await query(url, 'ALTER TABLE leads DROP COLUMN name');
    expect(await diffWithSchema(url)).toContain('ADD COLUMN     "name" TEXT');
  });
});

test('applyMigrations › applies each migration once when called concurrently', async () => {
  const runs = await withEmptyDatabase((url) => Promise.all([1, 2, 3].map(() => applyMigrations(url))));
  expect(runs.flat().sort()).toEqual(readMigrations().map(({ name }) => name));
});

test('readMigrationState › lists pending migrations, and those applied by a newer version', async () => {
  await withEmptyDatabase(async (url) => {
    const all = readMigrations();
    const names = all.map(({ name }) => name);
    expect(await readMigrationState(url)).toEqual({ pending: names, newer: [] });
    await applyMigrations(url, all.slice(0, -1));
    expect(await readMigrationState(url)).toEqual({ pending: names.slice(-1), newer: [] });
    expect(await readMigrationState(url, all.slice(0, -2))).toEqual({ pending: [], newer: names.slice(-2, -1) });
  });
});

test('applyMigrations › records what Prisma’s engine would', async () => {
  const recorded = await withEmptyDatabase(async (url) => {
    await applyMigrations(url);
    return query(
      url,
      `SELECT migration_name, checksum, logs, rolled_back_at, applied_steps_count, finished_at >= started_at AS is_finished
       FROM _prisma_migrations ORDER BY migration_name`,
    );
  });
  expect(recorded).toEqual(
    readMigrations().map(({ name, sql }) => ({
      migration_name: name,
      checksum: createHash('sha256').update(sql).digest('hex'),
      logs: null,
      rolled_back_at: null,
      applied_steps_count: 1,
      is_finished: true,
    })),
  );
});

const script = (name: string, sql: string): Migration => ({ name, sql, checksum: name.padEnd(64, '0') });

test('applyMigrations › rolls back a failing migration, explains the failure, and can be retried', async () => {
  const half = 'CREATE TABLE half (number int); SELECT 1 / (SELECT count(*) FROM half)';
  await withEmptyDatabase(async (url) => {
    await expect(applyMigrations(url, [script('1_half', half)])).rejects.toThrow(
      'Migration 1_half failed and was rolled back: division by zero',
    );
    const whole = script('1_half', half.replace('1 /', '1 +'));
    expect(await applyMigrations(url, [whole])).toEqual(['1_half']);
  });
});

test('applyMigrations › rejects a changed migration and an unfinished one', async () => {
  const known = script('1_one', 'CREATE TABLE one (number int)');
  await withEmptyDatabase(async (url) => {
    await applyMigrations(url, [known]);
    const changed = { ...known, checksum: 'f'.repeat(64) };
    await expect(applyMigrations(url, [changed])).rejects.toThrow('Migration 1_one has changed since');
    await query(url, 'UPDATE _prisma_migrations SET finished_at = NULL');
    await expect(applyMigrations(url, [known])).rejects.toThrow('Migration 1_one was started but never finished');
    await query(url, 'UPDATE _prisma_migrations SET rolled_back_at = now(); DROP TABLE one');
    expect(await applyMigrations(url, [known])).toEqual(['1_one']);
  });
});

test('applyMigrations › rejects a database of another application, and leaves a newer one unchanged', async () => {
  await withEmptyDatabase(async (url) => {
    await query(url, 'CREATE TABLE theirs (number int)');
    await expect(applyMigrations(url)).rejects.toThrow(
      'The database contains tables of another application (theirs, …)',
    );
    await query(url, 'DROP TABLE theirs');
    await applyMigrations(url, [script('1_one', 'SELECT 1'), script('2_two', 'SELECT 2')]);
    expect(await applyMigrations(url, [script('1_one', 'SELECT 1')])).toEqual([]);
  });
});

test('migrations › add no values to enums, which the version before could not read', () => {
  const newer = readMigrations().filter(({ name }) => name >= '20261128');
  expect(newer.length).toBeGreaterThan(0);
  for (const { name, sql } of newer) expect([name, /ADD\s+VALUE/i.test(sql)]).toEqual([name, false]);
});

test('migrations › leave reasons for being held only to leads whose e-mails are due', async () => {
  const all = readMigrations();
  const before = all.slice(
    0,
    all.findIndex(({ name }) => name.endsWith('_reasons_of_held_leads')),
  );
  const held = await withEmptyDatabase(async (url) => {
    await applyMigrations(url, before);
    await query(
      url,
      `INSERT INTO leads (id, kind, name, email, consent_version, consent_at, page, fingerprint, updated_at, spam_reasons, is_spam)
       SELECT gen_random_uuid(), 'contact', name, 'x@y.example', '', now(), '/', name, now(), '{links}', name <> 'released'
       FROM unnest(ARRAY['held', 'released', 'mailed']) AS name;
       INSERT INTO mails (id, kind, recipient, lead_id)
       SELECT gen_random_uuid(), 'lead_confirmation', email, id FROM leads WHERE name = 'mailed'`,
    );
    await applyMigrations(url);
    return query(url, `SELECT name FROM leads WHERE spam_reasons <> '{}'`);
  });
  expect(held).toEqual([{ name: 'held' }]);
});

test('newest migration › preserves all rows of a database in use', async () => {
  const known = readMigrations();
  const { added, applied, after } = await withEmptyDatabase(async (url) => {
    await applyMigrations(url, known.slice(0, -1));
    const added = await fillTables(url);
    return { added, applied: await applyMigrations(url), after: await readWhole(url) };
  });
  expect(applied).toEqual([known.at(-1)?.name]);
  expect(Object.keys(added).length).toBeGreaterThan(10);
  for (const [table, rows] of Object.entries(added)) expect([table, after[table]?.length]).toEqual([table, rows]);
});
