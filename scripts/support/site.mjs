import { existsSync, readFileSync } from 'node:fs';
import { step } from './cli-output.mjs';
import { checkReachable, lockDataDir, superviseDatabase } from './database.mjs';
import { readEnvFile } from './env-file.mjs';
import { startJsonLog } from './json-log.mjs';
import { isProduction } from './provide.mjs';
import { programOutput, runProgramQuietly } from './run.mjs';
import { sessionSecret } from './secret.mjs';
import { checkPortIsFree, configuredPort, DEFAULT_PORT, startWeb } from './serve.mjs';
import { supervise } from './supervise.mjs';
import { startWorker } from './worker.mjs';

/**
 * Reads .env and the files of secrets. From then on, in production, the output consists of JSON log lines, unless it goes to a terminal.
 * @throws Failure if a file cannot be read, or NODE_ENV is misspelt; it is reported in the log too
 */
export function readServiceSettings() {
  try {
    readEnvFile();
  } finally {
    if (isProduction() && !process.stdout.isTTY) startJsonLog();
  }
}

/** Checks that need no packages: port and data folder. Returns the port to serve on. */
export async function checkMachine() {
  readServiceSettings();
  const port = configuredPort();
  await checkPortIsFree(port);
  await lockDataDir();
  // Canonical URLs and links in mails must point to the port that is served.
  if (port !== DEFAULT_PORT) process.env.SITE_URL ||= `http://localhost:${port}`;
  return port;
}

/** Validates the environment variables and fills in defaults. @throws Failure with a sentence about each invalid one */
export async function checkEnvironment() {
  await programOutput('check-environment');
  process.env.NEXTAUTH_SECRET = sessionSecret();
  if (process.env.DATABASE_URL) await checkReachable(process.env.DATABASE_URL);
}

/** Applies pending migrations and installs the job queues. Returns a summary for the console. */
export const migrate = (url) => programOutput('prepare-database', [], { env: { ...process.env, DATABASE_URL: url } });

/** @throws Failure if migrations are pending: a command in production leaves the tables to the next start */
export async function checkMigrated(url) {
  await programOutput('prepare-database', ['--check'], { env: { ...process.env, DATABASE_URL: url } });
}

/** Creates the articles of a new site. */
export const seed = (url, options = []) =>
  runProgramQuietly('Writing the first articles', 'seed', options, {
    env: { ...process.env, DATABASE_URL: url },
  });

/** Opens the database, which is restarted when it exits, migrates it, and seeds an empty one. */
export async function prepareDatabase() {
  let database;
  await step('Database', async () => {
    database = await superviseDatabase();
    return database.embedded ? 'embedded, ready' : 'reached';
  });
  await step('Migrations', () => migrate(database.url));
  await step('Articles', () => seed(database.url));
  return database;
}

/** The ids of parent and, on Linux, grandparent process: between npm and its script there may be a shell. */
function ancestors() {
  const path = `/proc/${process.ppid}/stat`;
  const grandparent = existsSync(path) ? readFileSync(path, 'utf8').split(') ').at(-1)?.split(' ')[1] : '';
  return `${process.ppid} ${grandparent}`;
}

const UNNAMED =
  '  The pages name nobody yet: set CONTACT_PERSON, CONTACT_ROLE, CONTACT_PHOTO and CONTACT_PHONE (.env.example) to show who is behind them.\n';

/** Resolves when this script has to stop: on Ctrl-C, SIGTERM, or when the npm that started it has died. */
export function stopRequested() {
  return new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => resolve(0));
    const before = ancestors();
    // npm waits for its script, so a different parent means that npm was killed.
    if (process.env.npm_lifecycle_event) setInterval(() => ancestors() !== before && resolve(1), 1_000).unref();
  });
}

/**
 * Serves until asked to stop; processes that exit are restarted. A crash loop of the web server or the database ends everything, with
 * one sentence. One of the worker does not: a job that ends it must not take the website down. The database is stopped last.
 */
export async function serveUntilStopped(mode, port, database, options) {
  const stopped = stopRequested();
  const env = { ...process.env, DATABASE_URL: database.url };
  let worker;
  let web;
  await step('Background work', async () => {
    worker = await supervise('worker', (signal) => startWorker(env, { signal }));
  });
  await step('Web server', async () => {
    const start = (signal) => startWeb(mode, port, env, { ...options, signal });
    web = await supervise('web server', start, { essential: true });
  });
  console.log(`\n  Open http://localhost:${port}   (Ctrl-C stops everything)\n`);
  if (!process.env.CONTACT_PERSON) console.log(UNNAMED);
  const crashLoop = Promise.race([web.gaveUp, database.gaveUp]);
  const { problem, code } = await Promise.race([
    stopped.then((exit) => ({ problem: '', code: exit })),
    crashLoop.then(({ message }) => ({ problem: message, code: 1 })),
  ]);
  if (problem) console.error(`\n${problem}`);
  await Promise.all([web.stop(), worker.stop()]);
  await database.stop();
  process.exit(code);
}
