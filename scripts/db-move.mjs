// npm run db:move -- postgresql://…: moves the embedded database to a PostgreSQL server, by a backup and a restore. The URL
// can be in DATABASE_URL instead. Afterwards the embedded database is renamed, so that no later start uses it by mistake.
import './support/node-version.mjs';
import { existsSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { Failure, main, step } from './support/cli-output.mjs';
import { checkReachable, dataDir } from './support/database.mjs';
import { readEnvFile } from './support/env-file.mjs';
import { providePrograms } from './support/prepare.mjs';
import { openStopped } from './support/run-command.mjs';
import { runOn } from './support/site.mjs';

const stamp = () => new Date().toISOString().slice(0, 19).replaceAll(':', '-');

/** Not `URL.canParse`: see lib/text/parse-url.ts. */
function isUrl(text) {
  try {
    return Boolean(new URL(text));
  } catch {
    return false;
  }
}

await main(async () => {
  const { values, positionals } = parseArgs({ options: { replace: { type: 'boolean' } }, allowPositionals: true });
  readEnvFile();
  const target = positionals[0] ?? process.env.DATABASE_URL;
  // It would be taken for the database to move.
  delete process.env.DATABASE_URL;
  if (!target || !/^postgres(ql)?:\/\//.test(target) || !isUrl(target))
    throw new Failure('Give the target database: npm run db:move -- postgresql://user:password@host:5432/name');
  const folder = join(dataDir(), 'db');
  if (!existsSync(folder)) throw new Failure(`There is no embedded database in ${dataDir()}.`);
  const file = join(dataDir(), `moved-${stamp()}.backup.gz`);
  await providePrograms();
  await checkReachable(target);
  await step('Backup', async () => {
    const source = await openStopped();
    await runOn(source.url, 'write-backup', [file]).finally(source.stop);
  });
  let summary;
  await step('Restore', async () => {
    summary = await runOn(target, 'read-backup', [file, ...(values.replace ? ['--replace'] : [])]);
  });
  const aside = join(dataDir(), `db-moved-${stamp()}`);
  renameSync(folder, aside);
  console.log(`\n${summary}\n\nThe embedded database was moved to ${aside}; the backup is ${file}.`);
  console.log('Set DATABASE_URL to the new database from now on. Delete both when you no longer need them.');
  process.exit(0);
});
