// npm run restore -- FILE: restores a backup into an empty database, completely or not at all. --replace overwrites existing
// data, --hold sends none of the queued mail, --check only verifies the file. The site must not be running.
import './support/node-version.mjs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { Failure, main } from './support/cli-output.mjs';
import { openStopped, runCommand } from './support/run-command.mjs';

await main(async () => {
  const { values, positionals } = parseArgs({
    options: { replace: { type: 'boolean' }, hold: { type: 'boolean' }, check: { type: 'boolean' } },
    allowPositionals: true,
  });
  const [file, ...others] = positionals;
  if (!file || others.length > 0) throw new Failure('Give a backup file: npm run restore -- backups/site-….backup.gz');
  const flags = Object.keys(values).map((flag) => `--${flag}`);
  await runCommand('read-backup', [resolve(file), ...flags], values.check ? undefined : openStopped);
});
