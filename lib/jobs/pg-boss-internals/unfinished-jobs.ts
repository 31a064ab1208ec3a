import type pg from 'pg';

/** A client in a transaction, or a pool. Not lib/db: backups have a connection of their own. */
type Connection = pg.ClientBase | pg.Pool;

/** `age`: seconds since the oldest of the jobs could start. */
export type UnfinishedJobs = { queue: string; state: string; jobs: number; age: number };

/** Unfinished jobs by queue and state, without those of pg-boss itself. */
export async function countUnfinishedJobs(connection: Connection): Promise<UnfinishedJobs[]> {
  const { rows } = await connection.query<UnfinishedJobs>(`
    SELECT name AS queue, state::text, count(*)::int AS jobs,
      greatest(0, extract(epoch FROM now() - min(start_after)))::float AS age
    FROM pgboss.job WHERE state < 'completed' AND name NOT LIKE '\\_\\_pgboss%' GROUP BY name, state`);
  return rows;
}

/** The payloads of the unfinished jobs of a queue as JSON, oldest first. None in a database without pg-boss. */
export async function listUnfinishedPayloads(connection: Connection, queue: string): Promise<string[]> {
  const installed = await connection.query("SELECT to_regclass('pgboss.job') AS job");
  if (!installed.rows[0]?.job) return [];
  const { rows } = await connection.query<{ data: string }>(
    `SELECT data::text FROM pgboss.job WHERE name = $1 AND state < 'completed' ORDER BY created_on, id`,
    [queue],
  );
  return rows.map(({ data }) => data);
}

/** Deletes all jobs of queues, in any state. */
export async function deleteJobs(connection: Connection, queues: readonly string[]): Promise<void> {
  await connection.query('DELETE FROM pgboss.job WHERE name = ANY($1)', [queues]);
}
