import pg from 'pg';
import type { Migration } from '@/lib/migrations/files';
import { CREATE_HISTORY } from '@/lib/migrations/records';
import type { Header, Part } from './format';

/**
 * Creates every enum anew with all its values, and has the columns use it. Before version 17, PostgreSQL refuses a value in the
 * transaction that added it (`ALTER TYPE … ADD VALUE`), and a restore is one transaction. Cheap while the tables are empty.
 */
export const COMPLETE_ENUMS = `
DO $complete$
DECLARE enum record;
BEGIN
  FOR enum IN
    SELECT t.typname AS name,
      (SELECT string_agg(quote_literal(enumlabel), ', ' ORDER BY enumsortorder) FROM pg_enum WHERE enumtypid = t.oid) AS labels,
      string_agg(format('ALTER TABLE %s ALTER %I DROP DEFAULT, ALTER %2$I TYPE %3$s USING %2$I::text%4$s::%3$s%5$s;', a.attrelid::regclass,
        a.attname, format_type(a.atttypid, NULL), CASE WHEN a.atttypid = t.typarray THEN '[]' END,
        ', ALTER ' || quote_ident(a.attname) || ' SET DEFAULT ' || pg_get_expr(d.adbin, d.adrelid)), ' ') AS use
    FROM pg_type t
    JOIN pg_attribute a ON a.atttypid IN (t.oid, t.typarray) AND NOT a.attisdropped
    JOIN pg_class c ON c.oid = a.attrelid AND c.relkind = 'r'
    LEFT JOIN pg_attrdef d ON d.adrelid = a.attrelid AND d.adnum = a.attnum
    WHERE t.typnamespace = 'public'::regnamespace AND t.typtype = 'e'
    GROUP BY t.oid, t.typname
  LOOP
    EXECUTE format('ALTER TYPE %I RENAME TO incomplete; CREATE TYPE %1$I AS ENUM (%s); %s DROP TYPE incomplete', enum.name, enum.labels, enum.use);
  END LOOP;
END $complete$;`;

/** SQL that fails with a message: this version does not have a migration that the database has. */
const failFor = (name: string) => {
  const sentence = `This backup was written by a version of the site that does not know the migration ${name}: restore it with npm run restore of the version that does.`;
  return `DO $$ BEGIN RAISE EXCEPTION USING MESSAGE = ${pg.escapeLiteral(sentence)}; END $$;`;
};

/**
 * SQL that creates the tables of a backup in an empty database, for psql. The site itself uses its own migrations.
 * @param known the migrations of this version
 */
export function schemaOf({ migrations }: Header, known: readonly Migration[]): string {
  const statements = migrations.map(
    ({ name, checksum }) => known.find((own) => own.name === name && own.checksum === checksum)?.sql ?? failFor(name),
  );
  return [`${CREATE_HISTORY};`, ...statements, COMPLETE_ENUMS].join('\n');
}

const quote = (name: string) => pg.escapeIdentifier(name);

/**
 * SQL that adds what the operator had added to the tables of the site: the rows of a backup must not depend on it. Plain columns, without
 * keys, defaults and indexes.
 */
export function addMissing({ table, columns, types }: Extract<Part, { table: string }>): string {
  const added = columns.map((column, at) => `ADD COLUMN IF NOT EXISTS ${quote(column)} ${types?.[at] ?? 'text'}`);
  return `CREATE TABLE IF NOT EXISTS ${quote(table)} (); ALTER TABLE ${quote(table)} ${added.join(', ')};`;
}

/** The same for a sequence. */
export const addSequence = (name: string): string => `CREATE SEQUENCE IF NOT EXISTS ${quote(name)};`;
