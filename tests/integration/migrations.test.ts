import { expect, test } from 'vitest';
import { db } from '@/lib/db';
import { applyMigrations, diffMigrations, migrationNames } from '../../scripts/support/migrations.mjs';
import { createEmptyDatabase } from '../support/database';
import { fillTables } from '../support/fill-tables';
import { readWhole } from '../support/whole-database';

async function withEmptyDatabase<T>(work: (url: string) => Promise<T>): Promise<T> {
  const database = await createEmptyDatabase(process.env.TEST_SERVER_URL);
  return work(database.url).finally(database.stop);
}

test('the migrations lead to exactly the tables of schema.prisma', async () => {
  expect(await withEmptyDatabase(diffMigrations)).toBeNull();
});

test('an empty database gets every migration once; a second run has nothing to do', async () => {
  const runs = await withEmptyDatabase(async (url) => [await applyMigrations(url), await applyMigrations(url)]);
  expect(runs[0]?.[0]).toMatch(/^\d{14}_init$/);
  expect(runs[1]).toEqual([]);
});

test('the migrations are recorded the way Prisma’s own CLI records them', async () => {
  const rows = await db.$queryRaw<{ migration_name: string; checksum: string; finished: boolean }[]>`
    SELECT migration_name, checksum, finished_at IS NOT NULL AS finished FROM _prisma_migrations ORDER BY migration_name`;
  expect(rows.length).toBeGreaterThan(0);
  for (const row of rows) {
    expect(row.migration_name).toMatch(/^\d{14}_\w+$/);
    expect(row.checksum).toMatch(/^[0-9a-f]{64}$/);
    expect(row.finished).toBe(true);
  }
});

test('the newest migration leads a database in use forward: no row of any table is lost', async () => {
  const names = migrationNames();
  const { added, applied, after } = await withEmptyDatabase(async (url) => {
    await applyMigrations(url, names.length - 1);
    const added = await fillTables(url);
    return { added, applied: await applyMigrations(url), after: await readWhole(url) };
  });
  expect(applied).toEqual(names.slice(-1));
  expect(Object.keys(added).length).toBeGreaterThan(10);
  for (const [table, rows] of Object.entries(added)) expect([table, after[table]?.length]).toEqual([table, rows]);
});
