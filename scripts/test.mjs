// npm test: every check, or only the named ones (npm test -- unit …). Other arguments go to the test runners.
// Plain Node without dependencies, since it runs before any is installed.
import './support/node-version.mjs';
import { slowness } from '../tests/support/machine-speed.mjs';
import { runParts } from '../tests/support/run-parts.mjs';
import { main, step } from './support/cli-output.mjs';
import { install } from './support/prepare.mjs';

await main(async () => {
  await step('Packages', () => install({ withTools: true }));
  await step('Speed of the machine', async () => `timeouts are multiplied by ${await slowness()}`);
  process.exit((await runParts(process.argv.slice(2))) > 0 ? 1 : 0);
});
