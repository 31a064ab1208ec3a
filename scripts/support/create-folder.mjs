import { mkdirSync, mkdtempSync, rmdirSync } from 'node:fs';
import { join } from 'node:path';
import { Failure } from './cli-output.mjs';

const CLOSED = 0o700;
const OPEN = 0o777;

/**
 * Creates a folder and its missing parents, closed to other accounts unless `mode` says otherwise.
 * @param {string} path absolute
 * @throws the error of the operating system if it is not a folder, or if nothing can be created in it
 */
export function createFolder(path, mode = CLOSED) {
  mkdirSync(path, { recursive: true, mode });
  rmdirSync(mkdtempSync(join(path, '.writable-')));
}

/**
 * Creates the folder that a command writes to, as the umask allows.
 * @param {string} path absolute
 * @throws Failure with one sentence if nothing can be created in it
 */
export function createTarget(path) {
  try {
    createFolder(path, OPEN);
  } catch (error) {
    throw new Failure(`${path} cannot be written to (${error.code}). Give another folder.`);
  }
}
