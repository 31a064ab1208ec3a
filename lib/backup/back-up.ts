import { createHash } from 'node:crypto';
import { createWriteStream, existsSync, statSync } from 'node:fs';
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { type ImageStore, imageStore } from '@/lib/images/store';
import { HOUR_MS } from '@/lib/time';
import { begin } from './connect';
import { dumpDatabase } from './dump';
import { BackupError, type Counts, lineOf, noCounts, PICTURE } from './format';
import { checkBackup } from './read-backup';

/** Prefer speed over size: the embedded database blocks all other queries while rows are read. */
const GZIP_LEVEL = 2;
const ABANDONED_MS = HOUR_MS;

async function* dumpPictures(store: ImageStore): AsyncGenerator<string, number> {
  let count = 0;
  for (const picture of await store.list()) {
    const bytes = PICTURE.test(picture) ? await store.get(picture) : null;
    if (!bytes) continue;
    count += 1;
    yield lineOf({ picture, base64: Buffer.from(bytes).toString('base64') });
  }
  return count;
}

/** Pictures come after the rows. They are stored before any row refers to them, so none can be missing. */
async function* dumpSite(url: string, store: ImageStore): AsyncGenerator<string | Buffer, Counts> {
  const snapshot = 'ISOLATION LEVEL REPEATABLE READ READ ONLY';
  const transaction = await begin(url, snapshot);
  let counts: Pick<Counts, 'rows' | 'jobs'>;
  try {
    counts = yield* dumpDatabase(transaction.client);
  } finally {
    await transaction.end();
  }
  return { ...counts, pictures: yield* dumpPictures(store) };
}

async function* withEnd(lines: AsyncGenerator<string | Buffer, Counts>): AsyncGenerator<Buffer> {
  const hash = createHash('sha256');
  try {
    let next = await lines.next();
    while (!next.done) {
      const bytes = typeof next.value === 'string' ? Buffer.from(next.value) : next.value;
      hash.update(bytes);
      yield bytes;
      next = await lines.next();
    }
    yield Buffer.from(lineOf({ end: next.value, sha256: hash.digest('hex') }));
  } finally {
    // A consumer that stops early ends the transaction as well.
    await lines.return(noCounts());
  }
}

/** The target file; in a folder, a file name that sorts by time. */
function fileIn(target: string, now = new Date()): string {
  const isFolder = target.endsWith('/') || statSync(target, { throwIfNoEntry: false })?.isDirectory();
  return isFolder ? join(target, `site-${now.toISOString().slice(0, 19).replaceAll(':', '-')}Z.backup.gz`) : target;
}

/** Removes the partial files of killed backups after an hour. */
async function removeAbandoned(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    if (!/^\..+\.backup\.part$/.test(name)) continue;
    const path = join(folder, name);
    const found = await stat(path).catch(() => undefined);
    if (found && Date.now() - found.mtimeMs > ABANDONED_MS) await rm(path, { force: true });
  }
}

async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  // Some systems cannot sync folders; the file itself has already been synced.
  await handle.sync().catch(() => {});
  await handle.close();
}

/**
 * Writes everything that the site stores into one file: a snapshot of all rows, jobs, and pictures. The file is
 * renamed to its final name only when it is complete, synced and verified.
 * @param target a file that does not exist, or a folder
 * @throws BackupError when the file exists, or the database is empty
 */
export async function backUp(
  url: string,
  target: string,
  store: ImageStore = imageStore,
): Promise<{ path: string; bytes: number; counts: Counts }> {
  const path = fileIn(target);
  if (existsSync(path)) throw new BackupError(`${path} already exists; a backup never overwrites another one.`);
  const folder = dirname(path);
  await mkdir(folder, { recursive: true });
  await removeAbandoned(folder);
  const part = join(folder, `.${basename(path)}.${process.pid}.backup.part`);
  try {
    const lines = withEnd(dumpSite(url, store));
    // It contains personal data and password hashes, so only this user may read it.
    await pipeline(lines, createGzip({ level: GZIP_LEVEL }), createWriteStream(part, { mode: 0o600, flush: true }));
    const { counts } = await checkBackup(part);
    await rename(part, path);
    await syncFolder(folder);
    return { path, bytes: statSync(path).size, counts };
  } finally {
    await rm(part, { force: true });
  }
}
