// npm run db:move -- postgresql://…: moves the embedded database to a PostgreSQL server, by a backup and a restore. The URL
// can be in DATABASE_URL instead. Afterwards the embedded database is renamed, so that no later start uses it by mistake.
import './support/node-version.mjs';
import { existsSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { Failure, main, step } from './support/cli-output.mjs';
import { checkReachable, dataDir, lockDataDir, openDatabase } from './support/database.mjs';
import { readEnvFile } from './support/env-file.mjs';
import { providePrograms } from './support/provide.mjs';
import { programOutput } from './support/run.mjs';

const stamp = () => new Date().toISOString().slice(0, 19).replaceAll(':', '-');

const runOn = (url, program, args) => programOutput(program, args, { env: { ...process.env, DATABASE_URL: url } });

/** Not `URL.canParse`: see lib/text/parse-url.ts. */
function isUrl(text) {
  try {
    return Boolean(new URL(text));
  } catch {
    return false;
  }
}

/** Removes the target URL from the environment, where it would be taken for the database to move. */
function readTarget() {
  const argument = process.argv.slice(2).find((word) => !word.startsWith('--'));
  const target = argument ?? process.env.DATABASE_URL;
  delete process.env.DATABASE_URL;
  if (!target || !/^postgres(ql)?:\/\//.test(target) || !isUrl(target))
    throw new Failure('Give the target database: npm run db:move -- postgresql://user:password@host:5432/name');
  return target;
}

await main(async () => {
  readEnvFile();
  const target = readTarget();
  const flags = process.argv.slice(2).filter((word) => word === '--replace');
  const folder = join(dataDir(), 'db');
  if (!existsSync(folder)) throw new Failure(`There is no embedded database in ${dataDir()}.`);
  await lockDataDir();
  await providePrograms();
  await checkReachable(target);
  const file = join(dataDir(), `moved-${stamp()}.backup.gz`);
  await step('Backup', async () => {
    const source = await openDatabase();
    // Images stay where they are: they are not in the database.
    await runOn(source.url, 'write-backup', [file, '--without-pictures']).finally(source.stop);
  });
  let summary;
  await step('Restore', async () => {
    summary = await runOn(target, 'read-backup', [file, ...flags]);
  });
  const aside = join(dataDir(), `db-moved-${stamp()}`);
  renameSync(folder, aside);
  console.log(`\n${summary}\n\nThe embedded database was moved to ${aside}; the backup is ${file}.`);
  console.log('Set DATABASE_URL to the new database from now on. Delete both when you no longer need them.');
  process.exit(0);
});
