import pg from 'pg';
import { type Migration, readMigrations } from './files';
import { applyAndRecord, LOCK, MAKE_RECORDS, RECORDS } from './records';

/** The database cannot be brought up to date; the message is the sentence for the person who tried. */
export class MigrationError extends Error {}

type Row = { name: string; checksum: string; isFinished: boolean };

const RECORDED = `
  SELECT migration_name AS name, checksum, finished_at IS NOT NULL AS "isFinished" FROM ${RECORDS}
  WHERE rolled_back_at IS NULL ORDER BY started_at`;

/** Makes the table of records in an empty database. @throws MigrationError when there are tables and no records */
async function makeRecords(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    `SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' ORDER BY tablename = '${RECORDS}' DESC LIMIT 1`,
  );
  if (rows[0] && rows[0].name !== RECORDS)
    throw new MigrationError(
      `The database holds tables that are not of this site (${rows[0].name}, …). Use another one.`,
    );
  await client.query(MAKE_RECORDS);
}

/** @throws MigrationError when a migration was begun and not finished, or its file is not the one that was applied */
function check(known: readonly Migration[], recorded: readonly Row[]): void {
  for (const { name, checksum, isFinished } of recorded) {
    if (!isFinished)
      throw new MigrationError(
        `The migration ${name} was begun and never finished: restore a backup, or complete it by hand and set finished_at of its row in ${RECORDS}.`,
      );
    const file = known.find((migration) => migration.name === name);
    if (file && file.checksum !== checksum)
      throw new MigrationError(`The migration ${name} has changed since it was applied: put its file back as it was.`);
  }
}

/** Applies the oldest migration that is not recorded. Resolves with its name, or with undefined when all are. */
async function applyNext(client: pg.ClientBase, known: readonly Migration[]): Promise<string | undefined> {
  await client.query(LOCK);
  await makeRecords(client);
  const { rows } = await client.query<Row>(RECORDED);
  check(known, rows);
  const next = known.find(({ name }) => !rows.some((row) => row.name === name));
  if (!next) return undefined;
  await applyAndRecord(client, next).catch((error) => {
    throw new MigrationError(`The migration ${next.name} failed, and nothing of it is left: ${error.message}`);
  });
  return next.name;
}

/**
 * Brings a database up to date, each migration in one transaction. Who starts at the same time waits, and finds nothing to do.
 * @param known all migrations, or the oldest of them to make a database as it was once
 * @returns the names of the migrations that were applied now
 * @throws MigrationError
 */
export async function applyMigrations(url: string, known: readonly Migration[] = readMigrations()): Promise<string[]> {
  const client = new pg.Client({ connectionString: url });
  // A connection that breaks fails the query under way; without a listener it would end the process.
  client.on('error', () => {});
  await client.connect();
  const applied: string[] = [];
  try {
    for (;;) {
      await client.query('BEGIN');
      const name = await applyNext(client, known);
      await client.query('COMMIT');
      if (name === undefined) return applied;
      applied.push(name);
    }
  } finally {
    // After a commit there is nothing to undo, and PostgreSQL only warns.
    await client.query('ROLLBACK').catch(() => {});
    await client.end().catch(() => {});
  }
}
