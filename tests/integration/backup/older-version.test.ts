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
import { readWhole } from '../../support/whole-database';

test('restore › migrates a backup from before the newest migration', async () => {
  const database = await createEmptyDatabase(process.env.TEST_SERVER_URL);
  const migrations = readMigrations();
  try {
    await applyMigrations(database.url, migrations.slice(0, -1));
    const added = await fillTables(database.url);
    const { path } = await backUp(
      database.url,
      `${mkdtempSync(join(tmpdir(), 'older-'))}/`,
      folderStore(mkdtempSync(join(tmpdir(), 'images-'))),
    );
    const { migrated, counts } = await restore(database.url, path, { replace: true });
    expect(migrated).toEqual([migrations.at(-1)?.name]);
    expect(counts.rows).toMatchObject(added);
    const whole = await readWhole(database.url);
    for (const [table, rows] of Object.entries(added)) expect([table, whole[table]?.length]).toEqual([table, rows]);
    expect(await applyMigrations(database.url)).toEqual([]);
    const records = (lines: string[] = []) => lines.map((line) => /[0-9a-f]{64}/.exec(line)?.[0]).sort();
    const regular = await readWhole(process.env.DATABASE_URL ?? '');
    expect(records(whole._prisma_migrations)).toEqual(records(regular._prisma_migrations));
  } finally {
    await database.stop();
  }
});
