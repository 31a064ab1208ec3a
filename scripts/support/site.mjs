import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { Failure, step } from './cli-output.mjs';
import { checkReachable, dataDir, lockDataDir, superviseDatabase } from './database.mjs';
import { readEnvFile } from './env-file.mjs';
import { startJsonLog } from './json-log.mjs';
import { isProduction } from './prepare.mjs';
import { programOutput } from './run.mjs';
import { startWeb, startWorker } from './services.mjs';
import { supervise } from './supervise.mjs';

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

const DEFAULT_PORT = 3000;

/** The port of PORT, or the default. @throws Failure if it is not a port */
function configuredPort() {
  const given = process.env.PORT || String(DEFAULT_PORT);
  const port = Number(given);
  if (!/^\d+$/.test(given) || port < 1 || port > 65_535)
    throw new Failure(`PORT must be a number from 1 to 65535, not "${given}".`);
  return port;
}

/** @throws Failure if another program listens on the port, at the IP address of LISTEN_ON */
async function checkPortIsFree(port) {
  const explain = {
    EADDRINUSE: `Port ${port} is in use by another program. Stop it, or choose another port with PORT.`,
    EADDRNOTAVAIL: 'LISTEN_ON must be an IP address of this machine.',
    ENOTFOUND: 'LISTEN_ON must be an IP address of this machine.',
    EACCES: `This user may not listen on port ${port}. Choose a port above 1023 with PORT.`,
  };
  const server = createServer().listen(port, process.env.LISTEN_ON || undefined);
  await once(server, 'listening').catch(({ code, message }) => {
    throw new Failure(explain[code] ?? `Port ${port}: ${message}.`);
  });
  await new Promise((resolve) => server.close(resolve));
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

/**
 * The secret that sessions are signed with: NEXTAUTH_SECRET, or for local use one that is generated once and stored in the
 * data folder. A site with a public URL must have its own (lib/health/settings.ts).
 */
function sessionSecret() {
  if (process.env.NEXTAUTH_SECRET) return process.env.NEXTAUTH_SECRET;
  const path = join(dataDir(), 'nextauth-secret');
  if (!existsSync(path)) writeFileSync(path, randomBytes(32).toString('base64url'), { mode: 0o600 });
  return readFileSync(path, 'utf8');
}

/** Validates the environment variables and fills in defaults. @throws Failure with a sentence about each invalid one */
export async function checkEnvironment() {
  await programOutput('check-environment');
  process.env.NEXTAUTH_SECRET = sessionSecret();
  if (process.env.DATABASE_URL) await checkReachable(process.env.DATABASE_URL);
}

/** Runs a bundled program on a database and resolves with its output. */
export const runOn = (url, program, args) =>
  programOutput(program, args, { env: { ...process.env, DATABASE_URL: url } });

/** Applies pending migrations and installs the job queues; with `--check`, fails if any are pending. Returns a summary for the console. */
export const migrate = (url, options = []) => runOn(url, 'prepare-database', options);

/** Creates the articles of a new site. */
export const seed = (url, options = []) => runOn(url, 'seed', options);

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
