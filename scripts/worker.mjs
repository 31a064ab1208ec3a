// npm run worker: runs only the background work, on as many additional machines as needed. They share the database of
// DATABASE_URL with the site; each job is processed by one of them.
import './support/node-version.mjs';
import { Failure, main, step } from './support/cli-output.mjs';
import { providePrograms } from './support/prepare.mjs';
import { startWorker } from './support/services.mjs';
import { checkEnvironment, readServiceSettings, stopRequested } from './support/site.mjs';
import { supervise } from './support/supervise.mjs';

await main(async () => {
  readServiceSettings();
  if (!process.env.DATABASE_URL)
    throw new Failure(
      'Set DATABASE_URL to the database of the site. The embedded one is served by npm start, which runs the jobs itself.',
    );
  await providePrograms();
  await step('Environment', checkEnvironment);
  const stopped = stopRequested();
  const worker = await supervise('worker', (signal) => startWorker(process.env, { signal }));
  console.log('\n  Processing background jobs   (Ctrl-C stops them)\n');
  const code = await stopped;
  await worker.stop();
  process.exit(code);
});
