import pg from 'pg';
import { listUnfinishedPayloads } from '@/lib/jobs/pg-boss-internals/unfinished-jobs';
import { HISTORY_TABLE } from '@/lib/migrations/records';
import { hasTable, LOCAL_TABLES, listNames, listTables, type Table } from './catalog';
import { BackupError, type Counts, FORMAT, lineOf, VERSION } from './format';

/** Rows are fetched in batches of about this many characters. */
const BATCH_CHARS = 2_000_000;
const FIRST_FETCH = 50;
const MAX_ROWS = 5_000;

const quote = (name: string) => pg.escapeIdentifier(name);

/** Failed and rolled-back migrations are not part of a backup. */
const APPLIED = 'finished_at IS NOT NULL AND rolled_back_at IS NULL';

async function* dumpHeader(client: pg.Client): AsyncGenerator<string> {
  const { rows: migrations } = await client.query<{ name: string; checksum: string }>(
    `SELECT migration_name AS name, checksum FROM ${HISTORY_TABLE} WHERE ${APPLIED} ORDER BY migration_name`,
  );
  yield lineOf({ format: FORMAT, version: VERSION, madeAt: new Date().toISOString(), migrations });
}

async function* dumpTable(client: pg.Client, { name, columns }: Table): AsyncGenerator<string, number> {
  yield lineOf({ table: name, columns });
  const where = name === HISTORY_TABLE ? `WHERE ${APPLIED}` : '';
  // The database writes the lines: a driver that parses each value, and JSON.stringify, take several times as long.
  const values = columns.map((column) => `${quote(column)}::text`).join(', ');
  await client.query(
    `DECLARE rows_of_table NO SCROLL CURSOR FOR SELECT to_json(ARRAY[${values}]::text[])::text FROM ${quote(name)} ${where}`,
  );
  const fetchRows = (most: number) => {
    const fetched = client.query<[string]>({ text: `FETCH ${most} FROM rows_of_table`, rowMode: 'array' });
    // Nobody awaits the last one if the file cannot be written.
    fetched.catch(() => {});
    return fetched;
  };
  let count = 0;
  let fetched = fetchRows(FIRST_FETCH);
  for (;;) {
    const { rows } = await fetched;
    if (rows.length === 0) break;
    count += rows.length;
    const text = `${rows.map(([line]) => line).join('\n')}\n`;
    // The database reads the next rows while these are compressed.
    fetched = fetchRows(Math.max(1, Math.min(MAX_ROWS, Math.floor((BATCH_CHARS * rows.length) / text.length))));
    yield text;
  }
  await client.query('CLOSE rows_of_table');
  return count;
}

async function* dumpSequences(client: pg.Client): AsyncGenerator<string> {
  for (const sequence of await listNames(client, 'sequences')) {
    const { rows } = await client.query<{ last_value: string; is_called: string }>(
      `SELECT last_value, is_called FROM ${quote(sequence)}`,
    );
    const [{ last_value, is_called } = { last_value: '1', is_called: 'f' }] = rows;
    yield lineOf({ sequence, last: last_value, isCalled: is_called === 't' });
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
export async function* dumpDatabase(client: pg.Client): AsyncGenerator<string, Pick<Counts, 'rows' | 'jobs'>> {
  if (!(await hasTable(client, HISTORY_TABLE)))
    throw new BackupError('There is nothing to back up: the database has no tables of the site.');
  yield* dumpHeader(client);
  const rows: Counts['rows'] = {};
  for (const table of await listTables(client))
    if (!LOCAL_TABLES.includes(table.name)) rows[table.name] = yield* dumpTable(client, table);
  yield* dumpSequences(client);
  return { rows, jobs: yield* dumpJobs(client) };
}
