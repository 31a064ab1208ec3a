import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT, run } from './run.mjs';

/** The commit that is checked out, with "-dirty" if files were changed or added since; null outside of a repository. */
async function readCommit(folder) {
  const git = (...args) => run('git', ['-C', folder, ...args]);
  const [head, changes] = await Promise.all([git('rev-parse', 'HEAD'), git('status', '--porcelain')]);
  if (head.code !== 0) return null;
  return changes.output ? `${head.output}-dirty` : head.output;
}

/** The version of package.json and the commit of the source: SOURCE_COMMIT, for builds without the repository, or that of git. */
export async function readVersion(folder = ROOT) {
  const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return { version, commit: process.env.SOURCE_COMMIT || (await readCommit(folder)) };
}

/** Writes down what is built, for /api/health (lib/health/version.ts). Whoever starts a finished build need not be able to write. */
export async function recordVersion() {
  const file = join(ROOT, '.next/version.json');
  const version = JSON.stringify(await readVersion());
  if (!existsSync(file) || readFileSync(file, 'utf8') !== version) writeFileSync(file, version);
}
