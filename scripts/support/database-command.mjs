import { joinDatabase } from './database.mjs';
import { readEnvFile } from './env-file.mjs';
import { isProduction, providePrograms } from './provide.mjs';
import { programOutput } from './run.mjs';
import { checkMigrated, migrate } from './site.mjs';

/**
 * Runs a bundled program on the database of the site, which may be running, prints its output and exits.
 * @param {string} program
 * @param {string[]} args
 * @param {{ migrateFirst?: boolean }} [options]
 */
export async function runOnDatabase(program, args, { migrateFirst = true } = {}) {
  readEnvFile();
  await providePrograms({ quiet: true });
  const database = await joinDatabase();
  if (migrateFirst) await (isProduction() ? checkMigrated : migrate)(database.url);
  const env = { ...process.env, DATABASE_URL: database.url };
  console.log(await programOutput(program, args, { env }).finally(database.stop));
  process.exit(0);
}
