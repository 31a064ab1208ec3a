import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { beforeAll, expect, test } from 'vitest';
import { checkBackup } from '@/lib/backup/read-backup';
import { applyMigrations } from '@/lib/migrations/apply';
import { startEmbeddedDatabase } from '../../../scripts/support/database.mjs';
import { createDatabaseBeside } from '../../support/database';
import { fillTables } from '../../support/fill-tables';
import { startScript } from '../../support/run-script';
import { copyMigratedDatabase } from '../../support/temporary-database.mjs';
import { readWhole } from '../../support/whole-database';

/** Enough that reading it takes a while: pages of 20 kB, and pictures. */
const PAGES = 400;
const PICTURES = 400;

const dataDir = mkdtempSync(join(tmpdir(), 'killed-'));
const file = join(dataDir, 'whole.backup.gz');

/** The embedded database, or the one that `more` names. */
const start = (script: string, args: string[], more: Record<string, string> = {}) =>
  startScript(script, args, { DATA_DIR: dataDir, ...more });

/** Kill -9 as soon as something shows; fails when it never does. */
async function killOnce(script: string, args: string[], shows: () => boolean, more?: Record<string, string>) {
  const { child, ended } = start(script, args, more);
  let isOver = false;
  ended.then(() => {
    isOver = true;
  });
  while (!shows()) {
    if (isOver) throw new Error(`It ended before it could be killed: ${(await ended).output}`);
    await new Promise((resolve) => setTimeout(resolve, 2));
  }
  child.kill('SIGKILL');
  await ended;
}

/** What the data folder holds, read by a database that starts on it anew. */
async function readDataDir() {
  const database = await startEmbeddedDatabase(join(dataDir, 'db'));
  return readWhole(database.url).finally(database.stop);
}

beforeAll(async () => {
  await copyMigratedDatabase(join(dataDir, 'db'));
  const database = await startEmbeddedDatabase(join(dataDir, 'db'));
  await fillTables(database.url);
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  await client.query(
    `INSERT INTO scraper_pages (run_id, url, title, content_type, text, markdown, headings, facts, links, mark, scraped_at)
     SELECT (SELECT id FROM scraper_runs LIMIT 1), 'https://example.ie/' || n, 'x', 'text/html',
       (SELECT string_agg(md5((n * 300 + i)::text), '') FROM generate_series(1, 300) i), repeat(md5(n::text), 300), '[]', '{}', '[]', '[]', now()
     FROM generate_series(1, $1) n`,
    [PAGES],
  );
  await client.end();
  await database.stop();
  mkdirSync(join(dataDir, 'images'));
  for (let picture = 0; picture < PICTURES; picture += 1)
    writeFileSync(join(dataDir, 'images', `${randomBytes(16).toString('hex')}.webp`), randomBytes(20_000));
});

const parts = () => readdirSync(dataDir).filter((name) => name.endsWith('.part'));

test('backup › leaves no file with its final name when killed, and the next one succeeds', async () => {
  await killOnce('backup.mjs', [file], () => parts().length > 0);
  expect(existsSync(file)).toBe(false);
  const { code, output } = await start('backup.mjs', [file]).ended;
  expect(output).toContain(`scraper_pages: ${(PAGES + 6).toLocaleString('en-IE')}`);
  expect(code).toBe(0);
  expect((await checkBackup(file)).counts).toMatchObject({ pictures: PICTURES });
});

test('restore › leaves the database unchanged when killed just before the end', async () => {
  const database = await startEmbeddedDatabase(join(dataDir, 'db'));
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  await client.query("UPDATE leads SET name = 'written after the backup'");
  await client.end();
  const before = await readWhole(database.url);
  await database.stop();
  // Pictures are written when all rows are in the tables and nothing is committed yet.
  const images = join(dataDir, 'images');
  const gone = mkdtempSync(join(tmpdir(), 'images-'));
  renameSync(images, join(gone, 'images'));
  await killOnce('restore.mjs', [file, '--replace'], () => existsSync(images) && readdirSync(images).length > 0);
  expect(await readDataDir()).toEqual(before);
  const { code, output } = await start('restore.mjs', [file, '--replace']).ended;
  expect(output).toContain(`images: ${PICTURES}`);
  expect(code).toBe(0);
  const after = await readDataDir();
  expect(after.scraper_pages).toHaveLength(PAGES + 6);
  expect(after.leads?.join()).not.toContain('written after the backup');
  expect(readdirSync(images).filter((name) => name.endsWith('.webp'))).toHaveLength(PICTURES);
});

const serverUrl = process.env.TEST_SERVER_URL ?? '';

test.runIf(serverUrl)('restore › leaves PostgreSQL unchanged when killed just before the end', async () => {
  const target = await createDatabaseBeside(serverUrl);
  const more = { DATABASE_URL: target.url, DATA_DIR: mkdtempSync(join(tmpdir(), 'server-')) };
  const images = join(more.DATA_DIR, 'images');
  try {
    await applyMigrations(target.url);
    await fillTables(target.url);
    const before = await readWhole(target.url);
    await killOnce('restore.mjs', [file, '--replace'], () => existsSync(images), more);
    expect(await readWhole(target.url)).toEqual(before);
    expect(await start('restore.mjs', [file, '--replace'], more).ended).toMatchObject({ code: 0 });
    expect((await readWhole(target.url)).scraper_pages).toHaveLength(PAGES + 6);
  } finally {
    await target.stop();
  }
});
