// npm run cluster: two web servers and two workers on one database, behind nginx, as on several machines. Processes that exit
// are restarted, except for nginx: without it everything stops.
import './support/node-version.mjs';
import { parseArgs } from 'node:util';
import { Failure, main, step } from './support/cli-output.mjs';
import { freePort } from './support/database.mjs';
import { startNginx } from './support/nginx.mjs';
import { provideSite } from './support/prepare.mjs';
import { startWeb, startWorker } from './support/services.mjs';
import { checkEnvironment, checkMachine, prepareDatabase, stopRequested } from './support/site.mjs';
import { supervise } from './support/supervise.mjs';

function readOptions() {
  const { values } = parseArgs({
    options: { web: { type: 'string', default: '2' }, workers: { type: 'string', default: '2' } },
  });
  const count = (name) => {
    const number = Number(values[name]);
    if (!Number.isInteger(number) || number < 1 || number > 16)
      throw new Failure(`--${name} must be a number from 1 to 16, not "${values[name]}".`);
    return number;
  };
  return { webs: count('web'), workers: count('workers') };
}

await main(async () => {
  const { webs, workers } = readOptions();
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
  for (let index = 1; index <= workers; index += 1) {
    await step(`Worker ${index}`, async () => {
      // Workers are told apart by host and PORT, which they do not listen on.
      const own = { ...env, PORT: String(index) };
      stops.push((await supervise(`worker ${index}`, (signal) => startWorker(own, { signal }))).stop);
    });
  }
  for (let index = 1; index <= webs; index += 1) {
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
