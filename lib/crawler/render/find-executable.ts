import { accessSync, constants, statSync } from 'node:fs';
import { delimiter, join, resolve } from 'node:path';

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return statSync(path).isFile();
  } catch {
    return false;
  }
}

/** The absolute path of a program, from its path or from its name in one of the folders of PATH; undefined if it cannot be executed. */
export function findExecutable(program: string, searchPath: string): string | undefined {
  const folders = program.includes('/') ? [''] : searchPath.split(delimiter).filter(Boolean);
  return folders.map((folder) => resolve(join(folder, program))).find(isExecutable);
}
