import { z } from 'zod';

/** Thrown when a backup cannot be written, read or restored; `message` is one sentence for the operator. */
export class BackupError extends Error {}

/** Identifies the format in the first line of every backup. */
export const FORMAT = 'super-employee-backup';
/** Incremented when older readers could not read a file correctly. */
export const VERSION = 3;
/** Begins the rows of a table, in the text format of PostgreSQL's COPY. */
export const START_OF_ROWS = 'COPY ';
/** Follows the last row of a table. No row is this line, since COPY escapes backslashes. */
export const END_OF_ROWS = '\\.';
/** Begins a line that has more for this site than SQL can say; psql takes it for a comment. */
export const ENTRY = '-- {';

/**
 * A backup is one gzip file that psql can read. Besides SQL it has entries, in JSON: this header first; each table, referenced tables
 * first, followed by a COPY command and its rows; sequences; jobs; pictures; and an end with counts and the SHA-256 of all lines
 * before it. Version 2 had neither SQL nor comment signs; version 1 also had its rows in JSON, and no end of rows.
 */
export const headerSchema = z.object({
  format: z.literal(FORMAT),
  version: z.number(),
  madeAt: z.iso.datetime(),
  /** The applied migrations, oldest first. */
  migrations: z.array(z.object({ name: z.string(), checksum: z.string() })),
});

export type Header = z.output<typeof headerSchema>;

const tableSchema = z.object({
  table: z.string(),
  columns: z.array(z.string()),
  /** In SQL, for what the site itself does not create. Older files have none. */
  types: z.array(z.string().regex(/^[a-z][a-z0-9 (),[\]"]*$/)).optional(),
});
/** `last` is text, since a bigint may exceed a JavaScript number. */
const sequenceSchema = z.object({ sequence: z.string(), last: z.string(), isCalled: z.boolean() });
const jobSchema = z.object({ job: z.literal('leadWebhook'), payload: z.record(z.string(), z.unknown()) });
/** The names that lib/images/add-image.ts gives. Validated so that a name from a file cannot escape the folder. */
export const PICTURE = /^[0-9a-f]{32}(-\d{1,5})?\.webp$/;
const pictureSchema = z.object({ picture: z.string().regex(PICTURE), base64: z.string() });

const countsSchema = z.object({ rows: z.record(z.string(), z.number()), jobs: z.number(), pictures: z.number() });

/** The number of rows per table, jobs and pictures in a backup. */
export type Counts = z.output<typeof countsSchema>;

export const endSchema = z.object({ end: countsSchema, sha256: z.string() });

/** A row in the order of its table's columns, each value in PostgreSQL's text representation, which is lossless. */
export type Row = (string | null)[];

const ESCAPED: Readonly<Record<string, string>> = { b: '\b', f: '\f', n: '\n', r: '\r', t: '\t', v: '\v' };

/** Undoes the escapes of COPY. A loop, since a value may have millions of them. */
function unescapeCopy(value: string): string {
  let result = '';
  let from = 0;
  for (let at = value.indexOf('\\'); at >= 0; at = value.indexOf('\\', from)) {
    const escaped = value.charAt(at + 1);
    result += value.slice(from, at) + (ESCAPED[escaped] ?? escaped);
    from = at + 2;
  }
  return result + value.slice(from);
}

/** Reads the line of a row, in the format of this version of backups. */
export const readRow = (line: string, version: number): Row =>
  version === 1 ? JSON.parse(line) : line.split('\t').map((value) => (value === '\\N' ? null : unescapeCopy(value)));

export const partSchema = z.union([tableSchema, sequenceSchema, jobSchema, pictureSchema]);

export type Part = z.output<typeof partSchema>;

/** Counts of an empty backup. */
export const noCounts = (): Counts => ({ rows: {}, jobs: 0, pictures: 0 });

/** A line of a backup: JSON in a comment, with a line feed. */
export const lineOf = (value: Header | Part | z.output<typeof endSchema>): string => `-- ${JSON.stringify(value)}\n`;
