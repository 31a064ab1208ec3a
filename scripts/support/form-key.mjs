import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './run.mjs';

/** The file of a build, and of a release, with its key; relative to its folder. */
const FILE = '.next/form-key';

/**
 * Builds with the same key give a server action the same id, so a form that was opened before an upgrade can still be sent
 * (NEXT_SERVER_ACTIONS_ENCRYPTION_KEY, documented by Next). Without one, Next makes up a key for each build.
 * @param {string} [folder] of a build or release
 * @returns {string} 32 bytes in base64; that of the folder's build, or a new one
 */
export function readFormKey(folder = ROOT) {
  const file = join(folder, FILE);
  return existsSync(file) ? readFileSync(file, 'utf8') : randomBytes(32).toString('base64');
}

/** Records the key of a finished build: `next build` empties the folder. */
export const recordFormKey = (key) => writeFileSync(join(ROOT, FILE), key, { mode: 0o600 });
