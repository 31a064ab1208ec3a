// npm run backup -- FILE_OR_FOLDER: writes a consistent snapshot of all stored data to one file, also while the site runs.
import { resolve } from 'node:path';
import { Failure, main } from './support/cli-output.mjs';
import { joinDatabase } from './support/database.mjs';
import { readEnvFile } from './support/env-file.mjs';
import { providePrograms } from './support/provide.mjs';
import { runProgram } from './support/run.mjs';

await main(async () => {
  const [target] = process.argv.slice(2);
  if (!target) throw new Failure('Name a file or folder: npm run backup -- backups/');
  readEnvFile();
  await providePrograms();
  const database = await joinDatabase();
  const env = { ...process.env, DATABASE_URL: database.url };
  const path = target.endsWith('/') ? `${resolve(target)}/` : resolve(target);
  const { code, output } = await runProgram('write-backup', [path], { env });
  await database.stop();
  if (code !== 0) throw new Failure(output);
  console.log(output);
  process.exit(0);
});
