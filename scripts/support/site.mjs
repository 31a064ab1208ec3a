import { existsSync, readFileSync } from 'node:fs';
import { Failure, step } from './cli-output.mjs';
import { checkReachable, openDatabase, takeDataDir } from './database.mjs';
import { readEnvFile } from './env-file.mjs';
import { runQuietly, runTool } from './run.mjs';
import { sessionSecret } from './secret.mjs';
import { checkPortIsFree, DEFAULT_PORT, startWeb, wantedPort } from './serve.mjs';
import { startWorker } from './worker.mjs';

/** What can be found out before anything is installed. Returns the port to serve on. */
export async function checkMachine() {
  readEnvFile();
  const port = wantedPort();
  await checkPortIsFree(port);
  await takeDataDir();
  // Canonical links and the links in mails lead to where the site is really served.
  if (port !== DEFAULT_PORT) process.env.SITE_URL ||= `http://localhost:${port}`;
  return port;
}

/** Stops with one sentence when a variable of the environment cannot be used, and completes those that may be missing. */
export async function checkEnvironment() {
  const { code, output } = await runTool('tsx', ['scripts/check-environment.ts']);
  if (code !== 0) throw new Failure(output);
  process.env.NEXTAUTH_SECRET = sessionSecret();
  if (process.env.DATABASE_URL) await checkReachable(process.env.DATABASE_URL);
}

/** Brings a database up to date, the queues of background work too. Returns what was done, for people. */
export async function migrate(url) {
  const env = { ...process.env, DATABASE_URL: url };
  const { code, output } = await runTool('tsx', ['scripts/prepare-database.ts'], { env });
  if (code !== 0) throw new Failure(output);
  return output;
}

export const seed = (url, options = []) =>
  runQuietly('Writing the first articles', 'tsx', ['prisma/seed/seed.ts', ...options], {
    env: { ...process.env, DATABASE_URL: url },
  });

/** Opens the database, brings it up to date, and fills an empty one. */
export async function prepareDatabase() {
  let database;
  await step('Database', async () => {
    database = await openDatabase();
    return database.embedded ? 'embedded, ready' : 'reached';
  });
  await step('Migrations', () => migrate(database.url));
  await step('Articles', () => seed(database.url));
  return database;
}

/** Parent and, where the system tells, grandparent: between npm and its script there may be a shell. */
function ancestors() {
  const path = `/proc/${process.ppid}/stat`;
  const grandparent = existsSync(path) ? readFileSync(path, 'utf8').split(') ').at(-1)?.split(' ')[1] : '';
  return `${process.ppid} ${grandparent}`;
}

/** Resolves when this script is to end: Ctrl-C, SIGTERM, or the npm that started it is gone. */
export function askedToStop() {
  return new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => resolve(0));
    const before = ancestors();
    // npm waits for its script; if another process is the parent now, npm was killed.
    if (process.env.npm_lifecycle_event) setInterval(() => ancestors() !== before && resolve(1), 1_000).unref();
  });
}

/** Serves until asked to stop or one of the parts ends; then stops the others, the database last. */
export async function serveUntilStopped(mode, port, database, options) {
  const asked = askedToStop();
  const env = { ...process.env, DATABASE_URL: database.url };
  let worker;
  let next;
  await step('Background work', async () => {
    worker = await startWorker(env);
  });
  await step('Web server', async () => {
    next = await startWeb(mode, port, env, options);
  });
  console.log(`\n  Open http://localhost:${port}   (Ctrl-C stops everything)\n`);
  const ended = (what, exited) => exited?.then((code) => ({ what, code: code || 1 })) ?? new Promise(() => {});
  const { what, code } = await Promise.race([
    asked.then((exit) => ({ code: exit })),
    ended('web server', next.exited),
    ended('background work', worker.exited),
    ended('database', database.exited),
  ]);
  if (what) console.error(`\nThe ${what} ended by itself with code ${code}; everything is stopped.`);
  await Promise.all([next.stop(), worker.stop()]);
  await database.stop();
  process.exit(code);
}
