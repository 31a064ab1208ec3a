import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { type Migration, readMigrations } from './files';
import { applyAndRecord, CREATE_HISTORY, HISTORY_TABLE, LOCK } from './records';

/** Thrown when a database cannot be migrated; `message` is a sentence for the operator. */
export class MigrationError extends Error {}

type Row = { name: string; checksum: string; isFinished: boolean };

const APPLIED = `
  SELECT migration_name AS name, checksum, finished_at IS NOT NULL AS "isFinished" FROM ${HISTORY_TABLE}
  WHERE rolled_back_at IS NULL ORDER BY started_at`;

/** How a database compares with the migrations of this version. */
export type MigrationState = {
  /** Migrations of this version that have not been applied, oldest first. */
  pending: string[];
  /** Applied migrations of a newer version, oldest first. */
  newer: string[];
};

/** Compares a database with the migrations of this version and changes nothing. */
export async function readMigrationState(
  url: string,
  known: readonly Migration[] = readMigrations(),
): Promise<MigrationState> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows: found } = await client.query('SELECT 1 FROM pg_tables WHERE tablename = $1', [HISTORY_TABLE]);
    const { rows } = found.length > 0 ? await client.query<Row>(APPLIED) : { rows: [] };
    const applied = rows.filter(({ isFinished }) => isFinished).map(({ name }) => name);
    const own = known.map(({ name }) => name);
    return {
      pending: own.filter((name) => !applied.includes(name)),
      newer: applied.filter((name) => !own.includes(name)),
    };
  } finally {
    await client.end();
  }
}

/** Creates the migration history in an empty database. @throws MigrationError when there are tables but no history */
async function createHistory(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    `SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' ORDER BY tablename = '${HISTORY_TABLE}' DESC LIMIT 1`,
  );
  if (rows[0] && rows[0].name !== HISTORY_TABLE)
    throw new MigrationError(
      `The database contains tables of another application (${rows[0].name}, …). Use a different database.`,
    );
  await client.query(CREATE_HISTORY);
}

/** @throws MigrationError when a migration was started but not finished, or its file has changed since it was applied */
function check(known: readonly Migration[], recorded: readonly Row[]): void {
  for (const { name, checksum, isFinished } of recorded) {
    if (!isFinished)
      throw new MigrationError(
        `Migration ${name} was started but never finished. Restore a backup, or complete it by hand and set finished_at in its row of ${HISTORY_TABLE}.`,
      );
    const file = known.find((migration) => migration.name === name);
    if (file && file.checksum !== checksum)
      throw new MigrationError(`Migration ${name} has changed since it was applied. Restore its original file.`);
  }
}

const LOCK_TIMEOUT_MS = 3_000;
const RETRY_INTERVAL_MS = 2_000;
const MAX_ATTEMPTS = 30;
/** The SQLSTATE `lock_not_available`. */
const isLocked = (error: unknown) => error instanceof pg.DatabaseError && error.code === '55P03';

/** Applies the oldest pending migration. Returns its name, or undefined when none is pending. */
async function applyNext(client: pg.ClientBase, known: readonly Migration[]): Promise<string | undefined> {
  await client.query(LOCK);
  // Whoever asks for a lock has everybody behind wait too: better to step back and ask again.
  await client.query(`SET LOCAL lock_timeout = '${LOCK_TIMEOUT_MS}'`);
  await createHistory(client);
  const { rows } = await client.query<Row>(APPLIED);
  check(known, rows);
  const next = known.find(({ name }) => !rows.some((row) => row.name === name));
  if (!next) return undefined;
  await applyAndRecord(client, next).catch((error) => {
    if (isLocked(error)) throw error;
    throw new MigrationError(`Migration ${next.name} failed and was rolled back: ${error.message}`);
  });
  return next.name;
}

/**
 * Applies all pending migrations, each in its own transaction. One that waits for a locked table is tried again for two and a half minutes. Concurrent callers wait and then find nothing to do.
 * @param known all migrations, or only the oldest ones to create a database of an earlier version
 * @returns the names of the migrations that were applied
 * @throws MigrationError
 */
export async function applyMigrations(url: string, known: readonly Migration[] = readMigrations()): Promise<string[]> {
  const client = new pg.Client({ connectionString: url });
  // A lost connection fails the current query; without a listener it would also end the process.
  client.on('error', () => {});
  await client.connect();
  const applied: string[] = [];
  try {
    for (let attempt = 1; ; ) {
      await client.query('BEGIN');
      const name = await applyNext(client, known).catch((error) => {
        if (!isLocked(error) || attempt >= MAX_ATTEMPTS) throw error;
        return null;
      });
      await client.query(name === null ? 'ROLLBACK' : 'COMMIT');
      attempt += 1;
      if (name === null) {
        await sleep(RETRY_INTERVAL_MS);
        continue;
      }
      attempt = 1;
      if (name === undefined) return applied;
      applied.push(name);
    }
  } finally {
    // After a commit, PostgreSQL only warns about this.
    await client.query('ROLLBACK').catch(() => {});
    await client.end().catch(() => {});
  }
}
