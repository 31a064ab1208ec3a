// npm run backup -- FILE_OR_FOLDER: writes a consistent snapshot of all stored data to one file, also while the site runs.
import './support/node-version.mjs';
import { statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { Failure, main } from './support/cli-output.mjs';
import { createTarget } from './support/create-folder.mjs';
import { joinDatabase } from './support/database.mjs';
import { runCommand } from './support/run-command.mjs';

await main(async () => {
  const [target, ...others] = parseArgs({ allowPositionals: true }).positionals;
  if (!target || others.length > 0) throw new Failure('Give a file or folder: npm run backup -- backups/');
  const path = target.endsWith('/') ? `${resolve(target)}/` : resolve(target);
  const isFolder = path.endsWith('/') || statSync(path, { throwIfNoEntry: false })?.isDirectory();
  createTarget(isFolder ? path : dirname(path));
  // A backup contains the database as it is, even if migrations are pending.
  await runCommand('write-backup', [path], joinDatabase);
});
