// npm run mail:test -- you@example.ie: sends a mail through SMTP_URL at once and prints what the mail server says.

import './support/node-version.mjs';
import { Failure, main } from './support/cli-output.mjs';
import { readEnvFile } from './support/env-file.mjs';
import { providePrograms } from './support/provide.mjs';
import { programOutput } from './support/run.mjs';

await main(async () => {
  const [address] = process.argv.slice(2);
  if (!address) throw new Failure('Give an e-mail address: npm run mail:test -- you@example.ie');
  readEnvFile();
  await providePrograms({ quiet: true });
  console.log(await programOutput('send-test-mail', [address]));
});
