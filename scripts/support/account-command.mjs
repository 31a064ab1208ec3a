import { Failure } from './cli-output.mjs';
import { joinDatabase } from './database.mjs';
import { readEnvFile } from './env-file.mjs';
import { generate, install } from './prepare.mjs';
import { runTool } from './run.mjs';
import { migrate } from './site.mjs';

/**
 * Runs a TypeScript script on the database of the site, which may be running, prints what it says and exits.
 * @param {string} script
 * @param {string[]} args
 */
export async function runOnDatabase(script, args) {
  readEnvFile();
  await install();
  await generate();
  const database = await joinDatabase();
  await migrate(database.url);
  const env = { ...process.env, DATABASE_URL: database.url };
  const { code, output } = await runTool('tsx', [script, ...args], { env });
  await database.stop();
  if (code !== 0) throw new Failure(output);
  console.log(output);
  process.exit(0);
}
