// npm run db:move -- postgresql://…: moves the embedded database to a PostgreSQL, by a backup and a restore. The address may
// stand in DATABASE_URL instead. Afterwards the embedded one is set aside, so that no start goes on with it by mistake.
import { existsSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { Failure, main, step } from './support/cli-output.mjs';
import { checkReachable, dataDir, openDatabase, takeDataDir } from './support/database.mjs';
import { readEnvFile } from './support/env-file.mjs';
import { generate, install } from './support/prepare.mjs';
import { runProgram } from './support/run.mjs';

const stamp = () => new Date().toISOString().slice(0, 19).replaceAll(':', '-');

async function runPart(program, args, url) {
  const { code, output } = await runProgram(program, args, { env: { ...process.env, DATABASE_URL: url } });
  if (code !== 0) throw new Failure(output);
  return output;
}

/** Takes the address out of the environment, in which it would be the database to move. */
function readTarget() {
  const given = process.argv.slice(2).find((word) => !word.startsWith('--'));
  const target = given ?? process.env.DATABASE_URL;
  delete process.env.DATABASE_URL;
  if (!target || !/^postgres(ql)?:\/\//.test(target) || !URL.canParse(target))
    throw new Failure('Say where to: npm run db:move -- postgresql://user:password@host:5432/name');
  return target;
}

await main(async () => {
  readEnvFile();
  const target = readTarget();
  const flags = process.argv.slice(2).filter((word) => word === '--replace');
  const folder = join(dataDir(), 'db');
  if (!existsSync(folder)) throw new Failure(`There is no embedded database in ${dataDir()}.`);
  await takeDataDir();
  await step('Packages', install);
  await step('Generated files', generate);
  await checkReachable(target);
  const file = join(dataDir(), `moved-${stamp()}.backup.gz`);
  await step('Backup', async () => {
    const source = await openDatabase();
    // Pictures stay where they are: they are not in the database.
    await runPart('write-backup', [file, '--without-pictures'], source.url).finally(source.stop);
  });
  let told;
  await step('Restore', async () => {
    told = await runPart('read-backup', [file, ...flags], target);
  });
  const aside = join(dataDir(), `db-moved-${stamp()}`);
  renameSync(folder, aside);
  console.log(`\n${told}\n\nThe embedded database is kept in ${aside}, the backup in ${file}.`);
  console.log('Set DATABASE_URL to the new address from now on. Delete both when you no longer need them.');
  process.exit(0);
});
