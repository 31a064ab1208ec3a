// npm run restore -- FILE: restores a backup into an empty database, completely or not at all. --replace overwrites existing
// data, --hold sends none of the queued mail, --check only verifies the file. The site must not be running.
import { resolve } from 'node:path';
import { Failure, main } from './support/cli-output.mjs';
import { openDatabase, takeDataDir } from './support/database.mjs';
import { readEnvFile } from './support/env-file.mjs';
import { providePrograms } from './support/provide.mjs';
import { runProgram } from './support/run.mjs';

const FLAGS = ['--replace', '--hold', '--check'];

async function openTarget() {
  await takeDataDir();
  return openDatabase();
}

await main(async () => {
  const [file, ...flags] = process.argv.slice(2).sort((a, b) => a.startsWith('--') - b.startsWith('--'));
  if (!file || file.startsWith('--'))
    throw new Failure('Name a backup file: npm run restore -- backups/site-….backup.gz');
  const unknown = flags.find((flag) => !FLAGS.includes(flag));
  if (unknown) throw new Failure(`Unknown option ${unknown}. Options: ${FLAGS.join(', ')}.`);
  readEnvFile();
  await providePrograms();
  const database = flags.includes('--check') ? undefined : await openTarget();
  const env = { ...process.env, ...(database && { DATABASE_URL: database.url }) };
  const { code, output } = await runProgram('read-backup', [resolve(file), ...flags], { env });
  await database?.stop();
  if (code !== 0) throw new Failure(output);
  console.log(output);
  process.exit(0);
});
