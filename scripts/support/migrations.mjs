// Writes migrations with Prisma's schema engine in WebAssembly, without the native binary that the CLI would download. They
// are applied without it: lib/migrations.
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Failure } from './cli-output.mjs';
import { ROOT } from './run.mjs';

const MIGRATIONS = join(ROOT, 'prisma/migrations');
const SCHEMA = join(ROOT, 'prisma/schema.prisma');
const NO_FILTERS = { externalTables: [], externalEnums: [] };

const read = (path) => (existsSync(path) ? readFileSync(path, 'utf8') : null);

function migrationsList() {
  return {
    baseDir: MIGRATIONS,
    shadowDbInitScript: '',
    lockfile: { path: 'migration_lock.toml', content: read(join(MIGRATIONS, 'migration_lock.toml')) },
    migrationDirectories: readdirSync(MIGRATIONS, { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map((entry) => entry.name)
      .sort()
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

/** Runs `work` with the engine. Its errors (a failed or changed migration, missing rights) become a Failure. */
async function withEngine(databaseUrl, what, work) {
  // Imported lazily: this module is loaded before the packages are installed.
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

/**
 * Applies pending migrations like `prisma migrate deploy` and returns their names; the reference for lib/migrations in tests.
 */
export async function applyByEngine(databaseUrl) {
  const { appliedMigrationNames } = await withEngine(databaseUrl, 'Migrating the database', (engine) =>
    engine.applyMigrations({ migrationsList: migrationsList(), filters: NO_FILTERS }),
  );
  return appliedMigrationNames;
}

/** The SQL from the migrations folder to schema.prisma, or null if they match. `shadowUrl` is an empty database. */
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

/** Writes a migration. Returns the name of its folder. */
export function writeMigration(name, sql, now = new Date()) {
  const stamp = now.toISOString().replaceAll(/\D/g, '').slice(0, 14);
  const folder = `${stamp}_${name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '_')}`;
  mkdirSync(join(MIGRATIONS, folder), { recursive: true });
  writeFileSync(join(MIGRATIONS, folder, 'migration.sql'), sql);
  return folder;
}
