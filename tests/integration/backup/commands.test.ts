import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDatabase } from '../../../scripts/support/database.mjs';
import { createEmptyDatabase } from '../../support/database';
import { fillTables } from '../../support/fill-tables';
import { runScript, startScript } from '../../support/run-script';
import { copyMigratedDatabase } from '../../support/temporary-database.mjs';
import { readWhole } from '../../support/whole-database';

// One site is backed up, killed, moved and restored; each test goes on where the one before it ended.
const dataDir = mkdtempSync(join(tmpdir(), 'move-'));
const elsewhere = mkdtempSync(join(tmpdir(), 'back-'));
const running = join(elsewhere, 'running.backup.gz');

/** An embedded database as npm start opens it, which other commands find by its address file. */
async function openIn(folder: string) {
  process.env.DATA_DIR = folder;
  return openDatabase('').finally(() => delete process.env.DATA_DIR);
}

/** Runs a command until it waits for a bucket that never answers, and kills it. */
async function killAtPictures(script: string, args: string[], more: Record<string, string> = {}) {
  const bucket = createServer().listen(0, '127.0.0.1');
  await once(bucket, 'listening');
  const { child, ended } = startScript(script, args, {
    DATA_DIR: dataDir,
    S3_ENDPOINT: `http://127.0.0.1:${(bucket.address() as AddressInfo).port}`,
    S3_BUCKET: 'images',
    S3_ACCESS_KEY_ID: 'id',
    S3_SECRET_ACCESS_KEY: 'secret',
    ...more,
  });
  await Promise.race([
    once(bucket, 'request'),
    ended.then(({ output }) => Promise.reject(new Error(`It ended before it could be killed: ${output}`))),
  ]);
  child.kill('SIGKILL');
  await ended;
  bucket.close();
}

let target: Awaited<ReturnType<typeof createEmptyDatabase>>;
let atBackup: Awaited<ReturnType<typeof readWhole>>;
let afterwards: typeof atBackup;

beforeAll(async () => {
  target = await createEmptyDatabase(process.env.TEST_POSTGRES_URL);
});
afterAll(() => target.stop());

test('backup and restore › back up a running site, but do not restore over it', async () => {
  await copyMigratedDatabase(join(dataDir, 'db'));
  mkdirSync(join(dataDir, 'images'));
  writeFileSync(join(dataDir, 'images', `${randomBytes(16).toString('hex')}.webp`), randomBytes(20_000));
  const site = await openIn(dataDir);
  await fillTables(site.url);
  atBackup = await readWhole(site.url);
  const backup = await runScript('backup.mjs', [running], { DATA_DIR: dataDir });
  expect(backup.output).toMatch(/Written and verified: .*running\.backup\.gz/);
  const restored = await runScript('restore.mjs', [running, '--replace'], { DATA_DIR: dataDir });
  expect(restored.output).toMatch(/The data folder .* is in use by process \d+/);
  expect(restored.code).toBe(1);
  const moved = await runScript('db-move.mjs', [target.url], { DATA_DIR: dataDir });
  expect(moved.output).toMatch(/The data folder .* is in use by process \d+/);
  const client = new pg.Client({ connectionString: site.url });
  await client.connect();
  await client.query("UPDATE leads SET name = 'written after the backup'");
  await client.end();
  afterwards = await readWhole(site.url);
  await site.stop();
});

test('backup › leaves no file with its final name when killed', async () => {
  await killAtPictures('backup.mjs', [join(elsewhere, 'killed.backup.gz')]);
  expect(existsSync(join(elsewhere, 'killed.backup.gz'))).toBe(false);
  expect(readdirSync(elsewhere).filter((name) => name.endsWith('.part'))).toHaveLength(1);
});

test('db:move › moves the embedded database, which a restore that was killed before its end has not changed, to PostgreSQL and renames its folder', async () => {
  await killAtPictures('restore.mjs', [running, '--replace']);
  const { code, output } = await runScript('db-move.mjs', [target.url], { DATA_DIR: dataDir });
  expect(output).toContain('Set DATABASE_URL to the new database');
  expect(output).toContain('leads: 6');
  expect(code).toBe(0);
  expect(await readWhole(target.url)).toEqual(afterwards);
  const left = readdirSync(dataDir).filter((name) => /^(db|moved)/.test(name) && name !== 'db.lock');
  expect(left).toEqual([expect.stringMatching(/^db-moved-/), expect.stringMatching(/^moved-.*\.backup\.gz$/)]);
});

test.runIf(process.env.TEST_POSTGRES_URL)(
  'restore › leaves PostgreSQL unchanged when killed just before the end, and succeeds the next time',
  async () => {
    const more = { DATABASE_URL: target.url };
    await killAtPictures('restore.mjs', [running, '--replace'], more);
    expect(await readWhole(target.url)).toEqual(afterwards);
    expect(await runScript('restore.mjs', [running, '--replace'], { DATA_DIR: dataDir, ...more })).toMatchObject({
      code: 0,
    });
    expect(await readWhole(target.url)).toEqual(atBackup);
  },
);

test('backup and restore › move it back to a new embedded database, in a folder that other accounts cannot enter', async () => {
  const file = join(elsewhere, 'killed.backup.gz');
  const before = await readWhole(target.url);
  expect(await runScript('backup.mjs', [file], { DATA_DIR: dataDir, DATABASE_URL: target.url })).toMatchObject({
    code: 0,
  });
  expect(await runScript('restore.mjs', [file], { DATA_DIR: elsewhere })).toMatchObject({ code: 0 });
  expect(statSync(join(elsewhere, 'db')).mode & 0o777, 'closed to other accounts').toBe(0o700);
  expect(readdirSync(join(elsewhere, 'images'))).toEqual(readdirSync(join(dataDir, 'images')));
  const database = await openIn(elsewhere);
  expect(await readWhole(database.url)).toEqual(before);
  await database.stop();
});

test('backup, restore and db:move › explain invalid arguments in one sentence', async () => {
  writeFileSync(join(elsewhere, 'text'), 'hello');
  const cases: [string, string[], RegExp][] = [
    ['backup.mjs', [], /Give a file or folder/],
    ['restore.mjs', [], /Give a backup file/],
    ['restore.mjs', ['x', '--force'], /Unknown option '--force'/],
    ['restore.mjs', [join(elsewhere, 'text'), '--check'], /damaged, or not a backup/],
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
});
