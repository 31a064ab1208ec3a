import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT, run } from './run.mjs';

/** The version of package.json and the commit of the source: SOURCE_COMMIT, for builds without the repository, or that of git. */
export async function readVersion() {
  const { version } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
  const { code, output } = await run('git', ['-C', ROOT, 'rev-parse', 'HEAD']);
  return { version, commit: process.env.SOURCE_COMMIT || (code === 0 ? output : null) };
}

/** Writes down what is built, for /api/health (lib/health/version.ts). */
export async function recordVersion() {
  writeFileSync(join(ROOT, '.next/version.json'), JSON.stringify(await readVersion()));
}
