// The embedded database: PGlite in a process of its own, spoken to over a loopback socket like any PostgreSQL.
// Started by the other scripts (scripts/support/database.mjs); tells them over the channel where it listens.
import { chmodSync, mkdirSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { lockFolder } from './support/folder-lock.mjs';
import { wholeExchanges } from './support/protocol-lock.mjs';

/** How long a database that is just closing may keep the folder. */
const PATIENCE_MS = 3_000;

const [folder, port] = process.argv.slice(2);
const tell = (message) => new Promise((resolve) => process.send(message, resolve));

/** The process id of whoever keeps the folder, or null once it is ours. */
async function lock() {
  const until = Date.now() + PATIENCE_MS;
  for (;;) {
    const owner = await lockFolder(dirname(folder), 'db');
    if (owner === null || Date.now() > until) return owner;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

/**
 * Keeps every account but our own out of a folder. PGlite gives its files mode 0666 whatever the umask; what it creates later lies
 * in folders that nobody else can enter.
 */
function restrictModes(path) {
  chmodSync(path, 0o700);
  for (const entry of readdirSync(path, { withFileTypes: true, recursive: true })) {
    const inner = join(entry.parentPath, entry.name);
    if (entry.isDirectory()) chmodSync(inner, 0o700);
    else if (entry.isFile()) chmodSync(inner, 0o600);
  }
}

async function serve() {
  process.umask(0o077);
  const owner = await lock();
  if (owner !== null) return tell({ owner });
  mkdirSync(folder, { recursive: true });
  const { PGlite } = await import('@electric-sql/pglite');
  // Indexes of the search (prisma/migrations/*_search_indexes).
  const { pg_trgm } = await import('@electric-sql/pglite/contrib/pg_trgm');
  const { PGLiteSocketServer } = await import('@electric-sql/pglite-socket');
  const database = await PGlite.create(folder, { extensions: { pg_trgm } });
  restrictModes(folder);
  const db = wholeExchanges(database);
  const server = new PGLiteSocketServer({ db, host: '127.0.0.1', port: Number(port), maxConnections: 100 });
  await server.start();

  let stopping = false;
  const stop = async () => {
    if (stopping) return;
    stopping = true;
    await server.stop();
    await database.close();
    process.exit(0);
  };
  process.on('SIGTERM', stop);
  // Ctrl-C reaches the whole group of processes: the script stops the site first and this one after it.
  process.on('SIGINT', () => {});
  await tell({ ready: true, port: Number(server.getServerConn().split(':').at(-1)) });
}

serve().catch(async (error) => {
  await tell({ problem: error.message });
  process.exit(1);
});
