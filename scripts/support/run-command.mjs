import { joinDatabase, lockDataDir, openDatabase } from './database.mjs';
import { readEnvFile } from './env-file.mjs';
import { isProduction, providePrograms } from './prepare.mjs';
import { programOutput } from './run.mjs';
import { migrate, runOn } from './site.mjs';

/** The database of a site that is not running. */
export async function openStopped() {
  await lockDataDir();
  return openDatabase();
}

/** The database of a site that may be running, migrated. In production, pending migrations are left to the next start. */
export async function joinMigrated() {
  const database = await joinDatabase();
  await migrate(database.url, isProduction() ? ['--check'] : []);
  return database;
}

/**
 * Runs a bundled program, prints its output and exits.
 * @param {string} program
 * @param {string[]} args
 * @param {() => Promise<{ url: string, stop: () => Promise<unknown> }>} [open] opens the database that the program needs
 */
export async function runCommand(program, args, open) {
  readEnvFile();
  await providePrograms({ quiet: true });
  const database = await open?.();
  const output = database ? runOn(database.url, program, args).finally(database.stop) : programOutput(program, args);
  console.log(await output);
  process.exit(0);
}
