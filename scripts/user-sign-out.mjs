// npm run user:sign-out -- someone@example.ie: ends the sessions of an account; with --all, those of all accounts.
import './support/node-version.mjs';
import { parseArgs } from 'node:util';
import { Failure, main } from './support/cli-output.mjs';
import { runOnDatabase } from './support/database-command.mjs';

await main(async () => {
  const { values, positionals } = parseArgs({ options: { all: { type: 'boolean' } }, allowPositionals: true });
  const targets = values.all ? ['--all', ...positionals] : positionals;
  if (targets.length !== 1) throw new Failure('Give an account, or --all: npm run user:sign-out -- someone@example.ie');
  await runOnDatabase('end-sessions', targets);
});
