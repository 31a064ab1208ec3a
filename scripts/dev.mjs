// npm run dev: the site with live reload, on the same embedded database as npm start.

import { main, step } from './support/cli-output.mjs';
import { generate, install } from './support/prepare.mjs';
import { checkEnvironment, checkMachine, prepareDatabase, serveUntilStopped } from './support/site.mjs';

await main(async () => {
  const port = await checkMachine();
  await step('Packages', () => install({ withTools: true }));
  await step('Generated files', generate);
  await step('Environment', checkEnvironment);
  await serveUntilStopped('dev', port, await prepareDatabase(), { verbose: true });
});
