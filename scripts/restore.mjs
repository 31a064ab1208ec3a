// npm run restore -- FILE: puts a backup into an empty database, all or nothing; --replace puts it in the place of what is
// there, --hold sends nothing that was waiting, --check only reads the file. The site must not run.
import { resolve } from 'node:path';
import { Failure, main } from './support/cli-output.mjs';
import { openDatabase, takeDataDir } from './support/database.mjs';
import { readEnvFile } from './support/env-file.mjs';
import { generate, install } from './support/prepare.mjs';
import { runProgram } from './support/run.mjs';

const FLAGS = ['--replace', '--hold', '--check'];

async function openTarget() {
  await takeDataDir();
  return openDatabase();
}

await main(async () => {
  const [file, ...flags] = process.argv.slice(2).sort((a, b) => a.startsWith('--') - b.startsWith('--'));
  if (!file || file.startsWith('--')) throw new Failure('Say which file: npm run restore -- backups/site-….backup.gz');
  const unknown = flags.find((flag) => !FLAGS.includes(flag));
  if (unknown) throw new Failure(`There is no ${unknown}; there are ${FLAGS.join(', ')}.`);
  readEnvFile();
  await install();
  await generate();
  const database = flags.includes('--check') ? undefined : await openTarget();
  const env = { ...process.env, ...(database && { DATABASE_URL: database.url }) };
  const { code, output } = await runProgram('read-backup', [resolve(file), ...flags], { env });
  await database?.stop();
  if (code !== 0) throw new Failure(output);
  console.log(output);
  process.exit(0);
});
