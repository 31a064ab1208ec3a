import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { startEmbeddedDatabase } from '../../scripts/support/database.mjs';
import { ROOT } from '../../scripts/support/run.mjs';

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
