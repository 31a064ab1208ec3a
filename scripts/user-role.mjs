// npm run user:role -- someone@example.ie admin: gives an account a role (admin or user), or takes it back.

import { runOnDatabase } from './support/account-command.mjs';
import { Failure, main } from './support/cli-output.mjs';

await main(async () => {
  const [address, role] = process.argv.slice(2);
  if (!address || !['admin', 'user'].includes(role))
    throw new Failure('Name an account and a role: npm run user:role -- someone@example.ie admin');
  await runOnDatabase('set-role', [address, role]);
});
