import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream';
import { createGunzip } from 'node:zlib';
import {
  BackupError,
  type Counts,
  END_OF_ROWS,
  ENTRY,
  endSchema,
  FORMAT,
  type Header,
  headerSchema,
  noCounts,
  type Part,
  partSchema,
  START_OF_ROWS,
  VERSION,
} from './format';

const NEWLINE = 0x0a;
/** The first byte of a row in version 1; all its other lines are objects. */
const BRACKET = 0x5b;
/** The first bytes of `END_OF_ROWS`. */
const [BACKSLASH, DOT] = Buffer.from(END_OF_ROWS);
const startsWith = (line: Buffer, start: string) => line.toString('latin1', 0, start.length) === start;
const CHUNK_BYTES = 256 * 1_024;

/** The entries of a backup, in order. Rows come as lines, since a check only counts them. */
export type Entry = { header: Header } | { part: Part } | { rows: Buffer } | { end: Counts };

/** A gzip file in blocks of whole lines; the last line may be without a line feed. */
async function* gunzippedLines(path: string): AsyncGenerator<Buffer> {
  const gunzip = createGunzip({ chunkSize: CHUNK_BYTES });
  // Read errors are forwarded to the gunzip stream, which the loop reads.
  pipeline(createReadStream(path), gunzip, () => {});
  let parts: Buffer[] = [];
  for await (const chunk of gunzip as AsyncIterable<Buffer>) {
    const to = chunk.lastIndexOf(NEWLINE) + 1;
    if (to > 0) {
      yield Buffer.concat([...parts, chunk.subarray(0, to)]);
      parts = [];
    }
    if (to < chunk.length) parts.push(chunk.subarray(to));
  }
  if (parts.length > 0) yield Buffer.concat(parts);
}

/** Divides lines into runs of rows, with their number, and single other lines. `isRow` knows a row by where it begins. */
function* runsOf(lines: Buffer, isRow: (at: number) => boolean): Generator<{ text: Buffer; rows: number }> {
  let from = 0;
  let rows = 0;
  for (let at = 0; at < lines.length; ) {
    const next = lines.indexOf(NEWLINE, at) + 1 || lines.length;
    if (isRow(at)) rows += 1;
    else {
      if (rows > 0) yield { text: lines.subarray(from, at), rows };
      yield { text: lines.subarray(at, next), rows: 0 };
      from = next;
      rows = 0;
    }
    at = next;
  }
  if (rows > 0) yield { text: lines.subarray(from), rows };
}

function readHeader(line: Buffer, path: string): Header {
  const parsed = headerSchema.safeParse(parse(line));
  if (!parsed.success) throw new BackupError(`${path} is not a backup of this site.`);
  if (parsed.data.version > VERSION)
    throw new BackupError(`${path} was made by a newer version of the site (format ${parsed.data.version}).`);
  return parsed.data;
}

function parse(line: Buffer): unknown {
  try {
    return JSON.parse(line.toString().replace(/^-- /, ''));
  } catch {
    return undefined;
  }
}

/** Counts rows, jobs and pictures. */
function counter() {
  const counts = noCounts();
  let table = '';
  return {
    counts,
    part(part: Part) {
      if ('table' in part) {
        table = part.table;
        counts.rows[table] = 0;
      } else if ('job' in part) counts.jobs += 1;
      else if ('picture' in part) counts.pictures += 1;
    },
    rows(count: number) {
      counts.rows[table] = (counts.rows[table] ?? 0) + count;
    },
  };
}

const sameCounts = (a: Counts, b: Counts) =>
  a.jobs === b.jobs &&
  a.pictures === b.pictures &&
  Object.keys(a.rows).length === Object.keys(b.rows).length &&
  Object.entries(a.rows).every(([table, rows]) => b.rows[table] === rows);

async function* readLines(path: string): AsyncGenerator<Entry> {
  const damaged = new BackupError(`${path} is damaged: its content does not match its checksum.`);
  const hash = createHash('sha256');
  const counted = counter();
  let version: number | undefined;
  let isInTable = false;
  let isOver = false;
  for await (const lines of gunzippedLines(path)) {
    const isRow = (at: number) =>
      version === 1 ? lines[at] === BRACKET : isInTable && !(lines[at] === BACKSLASH && lines[at + 1] === DOT);
    for (const { text, rows } of runsOf(lines, isRow)) {
      if (isOver) throw damaged;
      if (version === undefined) {
        const header = readHeader(text, path);
        version = header.version;
        yield { header };
      } else if (isInTable && rows === 0 && version > 1) isInTable = false;
      else if (rows === 0 && version > 2 && !startsWith(text, ENTRY)) isInTable = startsWith(text, START_OF_ROWS);
      else if (rows > 0) {
        counted.rows(rows);
        yield { rows: text };
      } else {
        const value = parse(text);
        const end = endSchema.safeParse(value);
        const part = end.success ? undefined : partSchema.safeParse(value);
        if (end.success) {
          if (end.data.sha256 !== hash.digest('hex') || !sameCounts(end.data.end, counted.counts)) throw damaged;
          isOver = true;
          yield { end: end.data.end };
          continue;
        }
        if (!part?.success) throw damaged;
        counted.part(part.data);
        isInTable = version < 3 && 'table' in part.data;
        yield { part: part.data };
      }
      hash.update(text);
    }
  }
  if (version === undefined) throw new BackupError(`${path} is not a backup of this site.`);
  if (!isOver) throw new BackupError(`${path} is not complete: its end is missing.`);
}

const codeOf = (error: unknown) => (error instanceof Error && 'code' in error ? String(error.code) : '');

/**
 * Reads and verifies a backup in blocks of lines. It is verified completely only when it has been read to its end.
 * @throws BackupError when it is something else, damaged, or not complete
 */
export async function* readBackup(path: string): AsyncGenerator<Entry> {
  try {
    yield* readLines(path);
  } catch (error) {
    const code = codeOf(error);
    if (code === 'ENOENT') throw new BackupError(`There is no file ${path}.`);
    if (code === 'EISDIR') throw new BackupError(`${path} is a folder. Give a file in it.`);
    if (code === 'Z_BUF_ERROR') throw new BackupError(`${path} is not complete: its end is missing.`);
    if (code === 'Z_DATA_ERROR')
      throw new BackupError(`${path} is damaged, or not a backup of this site (a gzip file of ${FORMAT}).`);
    throw error;
  }
}

/** Verifies a whole backup. Returns its header and counts. @throws BackupError when it is damaged or incomplete */
export async function checkBackup(path: string): Promise<{ header: Header; counts: Counts }> {
  let header: Header | undefined;
  let counts: Counts | undefined;
  for await (const entry of readBackup(path)) {
    if ('header' in entry) header = entry.header;
    if ('end' in entry) counts = entry.end;
  }
  if (!header || !counts) throw new BackupError(`${path} is not a backup of this site.`);
  return { header, counts };
}
