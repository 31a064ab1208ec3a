import { mkdtempSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDatabase } from '../../../scripts/support/database.mjs';
import { createEmptyDatabase } from '../../support/database';
import { fillTables } from '../../support/fill-tables';
import { runScript } from '../../support/run-script';
import { copyMigratedDatabase } from '../../support/temporary-database.mjs';
import { readWhole } from '../../support/whole-database';

const dataDir = mkdtempSync(join(tmpdir(), 'move-'));
const elsewhere = mkdtempSync(join(tmpdir(), 'back-'));

/** An embedded database as npm start opens it, which other commands find by its address file. */
async function openIn(folder: string) {
  process.env.DATA_DIR = folder;
  return openDatabase('').finally(() => delete process.env.DATA_DIR);
}

let target: Awaited<ReturnType<typeof createEmptyDatabase>>;
let whole: Awaited<ReturnType<typeof readWhole>>;

beforeAll(async () => {
  target = await createEmptyDatabase(process.env.TEST_SERVER_URL);
});
afterAll(() => target.stop());

test('backup and restore › back up a running site, but do not restore over it', async () => {
  await copyMigratedDatabase(join(dataDir, 'db'));
  const site = await openIn(dataDir);
  await fillTables(site.url);
  whole = await readWhole(site.url);
  const file = join(elsewhere, 'running.backup.gz');
  const backup = await runScript('backup.mjs', [file], { DATA_DIR: dataDir });
  expect(backup.output).toMatch(/Written and verified: .*running\.backup\.gz/);
  const restored = await runScript('restore.mjs', [file, '--replace'], { DATA_DIR: dataDir });
  expect(restored.output).toMatch(/The data folder .* is in use by process \d+/);
  expect(restored.code).toBe(1);
  const moved = await runScript('db-move.mjs', [target.url], { DATA_DIR: dataDir });
  expect(moved.output).toMatch(/The data folder .* is in use by process \d+/);
  await site.stop();
});

test('db:move › moves the embedded database to PostgreSQL and renames its folder', async () => {
  const { code, output } = await runScript('db-move.mjs', [target.url], { DATA_DIR: dataDir });
  expect(output).toContain('Set DATABASE_URL to the new database');
  expect(output).toContain('leads: 6');
  expect(code).toBe(0);
  expect(await readWhole(target.url)).toEqual(whole);
  const left = readdirSync(dataDir).filter((name) => /^(db|moved)/.test(name) && name !== 'db.lock');
  expect(left).toEqual([expect.stringMatching(/^db-moved-/), expect.stringMatching(/^moved-.*\.backup\.gz$/)]);
});

test('backup and restore › move it back to a new embedded database, in a folder that other accounts cannot enter', async () => {
  const file = join(elsewhere, 'back.backup.gz');
  expect(await runScript('backup.mjs', [file], { DATA_DIR: elsewhere, DATABASE_URL: target.url })).toMatchObject({
    code: 0,
  });
  expect(await runScript('restore.mjs', [file], { DATA_DIR: elsewhere })).toMatchObject({ code: 0 });
  expect(statSync(join(elsewhere, 'db')).mode & 0o777, 'closed to other accounts').toBe(0o700);
  const database = await openIn(elsewhere);
  expect(await readWhole(database.url)).toEqual(whole);
  await database.stop();
});

test('backup, restore and db:move › explain invalid arguments in one sentence', async () => {
  const cases: [string, string[], RegExp][] = [
    ['backup.mjs', [], /Give a file or folder/],
    ['restore.mjs', [], /Give a backup file/],
    ['restore.mjs', ['x', '--force'], /Unknown option '--force'/],
    ['db-move.mjs', ['mysql://x'], /Give the target database/],
    [
      'db-move.mjs',
      ['postgresql://nobody:hunter2@127.0.0.1:9/none'],
      /There is no embedded database|cannot be reached/,
    ],
  ];
  for (const [script, args, sentence] of cases) {
    const { code, output } = await runScript(script, args, { DATA_DIR: mkdtempSync(join(tmpdir(), 'none-')) });
    expect(output).toMatch(sentence);
    expect(output).not.toMatch(/^\s+at |hunter2/m);
    expect(code).toBe(1);
  }
  writeFileSync(join(elsewhere, 'text'), 'hello');
  const check = await runScript('restore.mjs', [join(elsewhere, 'text'), '--check'], { DATA_DIR: elsewhere });
  expect(check.output).toMatch(/damaged, or not a backup/);
});
