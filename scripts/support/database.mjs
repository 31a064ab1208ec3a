import { randomInt } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { Failure } from './cli-output.mjs';
import { lockFolder } from './folder-lock.mjs';
import { ROOT, startNode } from './run.mjs';

/** Where everything that is made at run time is kept. Read late, since .env may set it. */
export const dataDir = () => resolve(ROOT, process.env.DATA_DIR || '.data');

/** Systems give outgoing connections ports from 32,768 on (Linux) or 49,152 on: one of those could be taken again at once. */
const PORTS = { from: 20_000, to: 32_768 };

/**
 * A TCP port of the loopback interface on which nothing listens, out of a range from which the system takes none by itself:
 * it stays free until it is used, unless another program asks for exactly this one.
 * @returns {Promise<number>}
 */
export function freePort() {
  const port = randomInt(PORTS.from, PORTS.to);
  return new Promise((resolvePort, reject) => {
    const server = createServer();
    server.on('error', (error) => (error.code === 'EADDRINUSE' ? resolvePort(freePort()) : reject(error)));
    // Without an address it is tried on all of them, as the web server will.
    server.listen(port, () => server.close(() => resolvePort(port)));
  });
}

const inUse = (folder, pid) =>
  new Failure(`The data folder ${folder} is in use by process ${pid}. Stop it, or set DATA_DIR to another folder.`);

/** Makes the data folder, and takes it for this process unless the data is elsewhere (DATABASE_URL). */
export async function takeDataDir() {
  const folder = dataDir();
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    const owner = process.env.DATABASE_URL ? null : await lockFolder(folder, 'site');
    if (owner !== null) throw inUse(folder, owner);
  } catch (error) {
    if (error instanceof Failure) throw error;
    throw new Failure(
      `The data folder ${folder} cannot be used (${error.code}). Set DATA_DIR to one that can be written to.`,
    );
  }
}

/**
 * Starts the embedded database on a folder, at any free port unless one is given. Returns its address and how to stop it.
 * @param {string} [folder]
 * @param {number} [port]
 */
export async function startEmbeddedDatabase(folder = join(dataDir(), 'db'), port = 0) {
  const child = startNode(join(ROOT, 'scripts/database.mjs'), [folder, String(port)], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const exited = new Promise((done) => child.once('exit', done));
  const answer = await Promise.race([
    new Promise((done) => child.once('message', done)),
    exited.then((code) => ({ problem: `it ended with code ${code}` })),
  ]);
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

/** Where an empty database is kept: making one takes PostgreSQL many times as long as copying it. Gone with the packages. */
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
    // Renamed into place, so that nobody copies half of it. Another process may have been faster.
    renameSync(join(folder, 'db'), target);
  } catch (error) {
    if (!existsSync(target)) throw error;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Makes a folder with an empty database, as the embedded database itself would within seconds, by a copy. */
export async function copyEmptyDatabase(folder) {
  const source = emptyDatabase();
  if (!existsSync(source)) await makeEmptyDatabase(source);
  cpSync(source, folder, { recursive: true });
}

/** An embedded database in a folder of its own; `stop` removes it. */
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

/** Runs work with an embedded database that is gone afterwards. */
export async function withTemporaryDatabase(work) {
  const database = await startTemporaryDatabase();
  try {
    return await work(database);
  } finally {
    await database.stop();
  }
}

/** Throws a Failure when the database does not answer. */
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

/** Where the address of a running embedded database is written down, for commands that are run beside the site. */
const addressFile = () => join(dataDir(), 'db.url');

/**
 * The database to use: the one of DATABASE_URL, or the embedded one.
 * @returns {Promise<{ url: string, embedded: boolean, exited?: Promise<number>, stop: () => Promise<unknown> }>}
 */
export async function openDatabase(url = process.env.DATABASE_URL) {
  if (url) {
    await checkReachable(url);
    return { url, embedded: false, stop: async () => {} };
  }
  const database = await startEmbeddedDatabase();
  writeFileSync(addressFile(), database.url, { mode: 0o600 });
  const stop = () => {
    rmSync(addressFile(), { force: true });
    return database.stop();
  };
  return { ...database, embedded: true, stop };
}

/** The database of a site that may be running: its own while it runs, else as `openDatabase`. */
export async function joinDatabase() {
  const running = existsSync(addressFile()) ? readFileSync(addressFile(), 'utf8') : undefined;
  if (!process.env.DATABASE_URL && running) {
    const isReachable = await checkReachable(running).then(
      () => true,
      () => false,
    );
    if (isReachable) return { url: running, embedded: true, stop: async () => {} };
  }
  await takeDataDir();
  return openDatabase();
}
