// npm run user:role -- someone@example.ie admin: gives an account the role admin or user.

import './support/node-version.mjs';
import { Failure, main } from './support/cli-output.mjs';
import { runOnDatabase } from './support/database-command.mjs';

await main(async () => {
  const [address, role = ''] = process.argv.slice(2);
  if (!address || !['admin', 'user'].includes(role))
    throw new Failure('Give an account and a role: npm run user:role -- someone@example.ie admin');
  await runOnDatabase('set-role', [address, role]);
});
