import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Failure } from './cli-output.mjs';
import { ROOT } from './run.mjs';

/** The file of a build, and of a release, with its key; relative to its folder. */
const FILE = '.next/form-key';

/** The variable of Next with the key, also as the path of a file. */
const VARIABLE = 'NEXT_SERVER_ACTIONS_ENCRYPTION_KEY';
const KEY_BYTES = 32;

/** @returns {string | undefined} the key of the build in a folder */
export function readFormKey(folder = ROOT) {
  const file = join(folder, FILE);
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}

function readGivenKey(env) {
  const file = env[`${VARIABLE}_FILE`];
  try {
    return env[VARIABLE] || (file && readFileSync(file, 'utf8').trim()) || undefined;
  } catch (error) {
    throw new Failure(`${VARIABLE}_FILE must be the path of a file that this user can read (${error.code}).`);
  }
}

/**
 * Builds with the same key give a server action the same id, so a form that was opened before an upgrade can still be sent
 * (documented by Next). Without one, Next makes up a key for each build.
 * @param {string} [folder] of a build or release
 * @param {Record<string, string | undefined>} [env]
 * @returns {string} 32 bytes in base64: those of the environment, those of the build in the folder, or new ones
 * @throws Failure if those of the environment cannot be used
 */
export function chooseFormKey(folder = ROOT, env = process.env) {
  const given = readGivenKey(env);
  if (given && Buffer.from(given, 'base64').toString('base64') !== given)
    throw new Failure(`${VARIABLE} must be in base64: openssl rand -base64 ${KEY_BYTES} prints one.`);
  if (given && Buffer.from(given, 'base64').length !== KEY_BYTES)
    throw new Failure(`${VARIABLE} must have ${KEY_BYTES} bytes: openssl rand -base64 ${KEY_BYTES} prints one.`);
  return given ?? readFormKey(folder) ?? randomBytes(KEY_BYTES).toString('base64');
}

/** Records the key of a finished build: `next build` empties the folder. */
export const recordFormKey = (key) => writeFileSync(join(ROOT, FILE), key, { mode: 0o600 });
