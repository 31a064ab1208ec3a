import { statfs } from 'node:fs/promises';
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
