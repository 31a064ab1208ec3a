// Two web servers and two workers on one database, behind nginx, as on several machines. Processes that exit are restarted,
// except for nginx: without it everything stops. Started by bench/cluster.ts.
import '../../scripts/support/node-version.mjs';
import { main, step } from '../../scripts/support/cli-output.mjs';
import { freePort } from '../../scripts/support/database.mjs';
import { provideSite } from '../../scripts/support/prepare.mjs';
import { startWeb, startWorker } from '../../scripts/support/services.mjs';
import { checkEnvironment, checkMachine, prepareDatabase, stopRequested } from '../../scripts/support/site.mjs';
import { supervise } from '../../scripts/support/supervise.mjs';
import { startNginx } from './nginx.mjs';

const WEB_SERVERS = 2;
const WORKERS = 2;

await main(async () => {
  const port = await checkMachine();
  await provideSite(checkEnvironment);
  const database = await prepareDatabase();
  const stopped = stopRequested();
  const env = {
    ...process.env,
    DATABASE_URL: database.url,
    TRUSTED_PROXIES: process.env.TRUSTED_PROXIES || '1',
    LISTEN_ON: '127.0.0.1',
    WARM_UP_FIRST: '1',
  };
  const ports = [];
  const stops = [];
  for (let index = 1; index <= WORKERS; index += 1) {
    await step(`Worker ${index}`, async () => {
      // Workers are told apart by host and PORT, which they do not listen on.
      const own = { ...env, PORT: String(index) };
      stops.push((await supervise(`worker ${index}`, (signal) => startWorker(own, { signal }))).stop);
    });
  }
  for (let index = 1; index <= WEB_SERVERS; index += 1) {
    await step(`Web server ${index}`, async () => {
      const own = await freePort();
      ports.push(own);
      stops.push((await supervise(`web server ${index}`, (signal) => startWeb('start', own, env, { signal }))).stop);
      return `done, at ${own}`;
    });
  }
  let nginx;
  await step('nginx', async () => {
    nginx = await startNginx(port, ports, process.env.LISTEN_ON);
    stops.unshift(nginx.stop);
  });
  console.log(`\n  Open http://localhost:${port}   (Ctrl-C stops everything)\n`);
  const { problem, code } = await Promise.race([
    stopped.then((exit) => ({ code: exit })),
    nginx.exited.then(() => ({ problem: 'nginx has exited; stopping everything.', code: 1 })),
    database.gaveUp.then(({ message }) => ({ problem: message, code: 1 })),
  ]);
  if (problem) console.error(`\n${problem}`);
  for (const stop of stops) await stop();
  await database.stop();
  process.exit(code);
});
