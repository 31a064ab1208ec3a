import { statfs } from 'node:fs/promises';
import pg from 'pg';
import { pool } from '@/lib/db';
import { env } from '@/lib/env';

const MB = 1024 * 1024;
/** PostgreSQL writes its log ahead in files of this size: with less, writes fail. */
const FULL_BYTES = 16 * MB;
/** Nearly full: less than a tenth, and less than this. */
const NEARLY_FULL_BYTES = 1024 * MB;

/** The space of a file system, as `statfs` of Node reports it. */
export type Space = { bsize: number; blocks: number; bavail: number; files: number; ffree: number };

/** Whether the disk of DATA_DIR has room. Throws the error of the operating system if it cannot be asked. */
export async function checkDisk(
  readSpace: (path: string) => Promise<Space> = statfs,
): Promise<'ok' | 'nearly full' | 'full'> {
  const { bsize, blocks, bavail, files, ffree } = await readSpace(env.dataDir);
  const free = bavail * bsize;
  // Some file systems have no fixed number of files and report 0.
  if (free < FULL_BYTES || (files > 0 && ffree === 0)) return 'full';
  return bavail < blocks / 10 && free < NEARLY_FULL_BYTES ? 'nearly full' : 'ok';
}

/** Writes two megabytes to a temporary file of the database, which a sort or join would also do, and leaves nothing behind. */
const WRITE = `SET LOCAL work_mem = '64kB';
  WITH written AS MATERIALIZED (SELECT repeat('x', 1000) AS part FROM generate_series(1, 2000)) SELECT max(part) FROM written`;
/** The SQLSTATE `disk_full`. */
const DISK_FULL = '53100';

/** Whether the database has room, also if its disk is that of another machine. Throws its other errors. */
export async function checkDatabaseDisk(
  execute: (text: string) => Promise<unknown> = (text) => pool.query(text),
): Promise<'ok' | 'full'> {
  try {
    await execute(WRITE);
    return 'ok';
  } catch (error) {
    if (error instanceof pg.DatabaseError && error.code === DISK_FULL) return 'full';
    throw error;
  }
}
