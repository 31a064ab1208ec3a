import pg from 'pg';

/** Every row of every table as text, with the state of the sequences, for comparing two databases. */
export async function readWhole(url: string): Promise<Record<string, string[]>> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query("BEGIN; SET LOCAL timezone = 'UTC'; SET LOCAL datestyle = 'ISO, YMD'");
    const { rows: tables } = await client.query<{ name: string; kind: string }>(
      `SELECT relname AS name, relkind AS kind FROM pg_class
       WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'S') AND relname NOT IN ('content_version', 'heartbeats') ORDER BY 1`,
    );
    const whole: Record<string, string[]> = {};
    for (const { name, kind } of tables) {
      const value = kind === 'S' ? 'last_value::text || is_called::text' : 't::text';
      const { rows } = await client.query<{ value: string }>(`SELECT ${value} AS value FROM "${name}" t`);
      whole[name] = rows.map((row) => row.value).sort();
    }
    return whole;
  } finally {
    await client.query('COMMIT').catch(() => {});
    await client.end();
  }
}
