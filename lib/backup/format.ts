import { z } from 'zod';

/** A backup that cannot be made, read or restored: `message` is the one sentence the person reads. */
export class BackupError extends Error {}

/** What the first line of every backup says. Anything else is refused there. */
export const FORMAT = 'super-employee-backup';
/** Counts up when an older reader would misunderstand a file. */
export const VERSION = 1;

/**
 * A backup is one gzip file of JSON lines: this header; each table with its rows, the tables that others refer to first; the
 * sequences; jobs; pictures; and an end that counts what came before and carries its SHA-256.
 */
export const headerSchema = z.object({
  format: z.literal(FORMAT),
  version: z.number(),
  madeAt: z.iso.datetime(),
  /** What the database was made by, the oldest first. */
  migrations: z.array(z.object({ name: z.string(), checksum: z.string() })),
});

export type Header = z.output<typeof headerSchema>;

const tableSchema = z.object({ table: z.string(), columns: z.array(z.string()) });
/** `last` as text, since a bigint may not fit a JavaScript number. */
const sequenceSchema = z.object({ sequence: z.string(), last: z.string(), isCalled: z.boolean() });
const jobSchema = z.object({ job: z.literal('leadWebhook'), payload: z.record(z.string(), z.unknown()) });
/** The names that lib/images/add-image.ts gives: a name from a file must not lead out of the folder. */
export const PICTURE = /^[0-9a-f]{32}(-\d{1,5})?\.webp$/;
const pictureSchema = z.object({ picture: z.string().regex(PICTURE), base64: z.string() });

const countsSchema = z.object({ rows: z.record(z.string(), z.number()), jobs: z.number(), pictures: z.number() });

/** How many rows of each table, jobs and pictures a backup has. */
export type Counts = z.output<typeof countsSchema>;

export const endSchema = z.object({ end: countsSchema, sha256: z.string() });

/** A row in the order of its table's columns, each value as PostgreSQL writes it: nothing is lost on the way through JavaScript. */
export type Row = (string | null)[];

export const partSchema = z.union([tableSchema, sequenceSchema, jobSchema, pictureSchema]);

export type Part = z.output<typeof partSchema>;

export const noCounts = (): Counts => ({ rows: {}, jobs: 0, pictures: 0 });

export const lineOf = (value: Header | Part | Row | z.output<typeof endSchema>): string => `${JSON.stringify(value)}\n`;
