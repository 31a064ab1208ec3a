// npm start: from a fresh clone to the running site. Plain Node without dependencies, since it runs before they are
// installed.

import { main, step } from './support/cli-output.mjs';
import { build, setUp } from './support/prepare.mjs';
import { checkEnvironment, checkMachine, prepareDatabase, serveUntilStopped } from './support/site.mjs';

await main(async () => {
  const port = await checkMachine();
  await setUp();
  await step('Environment', checkEnvironment);
  await step('Build', () => build(process.env));
  await serveUntilStopped('start', port, await prepareDatabase());
});
