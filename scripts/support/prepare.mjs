import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Failure, step } from './cli-output.mjs';
import { chooseFormKey, readFormKey, recordFormKey } from './form-key.mjs';
import { callApart, PROGRAMS, programFile, ROOT, run, runNpm, runQuietly } from './run.mjs';

const inRoot = (path) => join(ROOT, path);
const BUILD_STAMP = inRoot('.next/.built');
const CLIENT_STAMP = inRoot('lib/generated/prisma/.generated');
const NAMES_FILE = inRoot('lib/generated/lexicon-names.ts');
const NAMES_STAMP = inRoot('lib/generated/.lexicon-names');
const PROGRAMS_STAMP = join(PROGRAMS, '.bundled');
const EMBED = join(PROGRAMS, 'embed');
const EMBED_STAMP = join(EMBED, '.bundled');

/** The inputs of a build. Changes to other files need no new build. */
const BUILD_INPUTS = [
  'app',
  'components',
  'lib',
  'public',
  'prisma/schema.prisma',
  'scripts/support/compress.mjs',
  'instrumentation.ts',
  'next.config.ts',
  'proxy.ts',
  'postcss.config.mjs',
  'tsconfig.json',
  'package-lock.json',
];

/** The inputs of the bundled programs. */
const PROGRAM_INPUTS = [
  'components/chat',
  'embed',
  'lib',
  'programs',
  'worker',
  'scripts/support/bundle.mjs',
  'prisma/seed',
  'prisma/schema.prisma',
  'tsconfig.json',
  'package-lock.json',
];

/** The inputs of what other websites load. */
const EMBED_INPUTS = [
  'app/parts.css',
  'app/theme.css',
  'components/chat',
  'embed',
  'lib',
  'scripts/support/bundle.mjs',
  'package-lock.json',
];

const read = (path) => (existsSync(path) ? readFileSync(path, 'utf8') : '');

function files(path) {
  const found = statSync(inRoot(path), { throwIfNoEntry: false });
  if (!found || path === 'lib/generated') return [];
  if (found.isFile()) return [path];
  return readdirSync(inRoot(path))
    .sort()
    .flatMap((name) => files(`${path}/${name}`));
}

function fingerprint(paths) {
  const hash = createHash('sha256');
  for (const file of paths.flatMap(files)) hash.update(file).update(readFileSync(inRoot(file)));
  return hash.digest('hex');
}

/** Runs `work` unless the stamp file contains this hash of its inputs. */
async function skipIfFresh(stamp, inputHash, work) {
  if (read(stamp) === inputHash) return 'already there';
  await work();
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, inputHash);
}

/** Whether site and programs are built from this source. */
export const isBuilt = () =>
  read(BUILD_STAMP) === fingerprint(BUILD_INPUTS) &&
  read(PROGRAMS_STAMP) === fingerprint(PROGRAM_INPUTS) &&
  read(EMBED_STAMP) === fingerprint(EMBED_INPUTS);

/** Whether every required package of the lockfile is installed in its version, by npm's own list. */
export function isInstalled(withTools) {
  const required = JSON.parse(read(inRoot('package-lock.json'))).packages;
  const installed = JSON.parse(read(inRoot('node_modules/.package-lock.json')) || '{"packages":{}}').packages;
  return Object.entries(required).every(
    ([path, { version, dev, optional, devOptional }]) =>
      path === '' || optional || devOptional || (dev && !withTools) || installed[path]?.version === version,
  );
}

/**
 * Installs the packages of the lockfile unless they are installed. Tools that only a build or a test needs may be missing on
 * a host that serves an existing build.
 */
export async function install({ withTools = !isBuilt() } = {}) {
  if (isInstalled(withTools)) return 'already there';
  await runNpm('Installing the packages (npm ci)', ['ci', '--include=dev', '--no-audit', '--no-fund']);
}

/** Generates the database client, the names of the lexicon and the bundled programs, each unless it is up to date. */
export async function generate() {
  const client = await skipIfFresh(CLIENT_STAMP, fingerprint(['prisma/schema.prisma', 'package-lock.json']), () =>
    runQuietly('Generating the database client', 'prisma', ['generate']),
  );
  const names = await skipIfFresh(NAMES_STAMP, fingerprint(['lib/reader/lexicon']), async () => {
    const { lexiconNames } = await import('../../lib/reader/lexicon/compile.mjs');
    writeFileSync(NAMES_FILE, await lexiconNames());
  });
  const programs = await skipIfFresh(PROGRAMS_STAMP, fingerprint(PROGRAM_INPUTS), () =>
    callApart('Bundling the programs', 'bundle.mjs', 'bundlePrograms', PROGRAMS),
  );
  // After the programs, whose folder it is in.
  const embed = await skipIfFresh(EMBED_STAMP, fingerprint(EMBED_INPUTS), () =>
    callApart('Bundling the chat for other websites', 'bundle.mjs', 'bundleEmbed', EMBED),
  );
  return client && names && programs && embed;
}

/**
 * Installs the packages and generates the files, as almost every script does first. Prints a line per step unless `quiet`.
 * @param {{ withTools?: boolean, quiet?: boolean }} [options]
 */
export async function setUp({ withTools, quiet = false } = {}) {
  const perform = quiet ? (_name, work) => work() : step;
  await perform('Packages', () => install({ withTools }));
  await perform('Generated files', generate);
}

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
async function recordVersion() {
  const file = inRoot('.next/version.json');
  const version = JSON.stringify(await readVersion());
  if (read(file) !== version) writeFileSync(file, version);
}

/**
 * Builds the site unless it is built from this source. Pages are rendered when they are first requested, with the settings of the server (lib/server/next-internals/cache-handler.ts).
 * @param {NodeJS.ProcessEnv} env
 * @param {string} [formKey] of the environment or another build; otherwise that of the last one stays (form-key.mjs)
 */
export async function build(env, formKey = chooseFormKey()) {
  if (formKey !== readFormKey()) rmSync(BUILD_STAMP, { force: true });
  const note = await skipIfFresh(BUILD_STAMP, fingerprint(BUILD_INPUTS), async () => {
    // Builds must never need a database: without the URL, none can come to depend on it.
    const { DATABASE_URL: _, ...withoutDatabase } = env;
    await runQuietly('Building the site', 'next', ['build'], {
      env: { ...withoutDatabase, NODE_ENV: 'production', NEXT_SERVER_ACTIONS_ENCRYPTION_KEY: formKey },
    });
    if (!existsSync(inRoot('.next/BUILD_ID'))) throw new Failure('The build finished without producing a site.');
    recordFormKey(formKey);
    await callApart('Compressing the static files', 'compress.mjs', 'compressFolder', inRoot('.next/static'));
  });
  await recordVersion();
  return note;
}

/** A release is built elsewhere and comes without sources. */
const isRelease = () => !existsSync(inRoot('app'));

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
