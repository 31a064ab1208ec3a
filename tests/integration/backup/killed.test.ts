import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { beforeAll, expect, test } from 'vitest';
import { checkBackup } from '@/lib/backup/read-backup';
import { startEmbeddedDatabase } from '../../../scripts/support/database.mjs';
import { applyMigrations } from '../../../scripts/support/migrations.mjs';
import { fillTables } from '../../support/fill-tables';
import { readWhole } from '../../support/whole-database';

/** Enough that reading it takes a while: pages of 20 kB, and pictures. */
const PAGES = 400;
const PICTURES = 400;

const dataDir = mkdtempSync(join(tmpdir(), 'killed-'));
const file = join(dataDir, 'whole.backup.gz');

function start(
  script: string,
  args: string[],
): { child: ChildProcess; ended: Promise<{ code: number | null; output: string }> } {
  const { DATABASE_URL: _, ...inherited } = process.env;
  const child = spawn(process.execPath, [`scripts/${script}`, ...args], { env: { ...inherited, DATA_DIR: dataDir } });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      output += chunk;
    });
  }
  return { child, ended: new Promise((resolve) => child.on('close', (code) => resolve({ code, output }))) };
}

/** Kill -9 as soon as something shows; fails when it never does. */
async function killOnce(script: string, args: string[], shows: () => boolean) {
  const { child, ended } = start(script, args);
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
  const database = await startEmbeddedDatabase(join(dataDir, 'db'));
  await applyMigrations(database.url);
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
}, 120_000);

const parts = () => readdirSync(dataDir).filter((name) => name.endsWith('.part'));

test('a backup that is killed leaves no file under its name, and the next one is whole', async () => {
  await killOnce('backup.mjs', [file], () => parts().length > 0);
  expect(existsSync(file)).toBe(false);
  const { code, output } = await start('backup.mjs', [file]).ended;
  expect(output).toContain(`scraper_pages: ${(PAGES + 6).toLocaleString('en-IE')}`);
  expect(code).toBe(0);
  expect((await checkBackup(file)).counts).toMatchObject({ pictures: PICTURES });
}, 120_000);

test('a restore that is killed just before its end leaves the database as it was', async () => {
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
  expect(output).toContain(`pictures: ${PICTURES}`);
  expect(code).toBe(0);
  const after = await readDataDir();
  expect(after.scraper_pages).toHaveLength(PAGES + 6);
  expect(after.leads?.join()).not.toContain('written after the backup');
  expect(readdirSync(images).filter((name) => name.endsWith('.webp'))).toHaveLength(PICTURES);
}, 120_000);
