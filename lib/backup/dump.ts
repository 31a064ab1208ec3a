import pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { listUnfinishedPayloads } from '@/lib/jobs/pg-boss-internals/unfinished-jobs';
import { type Migration, readMigrations } from '@/lib/migrations/files';
import { HISTORY_TABLE } from '@/lib/migrations/records';
import { hasTable, LOCAL_TABLES, listNames, listTables, type Table } from './catalog';
import { BackupError, type Counts, END_OF_ROWS, FORMAT, type Header, lineOf, START_OF_ROWS, VERSION } from './format';
import { addMissing, addSequence, schemaOf } from './schema';

/** Rows are read in ranges of blocks with about this many bytes. The embedded database keeps what it sends of a range in memory. */
const RANGE_BYTES = 2_000_000;

const quote = (name: string) => pg.escapeIdentifier(name);

/** Failed and rolled-back migrations are not part of a backup. */
const APPLIED = 'finished_at IS NOT NULL AND rolled_back_at IS NULL';

/** For psql: all or nothing, whatever its own settings. An incomplete file ends before COMMIT. */
const PRELUDE = `-- To load this into an empty database: gunzip -c FILE | psql -X DATABASE. More in docs/operations.md, "With psql alone".
\\set ON_ERROR_STOP on
BEGIN;
SET LOCAL client_encoding = 'UTF8'; SET LOCAL standard_conforming_strings = on; SET LOCAL search_path = 'public';
SET LOCAL client_min_messages = 'warning';`;

async function* dumpHeader(client: pg.Client, known: readonly Migration[]): AsyncGenerator<string> {
  const { rows: migrations } = await client.query<{ name: string; checksum: string }>(
    `SELECT migration_name AS name, checksum FROM ${HISTORY_TABLE} WHERE ${APPLIED} ORDER BY migration_name`,
  );
  const header: Header = { format: FORMAT, version: VERSION, madeAt: new Date().toISOString(), migrations };
  yield lineOf(header);
  yield `${PRELUDE}\n${schemaOf(header, known)}\n`;
}

async function* dumpTable(client: pg.Client, { name, columns, types }: Table): AsyncGenerator<string | Buffer, number> {
  const list = columns.map(quote).join(', ');
  const table = { table: name, columns, types };
  yield lineOf(table);
  yield `${addMissing(table)}\n${START_OF_ROWS}${quote(name)} (${list}) FROM stdin;\n`;
  const condition = name === HISTORY_TABLE ? `AND ${APPLIED}` : '';
  const size = `SELECT pg_relation_size($1::regclass) / current_setting('block_size')::int AS blocks`;
  const { rows } = await client.query<{ blocks: string }>(size, [quote(name)]);
  const blocks = Number(rows[0]?.blocks);
  // COPY costs the database half of what a query in JSON does.
  const copyRange = async (from: number, to: number) => {
    const range = `ctid >= '(${from},0)' AND ctid < '(${to},0)' ${condition}`;
    const query = `COPY (SELECT ${list} FROM ${quote(name)} WHERE ${range}) TO STDOUT`;
    const copy = client.query(copyTo(query));
    const parts = await copy.toArray();
    return { text: Buffer.concat(parts), count: copy.rowCount };
  };
  let total = 0;
  let [from, to] = [0, 1];
  let copied = copyRange(from, to);
  while (from < blocks) {
    const { text, count } = await copied;
    const most = Math.ceil(((to - from) * RANGE_BYTES) / Math.max(text.length, RANGE_BYTES / 8));
    [from, to] = [to, to + most];
    // The database reads the next rows while these are compressed.
    copied = copyRange(from, to);
    // Nobody awaits the last one if the file cannot be written.
    copied.catch(() => {});
    total += count;
    yield text;
  }
  await copied;
  yield `${END_OF_ROWS}\n`;
  return total;
}

async function* dumpSequences(client: pg.Client): AsyncGenerator<string> {
  for (const sequence of await listNames(client, 'sequences')) {
    const { rows } = await client.query<{ last_value: string; is_called: string }>(
      `SELECT last_value, is_called FROM ${quote(sequence)}`,
    );
    const [{ last_value, is_called } = { last_value: '1', is_called: 'f' }] = rows;
    yield lineOf({ sequence, last: last_value, isCalled: is_called === 't' });
    yield `${addSequence(sequence)} SELECT setval(${pg.escapeLiteral(quote(sequence))}, ${last_value}, ${is_called === 't'});\n`;
  }
}

/**
 * Jobs that cannot be derived from rows. Queued mails get new jobs when they are restored, scraper runs are found by their lease,
 * and all other jobs are scheduled.
 */
async function* dumpJobs(client: pg.Client): AsyncGenerator<string, number> {
  const payloads = await listUnfinishedPayloads(client, 'leadWebhook');
  yield payloads.map((payload) => lineOf({ job: 'leadWebhook', payload: JSON.parse(payload) })).join('');
  return payloads.length;
}

/** The contents of a database as lines of a backup. Requires a REPEATABLE READ transaction. */
export async function* dumpDatabase(client: pg.Client): AsyncGenerator<string | Buffer, Pick<Counts, 'rows' | 'jobs'>> {
  if (!(await hasTable(client, HISTORY_TABLE)))
    throw new BackupError('There is nothing to back up: the database has no tables of the site.');
  yield* dumpHeader(client, readMigrations());
  const rows: Counts['rows'] = {};
  for (const table of await listTables(client))
    if (!LOCAL_TABLES.includes(table.name)) rows[table.name] = yield* dumpTable(client, table);
  yield* dumpSequences(client);
  const jobs = yield* dumpJobs(client);
  yield 'COMMIT;\n';
  return { rows, jobs };
}
