import pg from 'pg';

/** Values as PostgreSQL writes them, whatever their type. */
const asText = { getTypeParser: () => (value: string | Buffer) => value.toString() };

/** The same text on every server: dates, times, numbers with all their digits, bytes. Only for the transaction under way. */
const ONE_WAY_OF_WRITING = `
  SET LOCAL datestyle = 'ISO, YMD'; SET LOCAL intervalstyle = 'iso_8601'; SET LOCAL timezone = 'UTC';
  SET LOCAL extra_float_digits = 1; SET LOCAL bytea_output = 'hex'; SET LOCAL search_path = 'public'`;

/** A transaction on a connection of its own, in which all values are text. `end` undoes it unless `commit` came before. */
export async function begin(url: string, options = '') {
  const client = new pg.Client({ connectionString: url, types: asText });
  // A connection that breaks fails the query under way; without a listener it would end the process.
  client.on('error', () => {});
  await client.connect();
  await client.query(`BEGIN ${options}`);
  await client.query(ONE_WAY_OF_WRITING);
  return {
    client,
    commit: () => client.query('COMMIT'),
    async end() {
      // After a commit there is nothing to undo, and PostgreSQL only warns.
      await client.query('ROLLBACK').catch(() => {});
      await client.end().catch(() => {});
    },
  };
}
