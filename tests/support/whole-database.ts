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

/** The columns, enums, indexes, constraints, casts and triggers of a database, for comparing two. */
export async function readSchema(url: string): Promise<string[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client
    .query<{ line: string }>(`
      SELECT format('%s.%s %s %s %s', c.relname, a.attname, format_type(a.atttypid, a.atttypmod), a.attnotnull, pg_get_expr(d.adbin, d.adrelid)) AS line
        FROM pg_attribute a JOIN pg_class c ON c.oid = a.attrelid LEFT JOIN pg_attrdef d ON d.adrelid = c.oid AND d.adnum = a.attnum
        WHERE c.relnamespace = 'public'::regnamespace AND c.relkind = 'r' AND a.attnum > 0 AND NOT a.attisdropped
      UNION ALL SELECT format('%s %s %s', typname, enumsortorder, enumlabel) FROM pg_enum JOIN pg_type t ON t.oid = enumtypid
        WHERE typnamespace = 'public'::regnamespace
      UNION ALL SELECT indexdef FROM pg_indexes WHERE schemaname = 'public'
      -- Since version 18 these include NOT NULL.
      UNION ALL SELECT format('%s %s', conrelid::regclass, pg_get_constraintdef(oid)) FROM pg_constraint WHERE connamespace = 'public'::regnamespace AND contype <> 'n'
      UNION ALL SELECT format('%s AS %s', castsource::regtype, casttarget::regtype) FROM pg_cast WHERE oid >= 16384
      UNION ALL SELECT pg_get_triggerdef(oid) FROM pg_trigger WHERE NOT tgisinternal
      ORDER BY 1`)
    .finally(() => client.end());
  return rows.map(({ line }) => line);
}
