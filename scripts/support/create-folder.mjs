import { mkdirSync, mkdtempSync, rmdirSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';

// One level at a time: with `recursive`, mkdir of Node 20 to 24 never returns for a path in /proc.
function createMissing(path) {
  if (statSync(path, { throwIfNoEntry: false })) return;
  createMissing(dirname(path));
  try {
    mkdirSync(path, { mode: 0o700 });
  } catch (error) {
    // Another process may have created it meanwhile.
    if (error.code !== 'EEXIST') throw error;
  }
}

/**
 * Creates a folder and its missing parents, closed to other accounts.
 * @param {string} path absolute
 * @throws the error of the operating system if it is not a folder, or if nothing can be created in it
 */
export function createFolder(path) {
  createMissing(path);
  rmdirSync(mkdtempSync(join(path, '.writable-')));
}
