import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { backUp } from '@/lib/backup/back-up';
import { restore } from '@/lib/backup/restore';
import { folderStore } from '@/lib/images/store';
import { applyMigrations } from '@/lib/migrations/apply';
import { readMigrations } from '@/lib/migrations/files';
import { createEmptyDatabase } from '../../support/database';
import { fillTables } from '../../support/fill-tables';
import { readSchema, readWhole } from '../../support/whole-database';

const migrations = readMigrations();
const cases = [
  ['the newest migration', migrations.length - 1],
  ['enums had their last values', migrations.findIndex(({ sql }) => sql.includes('ADD VALUE'))],
  ['lists that grow were text', migrations.findIndex(({ name }) => name.endsWith('growing_enums_as_text'))],
] as const;

test.each(cases)('restore › migrates a backup from before %s', async (_, count) => {
  const database = await createEmptyDatabase(process.env.TEST_POSTGRES_URL);
  try {
    await applyMigrations(database.url, migrations.slice(0, count));
    const added = await fillTables(database.url);
    const store = folderStore(mkdtempSync(join(tmpdir(), 'images-')));
    const { path } = await backUp(database.url, `${mkdtempSync(join(tmpdir(), 'older-'))}/`, store);
    const { migrated, counts } = await restore(database.url, path, { replace: true, store });
    expect(migrated).toEqual(migrations.slice(count).map(({ name }) => name));
    expect(counts.rows).toMatchObject(added);
    const whole = await readWhole(database.url);
    for (const [table, rows] of Object.entries(added)) expect([table, whole[table]?.length]).toEqual([table, rows]);
    expect(await applyMigrations(database.url)).toEqual([]);
    const records = (lines: string[] = []) => lines.map((line) => /[0-9a-f]{64}/.exec(line)?.[0]).sort();
    const regular = process.env.DATABASE_URL ?? '';
    expect(records(whole._prisma_migrations)).toEqual(records((await readWhole(regular))._prisma_migrations));
    expect(await readSchema(database.url)).toEqual(await readSchema(regular));
  } finally {
    await database.stop();
  }
});
