import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const folders: string[] = [];
process.once('exit', () => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

/** A temporary folder, deleted when this process exits. */
export function temporaryFolder(name: string): string {
  const folder = mkdtempSync(join(tmpdir(), `${name}-`));
  folders.push(folder);
  return folder;
}

/**
 * Installs the tools or peers of a benchmark, which are not dependencies of the project: they would add hundreds of packages
 * for one command. Install scripts do not run.
 * @returns the folder with `node_modules`, or the first line of the error
 */
export function fetchPackages(
  dependencies: Record<string, string>,
  overrides: Record<string, string> = {},
): { folder: string } | { reason: string } {
  const folder = temporaryFolder('bench');
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ private: true, dependencies, overrides }));
  try {
    execFileSync('npm', ['install', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'], {
      cwd: folder,
      stdio: ['ignore', 'ignore', 'pipe'],
      shell: process.platform === 'win32',
    });
    return { folder };
  } catch (error) {
    const said = String(error instanceof Error && 'stderr' in error ? error.stderr : error);
    return { reason: said.split('\n').find((line) => line.trim() && !line.includes('warn')) ?? 'npm failed' };
  }
}
