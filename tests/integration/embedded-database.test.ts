import pg from 'pg';
import { expect, test } from 'vitest';
import { startTemporaryDatabase } from '../support/temporary-database.mjs';

const CLIENTS = 12;
const ROUNDS = 20;

test('embedded database › isolates its clients, also while statements fail', async () => {
  const database = await startTemporaryDatabase();
  const pool = new pg.Pool({ connectionString: database.url, max: CLIENTS });
  const troubles: string[] = [];
  pool.on('error', (error) => troubles.push(error.message));
  await pool.query('CREATE TABLE numbers (number int PRIMARY KEY); CREATE TABLE names (name text)');

  /** Inserts a row that may exist, reads a value that only this client knows, and writes in a transaction. */
  async function exercise(mark: string, round: number) {
    await pool.query('INSERT INTO numbers VALUES ($1)', [round % 5]).catch((error) => {
      if (error.code !== '23505') troubles.push(error.message);
    });
    const { rows } = await pool.query('SELECT $1::text || $2::text AS echo', [mark, round]);
    if (rows[0]?.echo !== `${mark}${round}`) troubles.push(`${mark}${round} got ${rows[0]?.echo}`);
    const client = await pool.connect();
    await client.query('BEGIN');
    await client.query('INSERT INTO names VALUES ($1)', [mark]);
    await client.query('COMMIT');
    client.release();
  }

  const clients = Array.from({ length: CLIENTS }, async (_, index) => {
    for (let round = 0; round < ROUNDS; round += 1) await exercise(`client ${index} `, round);
  });
  await Promise.all(clients);
  expect(troubles).toEqual([]);
  expect((await pool.query('SELECT count(*)::int AS count FROM names')).rows).toEqual([{ count: CLIENTS * ROUNDS }]);
  await pool.end();
  await database.stop();
});
