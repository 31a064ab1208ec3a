import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
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

/**
 * A free TCP port, below the ephemeral port range (from 32,768 on Linux, 49,152 elsewhere): it stays free until it is used, unless
 * another program requests exactly this port.
 */
export async function freePort() {
  const port = randomInt(20_000, 32_768);
  // Without a host, all interfaces are tested, as the web server will listen on them.
  const server = createServer().listen(port);
  try {
    await once(server, 'listening');
  } catch (error) {
    if (error.code === 'EADDRINUSE') return freePort();
    throw error;
  }
  await new Promise((resolvePort) => server.close(resolvePort));
  return port;
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

/** The name that PostgreSQL's clients look for in the folder that a URL gives as `host`. */
const SOCKET_NAME = '.s.PGSQL.5432';
/** The path of a Unix socket has 104 bytes on macOS and 108 on Linux, with an end mark. The system cuts a longer one without an error. */
const MAX_SOCKET_PATH = 103;
const fits = (folder) => Buffer.byteLength(join(folder, SOCKET_NAME)) <= MAX_SOCKET_PATH;

/**
 * Where an embedded database is reached: by a Unix socket beside its folder, or in a temporary folder if the path would be too long.
 * Only the account that runs it can connect. On Windows, whose clients know no Unix sockets, by a port of the loopback interface,
 * which every account of the machine can connect to.
 * @returns {Promise<{ listenAt: { path: string } | { host: string, port: number }, url: string, forget: () => void }>}
 * @throws Failure when no path is short enough
 */
async function chooseAddress(folder) {
  if (process.platform === 'win32') {
    const listenAt = { host: '127.0.0.1', port: await freePort() };
    return {
      listenAt,
      url: `postgresql://postgres@127.0.0.1:${listenAt.port}/postgres?sslmode=disable`,
      forget: () => {},
    };
  }
  const beside = dirname(resolve(folder));
  const isTemporary = !fits(beside);
  if (isTemporary && !fits(join(tmpdir(), 'database-XXXXXX')))
    throw new Failure(
      `The paths of ${beside} and of the temporary folder ${tmpdir()} are too long for a Unix socket. Set DATA_DIR or TMPDIR to a shorter one.`,
    );
  const socketFolder = isTemporary ? mkdtempSync(join(tmpdir(), 'database-')) : beside;
  return {
    listenAt: { path: join(socketFolder, SOCKET_NAME) },
    url: `postgresql://postgres@localhost/postgres?host=${encodeURIComponent(socketFolder)}`,
    forget: () => isTemporary && rmSync(socketFolder, { recursive: true, force: true }),
  };
}

/**
 * Starts the embedded database of a folder. Returns its URL and a function that stops it.
 * @param {string} [folder]
 * @param {Awaited<ReturnType<typeof chooseAddress>>} [address] kept by the caller; without one, the database has its own
 * @param {AbortSignal} [signal] stops it while it starts
 */
export async function startEmbeddedDatabase(folder = join(dataDir(), 'db'), address = undefined, signal = undefined) {
  const { listenAt, url, forget } = address ?? (await chooseAddress(folder));
  const child = startNode(join(ROOT, 'scripts/database.mjs'), [folder, JSON.stringify(listenAt)], {
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  for (const stream of ['stdout', 'stderr'])
    child[stream].on('data', (chunk) => (isJsonLog() ? jsonLog : process[stream]).write(chunk));
  const exited = exitOf(child).finally(() => address ?? forget());
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
    url,
    exited,
    stop: () => {
      child.kill('SIGTERM');
      return exited;
    },
  };
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

/** The embedded database, restarted at the same address whenever it exits, so that its clients find it again. */
async function superviseEmbedded() {
  const address = await chooseAddress(join(dataDir(), 'db'));
  const start = (signal) => startEmbeddedDatabase(undefined, address, signal);
  const { gaveUp, stop } = await supervise('embedded database', start, { essential: true });
  return { url: address.url, gaveUp, stop: () => stop().finally(address.forget) };
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
