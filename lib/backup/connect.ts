import pg from 'pg';

/** Returns all values in PostgreSQL's text representation. */
const asText = { getTypeParser: () => (value: string | Buffer) => value.toString() };

/** Settings that make the text representation the same on every server; they last for the transaction. */
const CANONICAL_SETTINGS = `
  SET LOCAL datestyle = 'ISO, YMD'; SET LOCAL intervalstyle = 'iso_8601'; SET LOCAL timezone = 'UTC';
  SET LOCAL extra_float_digits = 1; SET LOCAL bytea_output = 'hex'; SET LOCAL search_path = 'public'`;

/** Begins a transaction on its own connection, with all values as text. `end` rolls back unless `commit` was called. */
export async function begin(url: string, options = '') {
  const client = new pg.Client({ connectionString: url, types: asText });
  // A lost connection fails the current query; without a listener it would also end the process.
  client.on('error', () => {});
  await client.connect();
  await client.query(`BEGIN ${options}`);
  await client.query(CANONICAL_SETTINGS);
  return {
    client,
    commit: () => client.query('COMMIT'),
    async end() {
      // After a commit, PostgreSQL only warns about this.
      await client.query('ROLLBACK').catch(() => {});
      await client.end().catch(() => {});
    },
  };
}
