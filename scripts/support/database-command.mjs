import { Failure } from './cli-output.mjs';
import { joinDatabase } from './database.mjs';
import { readEnvFile } from './env-file.mjs';
import { isProduction, providePrograms } from './provide.mjs';
import { runProgram } from './run.mjs';
import { checkMigrated, migrate } from './site.mjs';

/**
 * Runs a bundled program on the database of the site, which may be running, prints what it says and exits.
 * @param {string} program
 * @param {string[]} args
 */
export async function runOnDatabase(program, args) {
  readEnvFile();
  await providePrograms();
  const database = await joinDatabase();
  await (isProduction() ? checkMigrated : migrate)(database.url);
  const env = { ...process.env, DATABASE_URL: database.url };
  const { code, output } = await runProgram(program, args, { env });
  await database.stop();
  if (code !== 0) throw new Failure(output);
  console.log(output);
  process.exit(0);
}
