// npm run user:sign-out -- someone@example.ie: ends the sessions of an account; with --all, those of all accounts.

import { Failure, main } from './support/cli-output.mjs';
import { runOnDatabase } from './support/database-command.mjs';

await main(async () => {
  const [target] = process.argv.slice(2);
  if (!target) throw new Failure('Give an account, or --all: npm run user:sign-out -- someone@example.ie');
  await runOnDatabase('end-sessions', [target]);
});
