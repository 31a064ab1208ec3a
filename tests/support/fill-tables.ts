import { randomUUID } from 'node:crypto';
import pg from 'pg';

type Column = {
  name: string;
  type: string;
  isArray: boolean;
  nullable: boolean;
  labels: string[] | null;
  parent: Parent | null;
};
type Parent = { table: string; column: string };
type Table = { name: string; columns: Column[] };

/**
 * Characters that dumps often mishandle: quotes, backslashes, line ends, tabs, non-ASCII letters, text that looks like null.
 */
const TRICKY = ['O\'Brien "quoted" \\N \\\\ \\x41', 'tab\tline\r\nend', 'Ó Súilleabháin 日本 💡', 'null', ''];

/** Tables with their columns, without those that a sequence fills. */
const TABLES = `
  SELECT c.relname AS name, json_agg(json_build_object(
    'name', a.attname, 'type', coalesce(e.typname, t.typname), 'isArray', e.oid IS NOT NULL, 'nullable', NOT a.attnotnull,
    'labels', coalesce((SELECT json_agg(enumlabel ORDER BY enumsortorder) FROM pg_enum WHERE enumtypid = t.oid),
      (SELECT json_agg(label[1]) FROM pg_constraint k, regexp_matches(pg_get_constraintdef(k.oid), '''(\\w+)''', 'g') AS label
        WHERE k.conrelid = c.oid AND k.contype = 'c' AND k.conkey = ARRAY[a.attnum])),
    'parent', (SELECT json_build_object('table', f.relname, 'column', fa.attname) FROM pg_constraint k
      JOIN pg_class f ON f.oid = k.confrelid JOIN pg_attribute fa ON fa.attrelid = f.oid AND fa.attnum = k.confkey[1]
      WHERE k.conrelid = c.oid AND k.contype = 'f' AND k.conkey[1] = a.attnum LIMIT 1)
  ) ORDER BY a.attnum) AS columns
  FROM pg_class c
  JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped
  JOIN pg_type t ON t.oid = a.atttypid
  LEFT JOIN pg_type e ON e.oid = t.typelem AND t.typcategory = 'A'
  LEFT JOIN pg_attrdef d ON d.adrelid = c.oid AND d.adnum = a.attnum
  WHERE c.relnamespace = 'public'::regnamespace AND c.relkind = 'r' AND c.relname NOT IN ('_prisma_migrations', 'content_version', 'heartbeats')
    AND coalesce(pg_get_expr(d.adbin, d.adrelid), '') NOT LIKE 'nextval%'
  GROUP BY c.relname ORDER BY c.relname`;

const makers: Record<string, (row: number) => unknown> = {
  uuid: () => randomUUID(),
  text: (row) => `${row} ${TRICKY[row % TRICKY.length]} ${randomUUID()}`,
  int4: (row) => (row % 2 === 0 ? row : -row),
  int8: (row) => String(9_007_199_254_740_993n + BigInt(row)),
  float8: (row) => 0.1 + 0.2 * row,
  bool: (row) => row % 2 === 0,
  date: (row) => `2026-03-${String(1 + (row % 31)).padStart(2, '0')}`,
  timestamptz: (row) => `2026-03-29 01:59:59.${String(100 + row)}+00`,
  jsonb: (row) =>
    row % 3 === 2
      ? 'null'
      : JSON.stringify({ row, deep: [null, 'a"b\\', { ü: 0.1 }] }).replace('0.1', '12345678901234567890.12'),
  bytea: (row) => `\\x00ff0a5c${String(row).padStart(2, '0')}`,
};

/** A value for a column: null in every second row if that is allowed. */
function makeValue({ name, type, isArray, nullable, labels }: Column, row: number): unknown {
  if (nullable && row % 2 === 1) return null;
  if (labels) return labels[row % labels.length];
  const make = makers[type];
  if (!make) throw new Error(`Nobody knows a value of the type ${type} for ${name}.`);
  if (!isArray) return make(row);
  if (row % 2 === 1) return [];
  return type === 'text' ? TRICKY : [make(row), make(row + 1)];
}

/** Tables in an order in which each comes after those it references. */
function ordered(tables: Table[]): Table[] {
  const done: Table[] = [];
  const isReady = (table: Table) =>
    table.columns.every(({ parent }) => !parent || done.some(({ name }) => name === parent.table));
  while (done.length < tables.length) {
    const next = tables.find((table) => !done.includes(table) && isReady(table));
    if (!next) throw new Error('The tables refer to each other in a circle.');
    done.push(next);
  }
  return done;
}

/**
 * Adds rows to every table, whatever its columns, so that tests cover new tables automatically.
 * @returns the number of rows of each table
 */
export async function fillTables(url: string, count = 6): Promise<Record<string, number>> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows: tables } = await client.query<Table>(TABLES);
    const added: Record<string, number> = {};
    for (const { name, columns } of ordered(tables)) {
      for (let row = 0; row < count; row += 1) {
        const values: unknown[] = [];
        for (const column of columns) {
          if (!column.parent) values.push(makeValue(column, row));
          else {
            const { rows } = await client.query<{ key: unknown }>(
              `SELECT "${column.parent.column}" AS key FROM "${column.parent.table}" ORDER BY ctid DESC OFFSET $1 LIMIT 1`,
              [row],
            );
            values.push(rows[0]?.key);
          }
        }
        const names = columns.map((column) => `"${column.name}"`).join(', ');
        const places = columns.map((_, index) => `$${index + 1}`).join(', ');
        await client.query(`INSERT INTO "${name}" (${names}) VALUES (${places})`, values);
      }
      added[name] = count;
    }
    return added;
  } finally {
    await client.end();
  }
}
