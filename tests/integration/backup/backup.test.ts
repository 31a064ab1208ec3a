import { execFile, spawnSync } from 'node:child_process';
import { createHash, randomUUID } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gunzipSync, gzipSync } from 'node:zlib';
import pg from 'pg';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { requestSignUp } from '@/lib/auth/account/accounts';
import { backUp } from '@/lib/backup/back-up';
import { readRow, VERSION } from '@/lib/backup/format';
import { restore } from '@/lib/backup/restore';
import { savePost } from '@/lib/blog/commands';
import { fieldsOf } from '@/lib/blog/revisions';
import { db } from '@/lib/db';
import { env } from '@/lib/env';
import { addImage } from '@/lib/images/add-image';
import { folderStore } from '@/lib/images/store';
import { storeLead } from '@/lib/leads/commands';
import { applyMigrations } from '@/lib/migrations/apply';
import { createEmptyDatabase } from '../../support/database';
import { startDatabaseProxy } from '../../support/database-proxy';
import { emptyTables } from '../../support/empty-tables';
import { fillTables } from '../../support/fill-tables';
import { storePost } from '../../support/posts';
import { makeUser } from '../../support/users';
import { readSchema, readWhole } from '../../support/whole-database';

const AWKWARD =
  '\n\\.\n\\restrict x\n-- {"end":{}}\nCOPY users FROM stdin;\nLines\r\nand "quotes" \\ \t\b\f\v \u0001\u001f\u007f \\v \\n "\\N" Máire 日本 \u0085\u2028';

const source = env.databaseUrl ?? '';
const server = process.env.TEST_POSTGRES_URL;
const folder = () => mkdtempSync(join(tmpdir(), 'backup-'));
/** Where backups are restored: empty at first. Starting a database takes longer than replacing what one holds. */
let database: Awaited<ReturnType<typeof createEmptyDatabase>>;
let target = '';

async function query<T extends pg.QueryResultRow>(url: string, sql: string, values: unknown[] = []): Promise<T[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  return (await client.query<T>(sql, values).finally(() => client.end())).rows;
}

const HELD = "SELECT kind FROM mails WHERE last_error LIKE 'Held when%' AND status = 'failed' ORDER BY 1";

const waitingJobs = (url: string) =>
  query<{ name: string; data: object }>(
    url,
    "SELECT name, data FROM pgboss.job WHERE state < 'completed' ORDER BY 1, 2::text",
  );

const pictures = folderStore(folder());
let file = '';

/** What an operator may add: a copy of rows before a change by hand, a column of a report, numbers. */
const OWN = `
  CREATE TABLE "Leads, old" AS SELECT id, kind, created_at, spam_reasons, campaign, 1.50::numeric(5,2) AS "share %" FROM leads;
  ALTER TABLE leads ADD COLUMN our_note varchar(20); UPDATE leads SET our_note = 'rang, twice';
  CREATE SEQUENCE invoices; SELECT nextval('invoices')`;
const NOT_OWN = 'DROP TABLE "Leads, old"; ALTER TABLE leads DROP COLUMN our_note; DROP SEQUENCE invoices';
let whole: Awaited<ReturnType<typeof readWhole>>;

beforeAll(async () => {
  database = await createEmptyDatabase(server);
  target = database.url;
  await emptyTables();
  await db.$executeRaw`DELETE FROM pgboss.job`;
  await fillTables(source);
  await db.$executeRaw`UPDATE mails SET status = 'sent' WHERE status = 'queued'`;
  const png = await sharp({ create: { width: 1000, height: 300, channels: 3, background: '#123456' } })
    .png()
    .toBuffer();
  const added = await addImage(png, pictures);
  if (!added.ok) throw new Error(added.message);
  const post = await storePost({ title: 'Before', content: `![x](${added.path})` });
  const fields = { ...fieldsOf(post), title: 'After' };
  await savePost({ id: post.id, expectedVersion: 1, writeId: randomUUID(), editor: 'mary@bakery.ie', fields });
  await makeUser({ email: 'mary@bakery.ie', password: 'four green fields', role: 'admin' });
  await requestSignUp(
    { email: 'new@bakery.ie', password: 'four green fields', displayName: 'Máire' },
    { ip: '192.0.2.1' },
  );
  env.leads.webhookUrl = 'http://127.0.0.1:9/leads';
  await storeLead({
    kind: 'contact',
    name: 'Pat',
    email: 'pat@bakery.ie',
    message: 'Hello',
    consentVersion: 'contact-1',
    page: '/contact',
  });
  env.leads.webhookUrl = undefined;
  // More rows than are read at once, and one that is longer, with every character that COPY or JSON escapes.
  await db.$executeRaw`INSERT INTO rate_limits SELECT 'many ' || n, n, now() FROM generate_series(1, 10000) AS n`;
  await db.$executeRaw`UPDATE leads SET page = ${'\\N'}, message = repeat(${AWKWARD}, 30000) WHERE name = 'Pat'`;
  await query(source, OWN);
  file = (await backUp(source, `${folder()}/`, pictures)).path;
  whole = await readWhole(source);
});
afterAll(async () => {
  await query(source, NOT_OWN);
  await database.stop();
});

const linesOf = (path: string) => gunzipSync(readFileSync(path)).toString().trimEnd().split('\n');

function writeFile(bytes: Uint8Array | string): string {
  const path = join(folder(), 'other.backup.gz');
  writeFileSync(path, bytes);
  return path;
}

/** A file with other lines and a checksum that fits them. */
function forge(change: (lines: string[]) => string[]): string {
  const changed = change(linesOf(file).slice(0, -1));
  const sha256 = createHash('sha256')
    .update(changed.map((line) => `${line}\n`).join(''))
    .digest('hex');
  const { end } = JSON.parse((linesOf(file).at(-1) ?? '').slice(3));
  const last = JSON.stringify({ end, sha256 });
  return writeFile(gzipSync([...changed, changed[0]?.startsWith('--') ? `-- ${last}` : last, ''].join('\n')));
}

/** The same backup as an earlier version of the site wrote it: without SQL, and in version 1 with rows in JSON. */
const inFormat = (version: number) =>
  forge((all) => {
    let isInTable = false;
    return all.flatMap((line) => {
      const isRow = isInTable && line !== '\\.';
      if (isRow) return [version === 1 ? JSON.stringify(readRow(line, VERSION)) : line];
      const isEnd = isInTable && version > 1;
      isInTable = line.startsWith('COPY ');
      if (isEnd) return [line];
      const entry = line.slice(3).replace(`"version":${VERSION}`, `"version":${version}`);
      return line.startsWith('-- {') ? [entry.replace(/,"types":\[.*\]\}$/, '}')] : [];
    });
  });

describe('with an empty database', () => {
  test('backUp writes no file', async () => {
    const place = folder();
    await expect(backUp(target, join(place, 'x.backup.gz'), pictures)).rejects.toThrow('nothing to back up');
    expect(readdirSync(place)).toEqual([]);
  });

  test('restore rejects tables of another application, even with replace', async () => {
    await query(target, 'CREATE TABLE payroll (id int)');
    await expect(restore(target, file, { replace: true })).rejects.toThrow('another application (payroll');
    expect(await query(target, "SELECT to_regclass('pgboss.job') AS found")).toEqual([{ found: null }]);
    await query(target, 'DROP TABLE payroll');
  });
});

describe('a backup', () => {
  test('is one file that only its owner can read', () => {
    expect(file).toMatch(/\/site-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ\.backup\.gz$/);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(readdirSync(join(file, '..'))).toHaveLength(1);
  });

  test('restores every row, the sequences and the images', async () => {
    const store = folderStore(folder());
    const { counts, migrated, waitingMails } = await restore(target, file, { store });
    expect(await readWhole(target)).toEqual(whole);
    expect(await readSchema(target)).toEqual(await readSchema(source));
    expect(counts.rows.blog_posts).toBe(whole.blog_posts?.length);
    expect(counts.pictures).toBe(3);
    expect(await store.list()).toEqual(await pictures.list());
    for (const key of await store.list()) expect(await store.get(key)).toEqual(await pictures.get(key));
    expect(migrated).toEqual([]);
    expect(await applyMigrations(target)).toEqual([]);
    expect(waitingMails).toBe(3);
  });

  test('covers every table and every value of every enum in this test', async () => {
    expect(Object.entries(whole).filter(([, rows]) => rows.length === 0)).toEqual([]);
    const values = await query<{ table: string; value: string }>(
      source,
      `SELECT c.relname AS table, enumlabel AS value FROM pg_enum JOIN pg_attribute ON atttypid = enumtypid
       JOIN pg_class c ON c.oid = attrelid WHERE relnamespace = 'public'::regnamespace AND relkind = 'r'`,
    );
    expect(values.length).toBeGreaterThan(20);
    const isThere = ({ table, value }: (typeof values)[number]) =>
      whole[table]?.some((row) => row.split(/[(),]/).includes(value));
    expect(values.filter((value) => !isThere(value))).toEqual([]);
  });

  test('restores tables, columns and sequences that an operator has added', async () => {
    const { 'Leads, old': copies, leads, invoices } = await readWhole(target);
    expect(copies).toHaveLength(leads?.length ?? 0);
    expect(leads?.filter((row) => row.endsWith(',"rang, twice")'))).toEqual(leads);
    expect(invoices).toEqual(['1true']);
  });

  test('of the restored database is identical, also after deletions', async () => {
    await restore(target, file, { replace: true, store: folderStore(folder()) });
    const again = join(folder(), 'again.backup.gz');
    await backUp(target, again, pictures);
    await query(target, 'DELETE FROM users');
    await restore(target, again, { replace: true, store: folderStore(folder()) });
    expect(await readWhole(target)).toEqual(whole);
  });

  test.each([1, 2])('of version %i of the format is restored', async (version) => {
    await restore(target, inFormat(version), { replace: true, store: folderStore(folder()) });
    expect(await readWhole(target)).toEqual(whole);
  });

  test('does not overwrite an existing file', async () => {
    await expect(backUp(source, file, pictures)).rejects.toThrow('already exists');
  });
});

describe('queued mails and webhook calls', () => {
  test('have exactly one job each after a restore', async () => {
    await restore(target, file, { replace: true, store: folderStore(folder()) });
    const jobs = await waitingJobs(target);
    expect(jobs.map(({ name }) => name)).toEqual(['leadWebhook', 'mail', 'mail', 'mail']);
    expect(jobs).toEqual((await waitingJobs(source)).filter(({ name }) => name !== 'crawl'));
  });

  test('are marked as failed with hold', async () => {
    await restore(target, file, { replace: true, hold: true, store: folderStore(folder()) });
    expect(await waitingJobs(target)).toEqual([]);
    const held = await query<{ kind: string }>(target, HELD);
    expect(held.map(({ kind }) => kind)).toEqual(['lead_confirmation', 'lead_notification', 'sign_up']);
  });

  test('are not sent again if the replaced database has sent them', async () => {
    const store = folderStore(folder());
    await restore(target, file, { replace: true, store });
    await query(
      target,
      "UPDATE mails SET status = 'sent', sent_at = now() WHERE kind = 'sign_up' AND status = 'queued'",
    );
    await query(target, "UPDATE leads SET webhook_sent_at = now() WHERE name = 'Pat'");
    const { waitingMails } = await restore(target, file, { replace: true, store });
    expect(waitingMails).toBe(2);
    expect((await waitingJobs(target)).filter(({ name }) => name === 'mail')).toHaveLength(2);
    expect(await query(target, "SELECT 1 FROM leads WHERE name = 'Pat' AND webhook_sent_at IS NULL")).toEqual([]);
  });
});

/** The commands of the documentation, with the variables that it names. */
async function restoreByHand(path: string, url: string, dataDir: string) {
  const manual = readFileSync('docs/operations.md', 'utf8').split('### With psql alone')[1] ?? '';
  const commands = manual.split('```sh')[1]?.split('```')[0] ?? '';
  const env = { ...process.env, FILE: path, DATABASE_URL: url, DATA_DIR: dataDir };
  return promisify(execFile)('bash', ['-c', commands], { env });
}

const hasPsql = spawnSync('psql', ['--version']).status === 0;

describe.runIf(server && hasPsql)('psql alone', () => {
  let byHand: typeof database;
  beforeAll(async () => {
    byHand = await createEmptyDatabase(server);
  });
  afterAll(() => byHand.stop());

  test('loads nothing of a backup that lacks its end', async () => {
    const half = linesOf(file).slice(0, -5);
    const cut = writeFile(gzipSync(half.slice(0, half.indexOf('COMMIT;')).join('\n')));
    await restoreByHand(cut, byHand.url, folder()).catch(() => {});
    expect(await readWhole(byHand.url)).toEqual({});
  });

  test('restores a backup by the documented commands, which hold its mail, and touches no database with tables', async () => {
    const dataDir = folder();
    await restoreByHand(file, byHand.url, dataDir);
    const restored = await readWhole(byHand.url);
    expect({ ...restored, mails: [] }).toEqual({ ...whole, mails: [] });
    expect(await query(byHand.url, HELD)).toHaveLength(3);
    expect(await readSchema(byHand.url)).toEqual(await readSchema(source));
    const images = folderStore(join(dataDir, 'images'));
    expect(await images.list()).toEqual(await pictures.list());
    for (const key of await pictures.list()) expect(await images.get(key)).toEqual(await pictures.get(key));
    await expect(restoreByHand(file, byHand.url, dataDir)).rejects.toThrow('already exists');
    expect(await readWhole(byHand.url)).toEqual(restored);
  });
});

describe('restore › rejects with one sentence and without changes', () => {
  const badFiles: [string, () => string, RegExp][] = [
    ['when there is no such file', () => '/nowhere/x.backup.gz', /^There is no file \/nowhere/],
    ['when it is a folder', () => folder(), /is a folder/],
    ['when the file is empty', () => writeFile(''), /no backup|not complete/],
    ['when it is no gzip file', () => writeFile('SELECT 1;'), /damaged, or not a backup/],
    ['when it is another gzip file', () => writeFile(gzipSync('{"hello":1}\n')), /is not a backup of this site/],
    ['when it is cut off', () => writeFile(readFileSync(file).subarray(0, -200)), /not complete/],
    ['when its last line is missing', () => writeFile(gzipSync(linesOf(file).slice(0, -1).join('\n'))), /not complete/],
    [
      'when a byte is another one',
      () => {
        const bytes = readFileSync(file);
        bytes[bytes.length >> 1] = (bytes[bytes.length >> 1] ?? 0) ^ 0x55;
        return writeFile(bytes);
      },
      /damaged|not complete/,
    ],
    [
      'when a word is another one',
      () => writeFile(gzipSync(linesOf(file).join('\n').replace('mary@bakery.ie', 'eve@bakery.ie'))),
      /damaged/,
    ],
    ['when a row is missing', () => forge((all) => all.filter((line) => !line.includes('mary@bakery.ie'))), /damaged/],
    [
      'when its format is newer',
      () => forge((all) => all.map((line) => line.replace(`"version":${VERSION}`, '"version":4'))),
      /newer version of the site/,
    ],
    [
      'when it knows a newer migration',
      () =>
        forge(([header = '', ...rest]) => [
          header.replace(']}', ',{"name":"20990101000000_future","checksum":"00"}]}'),
          ...rest,
        ]),
      /newer version of the site: this one does not know the migration 20990101000000_future/,
    ],
    [
      'when a migration has been rewritten since',
      () =>
        forge((all) =>
          all.map((line, i) => (i === 0 ? line.replace(/"checksum":"[0-9a-f]{64}"/, '"checksum":"00"') : line)),
        ),
      /differs from the one that the backup was made with/,
    ],
    [
      'when a picture would leave its folder',
      () => forge((all) => all.map((line) => line.replace(/"picture":"[^"]+"/, '"picture":"../../x.webp"'))),
      /damaged/,
    ],
    [
      'when a row does not fit the others',
      () =>
        forge((all) =>
          all.map((line) =>
            line.replace(/^[0-9a-f-]{36}\t(admin|user)\t/, '00000000-0000-4000-8000-000000000000\tuser\t'),
          ),
        ),
      /violates (unique|foreign key) constraint/,
    ],
  ];

  let before: typeof whole | undefined;
  test.each(badFiles)('%s', async (_, make, sentence) => {
    before ??= await readWhole(target);
    await expect(restore(target, make(), { replace: true, store: folderStore(folder()) })).rejects.toThrow(sentence);
    expect(await readWhole(target)).toEqual(before);
  });

  test('when the database has rows, unless it may be replaced', async () => {
    const before = await readWhole(source);
    await expect(restore(source, file, { store: pictures })).rejects.toThrow(/in use by|not empty: there are rows in/);
    expect(await readWhole(source)).toEqual(before);
  });

  test.runIf(server)('while others are connected', async () => {
    const site = new pg.Client({ connectionString: target });
    await site.connect();
    await expect(restore(target, file, { replace: true })).rejects.toThrow('in use by 1 other connection');
    await site.end();
  });
});

test('backUp › fails and leaves no file when the database goes away while rows are read', async () => {
  const proxy = await startDatabaseProxy(source);
  try {
    const place = folder();
    proxy.holdResponses('many 9999');
    const written = backUp(proxy.url, `${place}/`, pictures).then(
      () => 'written',
      () => 'failed',
    );
    await expect.poll(() => proxy.heldResponses()).toBeGreaterThan(0);
    proxy.interrupt();
    expect(await written).toBe('failed');
    expect(readdirSync(place)).toEqual([]);
  } finally {
    await proxy.stop();
  }
});

test('backUp › is consistent during writes: no lead without its mails and no mail without its lead', async () => {
  let isOver = false;
  const write = async (writer: number) => {
    for (let form = 0; !isOver; form += 1) {
      const email = `${writer}-${form}@bakery.ie`;
      const message = `${writer} writes ${form}`;
      await storeLead({
        kind: 'contact',
        name: 'Writer',
        email,
        message,
        consentVersion: 'contact-1',
        page: '/contact',
      });
    }
  };
  const writers = [1, 2, 3, 4].map(write);
  const written = () =>
    query<{ count: number }>(source, "SELECT count(*)::int AS count FROM leads WHERE name = 'Writer'");
  await expect.poll(written).not.toEqual([{ count: 0 }]);
  const { path } = await backUp(source, `${folder()}/`, pictures);
  isOver = true;
  await Promise.all(writers);
  await restore(target, path, { replace: true, hold: true });
  const [{ leads, whole: pairs } = { leads: 0, whole: -1 }] = await query<{ leads: number; whole: number }>(
    target,
    `SELECT count(*)::int AS leads, count(*) FILTER (WHERE mails = 2)::int AS whole FROM
       (SELECT (SELECT count(*) FROM mails WHERE lead_id = leads.id) AS mails FROM leads WHERE name = 'Writer') l`,
  );
  expect(leads).toBeGreaterThan(0);
  expect(pairs).toBe(leads);
});
