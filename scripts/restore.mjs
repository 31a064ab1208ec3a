// npm run restore -- FILE: restores a backup into an empty database, completely or not at all. --replace overwrites existing
// data, --hold sends none of the queued mail, --check only verifies the file. The site must not be running.
import './support/node-version.mjs';
import { resolve } from 'node:path';
import { Failure, main } from './support/cli-output.mjs';
import { lockDataDir, openDatabase } from './support/database.mjs';
import { readEnvFile } from './support/env-file.mjs';
import { providePrograms } from './support/provide.mjs';
import { programOutput } from './support/run.mjs';

const FLAGS = ['--replace', '--hold', '--check'];

async function openTarget() {
  await lockDataDir();
  return openDatabase();
}

await main(async () => {
  const [file, ...flags] = process.argv
    .slice(2)
    .sort((a, b) => Number(a.startsWith('--')) - Number(b.startsWith('--')));
  if (!file || file.startsWith('--'))
    throw new Failure('Give a backup file: npm run restore -- backups/site-….backup.gz');
  const unknown = flags.find((flag) => !FLAGS.includes(flag));
  if (unknown) throw new Failure(`Unknown option ${unknown}. Options: ${FLAGS.join(', ')}.`);
  readEnvFile();
  await providePrograms({ quiet: true });
  const database = flags.includes('--check') ? undefined : await openTarget();
  const env = { ...process.env, ...(database && { DATABASE_URL: database.url }) };
  const output = await programOutput('read-backup', [resolve(file), ...flags], { env }).finally(database?.stop);
  console.log(output);
  process.exit(0);
});
