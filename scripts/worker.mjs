// npm run worker: only the background work, on as many further machines as needed. They share the database of DATABASE_URL
// with the site; what one of them takes, no other does.

import { Failure, main, step } from './support/cli-output.mjs';
import { readEnvFile } from './support/env-file.mjs';
import { generate, install } from './support/prepare.mjs';
import { askedToStop, checkEnvironment } from './support/site.mjs';
import { startWorker } from './support/worker.mjs';

await main(async () => {
  readEnvFile();
  if (!process.env.DATABASE_URL)
    throw new Failure(
      'Set DATABASE_URL to the database of the site. The embedded one is served by npm start, which works on jobs itself.',
    );
  await step('Packages', install);
  await step('Environment', checkEnvironment);
  await step('Client and fonts', generate);
  const asked = askedToStop();
  const worker = await startWorker(process.env);
  console.log('\n  Working   (Ctrl-C stops it)\n');
  const code = await Promise.race([asked, worker.exited.then((exit) => exit || 1)]);
  await worker.stop();
  process.exit(code);
});
