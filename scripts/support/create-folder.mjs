import { mkdirSync, mkdtempSync, rmdirSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Failure } from './cli-output.mjs';

const CLOSED = 0o700;
const OPEN = 0o777;

// One level at a time: with `recursive`, mkdir of Node 20 to 24 never returns for a path in /proc.
function createMissing(path, mode) {
  if (statSync(path, { throwIfNoEntry: false })) return;
  createMissing(dirname(path), mode);
  try {
    mkdirSync(path, { mode });
  } catch (error) {
    // Another process may have created it meanwhile.
    if (error.code !== 'EEXIST') throw error;
  }
}

/**
 * Creates a folder and its missing parents, closed to other accounts unless `mode` says otherwise.
 * @param {string} path absolute
 * @throws the error of the operating system if it is not a folder, or if nothing can be created in it
 */
export function createFolder(path, mode = CLOSED) {
  createMissing(path, mode);
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
