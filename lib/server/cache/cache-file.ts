import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import { env } from '@/lib/env';
import type { CachedResponse } from './cached-response';
import type { ResponseCache } from './response-cache';

/** What is older is not taken over: pages show the time of day, and a failing database would leave them as they are. */
const MAX_AGE_MS = 10 * 60_000;

/** What pages are made of: `buildAndSettings` of the instance, and the version of the content. */
export type Origin = { build: string; version: string };
/** Whether content has become public since, which no version tells: scheduled posts. */
export type HasChangedSince = (time: Date) => Promise<boolean>;
type Saved = Origin & { savedAt: number; entries: [string, CachedResponse][] };

/** A digest of the build and of its settings, but for those that differ between instances. */
export function buildAndSettings(): string {
  const { port: _port, warmUpFirst: _warmUpFirst, databaseUrl: _databaseUrl, ...shared } = env;
  const settings = JSON.stringify(shared);
  return createHash('sha256').update(readFileSync('.next/BUILD_ID')).update(settings).digest('base64url');
}

const readSaved = (file: string): Promise<Saved | undefined> =>
  readFile(file)
    .then(deserialize)
    .catch(() => undefined);

/** Writes the current pages of a cache to a file for the next instance of the same build. */
export async function saveCache(cache: ResponseCache, file: string, origin: Origin): Promise<void> {
  const saved: Saved = { ...origin, savedAt: Date.now(), entries: cache.current() };
  const partial = `${file}.${process.pid}`;
  await mkdir(dirname(file), { recursive: true });
  try {
    await writeFile(partial, serialize(saved), { mode: 0o600 });
    await rename(partial, file);
  } catch (error) {
    await rm(partial, { force: true });
    throw error;
  }
}

/**
 * Takes over the pages that another instance has saved, if they are current: the same build has written them from the same version
 * of the content within ten minutes. Returns whether it did. A file that cannot be read counts as none.
 */
export async function restoreCache(
  cache: ResponseCache,
  file: string,
  { build, version }: Origin,
  hasChangedSince: HasChangedSince,
): Promise<boolean> {
  const saved = await readSaved(file);
  if (!saved || saved.build !== build || saved.version !== version) return false;
  const age = Date.now() - saved.savedAt;
  if (age < 0 || age > MAX_AGE_MS) return false;
  if (await hasChangedSince(new Date(saved.savedAt)).catch(() => true)) return false;
  cache.restore(saved.entries);
  return true;
}
