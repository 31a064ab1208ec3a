import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const folders: string[] = [];
process.once('exit', () => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

/** An empty folder that is gone when this process is. */
export function temporaryFolder(name: string): string {
  const folder = mkdtempSync(join(tmpdir(), `${name}-`));
  folders.push(folder);
  return folder;
}

/**
 * Installs what a measurement compares with or measures by, which is not a dependency of the project: it would bring hundreds of
 * packages along for one command. Install scripts do not run.
 * @returns the folder that has `node_modules`, or the first line of why there is none
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
