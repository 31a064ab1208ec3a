// npm start: from a fresh clone to the running site. Plain Node without dependencies, since it runs before they are
// installed. In production it only checks that all this has been done.
import './support/node-version.mjs';
import { main } from './support/cli-output.mjs';
import { provideSite } from './support/prepare.mjs';
import { checkEnvironment, checkMachine, prepareDatabase, serveUntilStopped } from './support/site.mjs';

await main(async () => {
  const port = await checkMachine();
  await provideSite(checkEnvironment);
  await serveUntilStopped('start', port, await prepareDatabase());
});
