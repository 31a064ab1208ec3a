// npm run user:role -- someone@example.ie admin: gives an account the role admin or user.

import { Failure, main } from './support/cli-output.mjs';
import { joinDatabase } from './support/database.mjs';
import { readEnvFile } from './support/env-file.mjs';
import { generate, install } from './support/prepare.mjs';
import { runProgram } from './support/run.mjs';
import { migrate } from './support/site.mjs';

await main(async () => {
  const [address, role] = process.argv.slice(2);
  if (!address || !['admin', 'user'].includes(role))
    throw new Failure('Name an account and its role: npm run user:role -- someone@example.ie admin');
  readEnvFile();
  await install();
  await generate();
  const database = await joinDatabase();
  await migrate(database.url);
  const env = { ...process.env, DATABASE_URL: database.url };
  const { code, output } = await runProgram('set-role', [address, role], { env });
  await database.stop();
  if (code !== 0) throw new Failure(output);
  console.log(output);
  process.exit(0);
});
