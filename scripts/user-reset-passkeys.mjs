// npm run user:reset-passkeys -- someone@example.ie: removes the passkeys of an account whose owner has lost them.

import './support/node-version.mjs';
import { Failure, main } from './support/cli-output.mjs';
import { runOnDatabase } from './support/database-command.mjs';

await main(async () => {
  const [address] = process.argv.slice(2);
  if (!address) throw new Failure('Give an account: npm run user:reset-passkeys -- someone@example.ie');
  await runOnDatabase('reset-passkeys', [address]);
});
