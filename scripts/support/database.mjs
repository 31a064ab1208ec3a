import { randomInt } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { Failure } from './cli-output.mjs';
import { createFolder } from './create-folder.mjs';
import { exitOf } from './exit-of.mjs';
import { lockFolder } from './folder-lock.mjs';
import { ERROR, isJsonLog, jsonLines } from './json-log.mjs';
import { ROOT, startNode } from './run.mjs';
import { supervise } from './supervise.mjs';

/** The folder of everything created at run time. Read lazily, since .env may set it. */
export const dataDir = () => resolve(ROOT, process.env.DATA_DIR || '.data');

/** The ephemeral port range starts at 32,768 (Linux) or 49,152: ports in it could be taken again at any time. */
const PORTS = { from: 20_000, to: 32_768 };

/**
 * A free TCP port of the loopback interface, below the ephemeral port range: it stays free until it is used, unless another
 * program requests exactly this port.
 * @returns {Promise<number>}
 */
export function freePort() {
  const port = randomInt(PORTS.from, PORTS.to);
  return new Promise((resolvePort, reject) => {
    const server = createServer();
    server.on(
      'error',
      /** @param {NodeJS.ErrnoException} error */ (error) =>
        error.code === 'EADDRINUSE' ? resolvePort(freePort()) : reject(error),
    );
    // Without a host, all interfaces are tested, as the web server will listen on them.
    server.listen(port, () => server.close(() => resolvePort(port)));
  });
}

const inUse = (folder, pid) =>
  new Failure(`The data folder ${folder} is in use by process ${pid}. Stop it, or set DATA_DIR to another folder.`);

/** @throws Failure about the data folder, for an error of the operating system */
function dataDirFailed(error) {
  throw new Failure(
    `The data folder ${dataDir()} cannot be used (${error.code}). Set DATA_DIR to one that can be written to.`,
  );
}

/** Creates the data folder. Returns its path. @throws Failure if nothing can be created in it */
export function createDataDir() {
  try {
    createFolder(dataDir());
  } catch (error) {
    dataDirFailed(error);
  }
  return dataDir();
}

/** Creates the data folder, and locks it for this process unless DATABASE_URL is set. */
export async function lockDataDir() {
  const folder = createDataDir();
  if (process.env.DATABASE_URL) return;
  const owner = await lockFolder(folder, 'site').catch(dataDirFailed);
  if (owner !== null) throw inUse(folder, owner);
}

const jsonLog = jsonLines(process.stdout, ERROR);

/**
 * Starts the embedded database of a folder, on a free port unless one is given. Returns its URL and a function that stops it.
 * @param {string} [folder]
 * @param {number} [port]
 * @param {AbortSignal} [signal] stops it while it starts
 */
export async function startEmbeddedDatabase(folder = join(dataDir(), 'db'), port = 0, signal = undefined) {
  const child = startNode(join(ROOT, 'scripts/database.mjs'), [folder, String(port)], {
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  for (const stream of ['stdout', 'stderr'])
    child[stream].on('data', (chunk) => (isJsonLog() ? jsonLog : process[stream]).write(chunk));
  const exited = exitOf(child);
  const abandon = () => child.kill('SIGTERM');
  signal?.addEventListener('abort', abandon);
  const answer = await Promise.race([
    new Promise((done) => child.once('message', done)),
    exited.then((how) => ({ problem: `it ${how}` })),
  ]);
  signal?.removeEventListener('abort', abandon);
  if (!answer.ready) {
    child.kill('SIGKILL');
    if (answer.owner) throw inUse(folder, answer.owner);
    throw new Failure(`The embedded database in ${folder} did not start: ${answer.problem}`);
  }
  return {
    url: `postgresql://postgres:postgres@127.0.0.1:${answer.port}/postgres?sslmode=disable`,
    exited,
    stop: () => {
      child.kill('SIGTERM');
      return exited;
    },
  };
}

/** Caches an empty database: creating one takes PostgreSQL much longer than copying it. Deleted with node_modules. */
const emptyDatabase = () => {
  const { version } = JSON.parse(readFileSync(join(ROOT, 'node_modules/@electric-sql/pglite/package.json'), 'utf8'));
  return join(ROOT, 'node_modules/.cache/empty-database', version);
};

async function makeEmptyDatabase(target) {
  mkdirSync(dirname(target), { recursive: true });
  const folder = mkdtempSync(join(dirname(target), 'new-'));
  try {
    const database = await startEmbeddedDatabase(join(folder, 'db'));
    await database.stop();
    // Renamed into place, so that no other process copies a partial folder. Another process may have finished first.
    renameSync(join(folder, 'db'), target);
  } catch (error) {
    if (!existsSync(target)) throw error;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Creates a folder with an empty database by copying the cached one. */
export async function copyEmptyDatabase(folder) {
  const source = emptyDatabase();
  if (!existsSync(source)) await makeEmptyDatabase(source);
  cpSync(source, folder, { recursive: true });
}

/** An embedded database in a temporary folder; `stop` deletes it. */
export async function startTemporaryDatabase() {
  const folder = mkdtempSync(join(tmpdir(), 'database-'));
  await copyEmptyDatabase(join(folder, 'db'));
  const database = await startEmbeddedDatabase(join(folder, 'db'));
  const stop = async () => {
    await database.stop();
    rmSync(folder, { recursive: true });
  };
  return { ...database, folder, stop };
}

/** Runs `work` with a temporary embedded database. */
export async function withTemporaryDatabase(work) {
  const database = await startTemporaryDatabase();
  try {
    return await work(database);
  } finally {
    await database.stop();
  }
}

/** @throws Failure if the database does not respond */
export async function checkReachable(url) {
  const { default: pg } = await import('pg');
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  try {
    await client.connect();
    await client.query('SELECT 1');
  } catch (error) {
    const reason = error.errors?.[0]?.message ?? error.message;
    throw new Failure(`The database of DATABASE_URL (${new URL(url).host}) cannot be reached: ${reason}`);
  } finally {
    await client.end().catch(() => {});
  }
}

/** The file with the URL of the running embedded database, for commands that run alongside the site. */
const urlFile = () => join(dataDir(), 'db.url');

/**
 * The database to use: that of DATABASE_URL, or the embedded one.
 * @param {string} [url]
 * @param {() => Promise<{ url: string, stop: () => Promise<unknown> }>} openEmbedded
 * @returns {Promise<{ url: string, embedded: boolean, stop: () => Promise<unknown> }>}
 */
export async function openDatabase(url = process.env.DATABASE_URL, openEmbedded = startEmbeddedDatabase) {
  if (url) {
    await checkReachable(url);
    return { url, embedded: false, stop: async () => {} };
  }
  const database = await openEmbedded();
  writeFileSync(urlFile(), database.url, { mode: 0o600 });
  const stop = () => {
    rmSync(urlFile(), { force: true });
    return database.stop();
  };
  return { ...database, embedded: true, stop };
}

/** The embedded database, restarted at the same port whenever it exits, so that its clients find it again. */
async function superviseEmbedded() {
  const port = await freePort();
  let url = '';
  const start = async (signal) => {
    const database = await startEmbeddedDatabase(undefined, port, signal);
    url = database.url;
    return database;
  };
  const { gaveUp, stop } = await supervise('embedded database', start, { essential: true });
  return { url, gaveUp, stop };
}

/** Like `openDatabase`, for as long as the site runs: `gaveUp` resolves when the embedded database is in a crash loop. */
export const superviseDatabase = async () => ({
  gaveUp: new Promise(() => {}),
  ...(await openDatabase(process.env.DATABASE_URL, superviseEmbedded)),
});

/** The database of a site that may be running: while it runs, the one it uses; otherwise as `openDatabase`. */
export async function joinDatabase() {
  const running = existsSync(urlFile()) ? readFileSync(urlFile(), 'utf8') : undefined;
  if (!process.env.DATABASE_URL && running) {
    const isReachable = await checkReachable(running).then(
      () => true,
      () => false,
    );
    if (isReachable) return { url: running, embedded: true, stop: async () => {} };
  }
  await lockDataDir();
  return openDatabase();
}
