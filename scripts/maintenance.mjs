// npm run maintenance -- on [MINUTES]: visitors get a maintenance page with 503 and Retry-After; admins and health checks pass.
// npm run maintenance -- off ends it. Takes effect within a second for every instance that shares the DATA_DIR, without restart.
import './support/node-version.mjs';
import { chmodSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Failure, main } from './support/cli-output.mjs';
import { createDataDir, dataDir } from './support/database.mjs';
import { readEnvFile } from './support/env-file.mjs';

const USAGE = 'Usage: npm run maintenance -- on, on 30 (minutes), or off';
const DEFAULT_MINUTES = 10;
const MAX_MINUTES = 24 * 60;

function readMinutes(argument = String(DEFAULT_MINUTES)) {
  const minutes = Number(argument);
  if (!/^\d+$/.test(argument) || minutes < 1 || minutes > MAX_MINUTES)
    throw new Failure(`The minutes must be a whole number from 1 to ${MAX_MINUTES}.`);
  return minutes;
}

await main(async () => {
  const [state, argument] = process.argv.slice(2);
  if (state !== 'on' && state !== 'off') throw new Failure(USAGE);
  readEnvFile();
  // lib/server/start-server.ts reads it.
  const file = join(dataDir(), 'maintenance');
  if (state === 'off') {
    rmSync(file, { force: true });
    console.log('Maintenance is over: all visitors are served.');
    return;
  }
  const end = new Date(Date.now() + readMinutes(argument) * 60_000);
  createDataDir();
  writeFileSync(file, end.toISOString());
  // Root may run this, with any umask: the account of the site has to read it.
  chmodSync(file, 0o644);
  // As the maintenance page says it: the machine may have another time zone.
  const time = end.toLocaleTimeString('en-IE', { timeZone: 'Europe/Dublin', timeStyle: 'short' });
  console.log(`Maintenance is on. Visitors are told to come back at ${time} Irish time; it stays on until you end it:`);
  console.log('npm run maintenance -- off');
});
