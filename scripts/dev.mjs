// npm run dev: the site with live reload, on the same embedded database as npm start.
import './support/node-version.mjs';
import { main, step } from './support/cli-output.mjs';
import { setUp } from './support/prepare.mjs';
import { checkEnvironment, checkMachine, prepareDatabase, serveUntilStopped } from './support/site.mjs';

await main(async () => {
  const port = await checkMachine();
  await setUp({ withTools: true });
  await step('Environment', checkEnvironment);
  await serveUntilStopped('dev', port, await prepareDatabase(), { verbose: true });
});
