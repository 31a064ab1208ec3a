// The embedded database: PGlite in a separate process, reached over a Unix socket like any PostgreSQL, and over a port of the loopback
// interface on Windows. Started by the other scripts (scripts/support/database.mjs); says over the IPC channel when it is ready.
import './support/node-version.mjs';
import { chmodSync, existsSync, mkdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { awaitLock } from './support/folder-lock.mjs';
import { callApart } from './support/run.mjs';
import { servePostgres } from './support/serve-postgres.mjs';

/**
 * The memory in which PostgreSQL keeps pages of its files. A small site's database is hardly larger, and the operating system keeps
 * the files in memory as well; PostgreSQL's default of 128 MB would be filled sooner or later.
 */
const SHARED_BUFFERS = '16MB';

const [folder = '', address = ''] = process.argv.slice(2);
const sendToParent = (message) => new Promise((resolve) => process.send?.(message, resolve));

async function serve() {
  process.umask(0o077);
  const owner = await awaitLock(dirname(folder), 'db');
  if (owner !== null) return sendToParent({ owner });
  // PGlite creates files with mode 0666 whatever the umask; in a closed folder, other accounts cannot reach them.
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  chmodSync(folder, 0o700);
  // Creating takes 350 MB of memory, which are only free again when the process exits.
  if (!existsSync(join(folder, 'PG_VERSION')))
    await callApart('Creating the database', 'pglite.mjs', 'createDatabase', folder);
  const { PGlite } = await import('@electric-sql/pglite');
  // Indexes of the search (prisma/migrations/*_search_indexes).
  const { pg_trgm } = await import('@electric-sql/pglite/contrib/pg_trgm');
  const database = await PGlite.create(folder, {
    extensions: { pg_trgm },
    startParams: [...PGlite.defaultStartParams, '-c', `shared_buffers=${SHARED_BUFFERS}`],
  });
  const listenAt = JSON.parse(address);
  // One that was left by a kill -9: nobody else listens there, since this process has the lock.
  if (listenAt.path) rmSync(listenAt.path, { force: true });
  const server = await servePostgres(database, listenAt, {
    // Restarted by its parent.
    onLost: (error) => {
      console.error(`The embedded database has failed: ${error.message}`);
      process.exit(1);
    },
  });

  let stopping = false;
  const stop = async () => {
    if (stopping) return;
    stopping = true;
    await server.stop();
    await database.close();
    process.exit(0);
  };
  process.on('SIGTERM', stop);
  // Ctrl-C signals the whole process group: the parent script stops the site first and then this process.
  process.on('SIGINT', () => {});
  await sendToParent({ ready: true });
}

serve().catch(async (error) => {
  await sendToParent({ problem: error.message });
  process.exit(1);
});
