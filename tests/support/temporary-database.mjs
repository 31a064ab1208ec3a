import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { startEmbeddedDatabase } from '../../scripts/support/database.mjs';
import { ROOT } from '../../scripts/support/run.mjs';
import { migrate } from '../../scripts/support/site.mjs';

const MIGRATIONS = join(ROOT, 'prisma/migrations');

/** A digest of the migrations, and the version of the embedded database. */
function versions() {
  const { version } = JSON.parse(readFileSync(join(ROOT, 'node_modules/@electric-sql/pglite/package.json'), 'utf8'));
  const hash = createHash('sha256');
  for (const name of readdirSync(MIGRATIONS, { recursive: true, encoding: 'utf8' }).sort())
    if (name.endsWith('.sql')) hash.update(name).update(readFileSync(join(MIGRATIONS, name)));
  return { version, migrations: hash.digest('hex').slice(0, 16) };
}

/** The folder of a database that is made once: copying it takes a fraction of the time. Deleted with node_modules. */
async function cached(name, copyBase, fill) {
  const target = join(ROOT, 'node_modules/.cache/databases', name);
  if (existsSync(target)) return target;
  mkdirSync(dirname(target), { recursive: true });
  const folder = mkdtempSync(join(dirname(target), 'new-'));
  try {
    await copyBase(join(folder, 'db'));
    const database = await startEmbeddedDatabase(join(folder, 'db'));
    await fill(database.url);
    await database.stop();
    // Renamed into place, so that no other process copies a partial folder. Another process may have finished first.
    renameSync(join(folder, 'db'), target);
  } catch (error) {
    if (!existsSync(target)) throw error;
  } finally {
    rmSync(folder, { recursive: true });
  }
  return target;
}

/** Creates a folder with an empty database. */
export async function copyEmptyDatabase(folder) {
  const nothing = async () => {};
  cpSync(await cached(`empty-${versions().version}`, nothing, nothing), folder, { recursive: true });
}

let migrated;

/** Makes, once for all parts of a run, the database that `copyMigratedDatabase` copies. The bundled programs must be there. */
export function provideMigratedDatabase() {
  const { version, migrations } = versions();
  migrated ??= cached(`migrated-${version}-${migrations}`, copyEmptyDatabase, (url) => migrate(url));
  return migrated;
}

/** Creates a folder with a database that is migrated and has its job queues, but no rows. */
export async function copyMigratedDatabase(folder) {
  cpSync(await provideMigratedDatabase(), folder, { recursive: true });
}

/** An embedded database in a temporary folder; `stop` deletes it. */
export async function startTemporaryDatabase(copy = copyEmptyDatabase) {
  const folder = mkdtempSync(join(tmpdir(), 'database-'));
  await copy(join(folder, 'db'));
  const database = await startEmbeddedDatabase(join(folder, 'db'));
  const stop = async () => {
    await database.stop();
    rmSync(folder, { recursive: true });
  };
  return { ...database, folder, stop };
}

/** Runs `work` with a temporary embedded database that is migrated. */
export async function withTemporaryDatabase(work) {
  const database = await startTemporaryDatabase(copyMigratedDatabase);
  try {
    return await work(database);
  } finally {
    await database.stop();
  }
}
