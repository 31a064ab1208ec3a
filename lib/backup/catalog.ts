import type pg from 'pg';
import { BackupError } from './format';

/** A table: its columns without generated ones, their types in SQL, and the other tables that its foreign keys reference. */
export type Table = { name: string; columns: string[]; types: string[]; refersTo: string[] };

/**
 * Tables that are true of one database only and not part of a backup: the number of its writes (lib/server/cache/cache-invalidation.ts), and
 * when its workers last reported (lib/health/heartbeats.ts).
 */
export const LOCAL_TABLES: readonly string[] = ['content_version', 'heartbeats'];

type Described = { name: string; columns: string; types: string; refers_to: string };

const COLUMNS =
  "FROM pg_attribute a WHERE a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = ''";
/** Types that no server lacks; another one counts as text. */
const TYPE = `CASE WHEN a.atttypid < 16384 THEN format_type(a.atttypid, a.atttypmod) ELSE 'text' END`;

/** The tables of the site, without those of extensions, and those that its operator has added. */
const TABLES = `
  SELECT c.relname AS name,
    (SELECT json_agg(a.attname ORDER BY a.attnum) ${COLUMNS}) AS columns,
    (SELECT json_agg(${TYPE} ORDER BY a.attnum) ${COLUMNS}) AS types,
    (SELECT coalesce(json_agg(DISTINCT f.relname), '[]') FROM pg_constraint k JOIN pg_class f ON f.oid = k.confrelid
      WHERE k.conrelid = c.oid AND k.contype = 'f' AND f.oid <> c.oid) AS refers_to
  FROM pg_class c
  WHERE c.relnamespace = 'public'::regnamespace AND c.relkind = 'r' AND EXISTS (SELECT ${COLUMNS})
    AND NOT EXISTS (SELECT 1 FROM pg_depend d WHERE d.classid = 'pg_class'::regclass AND d.objid = c.oid AND d.deptype = 'e')
  ORDER BY c.relname`;

/** Orders tables so that each comes after the tables it references. */
export function sortByReference(tables: readonly Table[]): Table[] {
  const ordered: Table[] = [];
  let left = [...tables];
  while (left.length > 0) {
    const names = new Set(left.map(({ name }) => name));
    const next = left.filter((table) => !table.refersTo.some((name) => names.has(name)));
    if (next.length === 0)
      throw new BackupError(`The tables ${[...names].join(', ')} reference each other in a cycle.`);
    ordered.push(...next);
    left = left.filter((table) => !next.includes(table));
  }
  return ordered;
}

/** The tables of the site, referenced tables first. */
export async function listTables(client: pg.Client): Promise<Table[]> {
  const { rows } = await client.query<Described>(TABLES);
  return sortByReference(
    rows.map(({ name, columns, types, refers_to }) => ({
      name,
      columns: JSON.parse(columns),
      types: JSON.parse(types),
      refersTo: JSON.parse(refers_to),
    })),
  );
}

/** The names of the sequences or the enums of the site. */
export async function listNames(client: pg.Client, kind: 'sequences' | 'enums'): Promise<string[]> {
  const sql =
    kind === 'sequences'
      ? `SELECT relname AS name FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind = 'S' ORDER BY 1`
      : `SELECT typname AS name FROM pg_type WHERE typnamespace = 'public'::regnamespace AND typtype = 'e' ORDER BY 1`;
  const { rows } = await client.query<{ name: string }>(sql);
  return rows.map(({ name }) => name);
}

/** Whether a table exists in the schema of the site. */
export async function hasTable(client: pg.Client, name: string): Promise<boolean> {
  const { rows } = await client.query<{ found: string | null }>('SELECT to_regclass($1) AS found', [name]);
  return rows[0]?.found !== null;
}
