import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Failure, step } from './cli-output.mjs';
import { build, isBuilt, isInstalled, setUp } from './prepare.mjs';
import { programFile, ROOT } from './run.mjs';

/** A release is built elsewhere and comes without sources. */
const isRelease = () => !existsSync(join(ROOT, 'app'));

/**
 * Whether this is production: NODE_ENV is `production` in the environment or in .env, or the folder is a release. Nothing is
 * installed or built there: another process may be serving from the same folder.
 */
export const isProduction = () => process.env.NODE_ENV === 'production' || isRelease();

const HOW_TO_BUILD =
  'In production, nothing is installed or built at start: build in a folder of its own (docs/deployment.md).';

function checkBuild() {
  if (isRelease()) return 'release';
  if (!isInstalled(false))
    throw new Failure(`The packages in ${ROOT} are not those of package-lock.json. ${HOW_TO_BUILD}`);
  if (!isBuilt()) throw new Failure(`The site in ${ROOT} is not built from its present source. ${HOW_TO_BUILD}`);
  return 'present';
}

/**
 * Provides the packages and the bundled programs that a command needs. Prints a line per step unless `quiet`.
 * @param {{ quiet?: boolean }} [options]
 * @throws Failure in production if they are missing
 */
export async function providePrograms({ quiet = false } = {}) {
  if (!isProduction()) await setUp({ quiet });
  else if (!existsSync(programFile('check-environment')))
    throw new Failure(`The programs in ${ROOT} are not built. ${HOW_TO_BUILD}`);
}

/**
 * Provides everything that serving the site needs, `checkSettings` in between: they are known to be usable before anything is built.
 * @param {() => Promise<unknown>} checkSettings
 */
export async function provideSite(checkSettings) {
  if (isProduction()) await step('Build', checkBuild);
  else await providePrograms();
  await step('Environment', checkSettings);
  if (!isProduction()) await step('Build', () => build(process.env));
}
