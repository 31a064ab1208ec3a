// Migrations by Prisma's own schema engine in its WebAssembly form: the same files, checksums and _prisma_migrations table
// as `prisma migrate deploy`, without the native binary that the CLI would have to download.
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Failure } from './cli-output.mjs';
import { ROOT } from './run.mjs';

const MIGRATIONS = join(ROOT, 'prisma/migrations');
const SCHEMA = join(ROOT, 'prisma/schema.prisma');
const NO_FILTERS = { externalTables: [], externalEnums: [] };

const read = (path) => (existsSync(path) ? readFileSync(path, 'utf8') : null);

/** @param count how many of the migrations, the oldest first */
function migrationsList(count = Number.POSITIVE_INFINITY) {
  return {
    baseDir: MIGRATIONS,
    shadowDbInitScript: '',
    lockfile: { path: 'migration_lock.toml', content: read(join(MIGRATIONS, 'migration_lock.toml')) },
    migrationDirectories: readdirSync(MIGRATIONS, { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map((entry) => entry.name)
      .sort()
      .slice(0, count)
      .map((name) => ({
        path: name,
        migrationFile: {
          path: 'migration.sql',
          content: { tag: 'ok', value: readFileSync(join(MIGRATIONS, name, 'migration.sql'), 'utf8') },
        },
      })),
  };
}

const schema = () => [{ path: SCHEMA, content: readFileSync(SCHEMA, 'utf8') }];
const datamodels = () => schema().map(({ path, content }) => [path, content]);

/** Runs work with the engine; what the engine refuses (a failed or changed migration, missing rights) is a Failure. */
async function withEngine(databaseUrl, what, work) {
  // Loaded late: this file is read before the packages are installed.
  const { openSchemaEngine } = await import('./schema-engine.mjs');
  const { engine, close } = await openSchemaEngine(databaseUrl, datamodels());
  try {
    return await work(engine);
  } catch (error) {
    throw new Failure(`${what} failed: ${error.message}`);
  } finally {
    await close();
  }
}

/** The names of the migrations, the oldest first. */
export const migrationNames = () => migrationsList().migrationDirectories.map(({ path }) => path);

/**
 * Applies the migrations that the database does not have yet. Returns their names.
 * @param count no more than the oldest so many, to make a database as it was once
 */
export async function applyMigrations(databaseUrl, count) {
  const { appliedMigrationNames } = await withEngine(databaseUrl, 'Migrating the database', (engine) =>
    engine.applyMigrations({ migrationsList: migrationsList(count), filters: NO_FILTERS }),
  );
  return appliedMigrationNames;
}

/** The SQL that leads from the migrations folder to schema.prisma, or null when there is none. `shadowUrl`: an empty database. */
export async function diffMigrations(shadowUrl) {
  const { stdout } = await withEngine(shadowUrl, 'Comparing the migrations with schema.prisma', (engine) =>
    engine.diff({
      from: { tag: 'migrations', ...migrationsList() },
      to: { tag: 'schemaDatamodel', files: schema() },
      script: true,
      exitCode: null,
      shadowDatabaseUrl: null,
      filters: NO_FILTERS,
    }),
  );
  return !stdout || /^-- This is an empty migration/m.test(stdout) ? null : stdout;
}

/** Writes a migration. Returns its folder's name. */
export function writeMigration(name, sql, now = new Date()) {
  const stamp = now.toISOString().replaceAll(/\D/g, '').slice(0, 14);
  const folder = `${stamp}_${name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '_')}`;
  mkdirSync(join(MIGRATIONS, folder), { recursive: true });
  writeFileSync(join(MIGRATIONS, folder, 'migration.sql'), sql);
  return folder;
}
