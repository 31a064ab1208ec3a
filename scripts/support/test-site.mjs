import { freePort, startTemporaryDatabase } from './database.mjs';
import { startMailTrap } from './mail-trap.mjs';
import { startNext } from './serve.mjs';
import { migrate, seed } from './site.mjs';
import { startWorker } from './worker.mjs';

/** Starts the parts one after the other; when one fails, those that stand are stopped. */
async function startParts(log, stops) {
  const database = await startTemporaryDatabase();
  stops.unshift(database.stop);
  await migrate(database.url);
  await seed(database.url, ['--all']);
  const mails = await startMailTrap();
  stops.unshift(mails.stop);
  const port = await freePort();
  const fixturePort = await freePort();
  const url = `http://localhost:${port}`;
  const env = {
    ...process.env,
    DATABASE_URL: database.url,
    DATA_DIR: database.folder,
    SMTP_URL: mails.url,
    SITE_URL: url,
    SCRAPER_ALLOW_HOSTS: `localhost:${fixturePort}`,
    NEXTAUTH_SECRET: 'only-for-tests-'.repeat(3),
  };
  const collect = { write: (chunk) => log.push(String(chunk)) };
  const options = { output: { stdout: collect, stderr: collect } };
  const worker = await startWorker(env, options);
  stops.unshift(worker.stop);
  const next = await startNext('start', port, env, options);
  stops.unshift(next.stop);
  return { url, databaseUrl: database.url, mailFolder: mails.folder, fixturePort };
}

/**
 * The built site on a free port with a fresh, seeded database, background work and a mail server of its own, for the
 * end-to-end tests. `log` is what it has printed; `stop` ends everything.
 */
export async function startTestSite() {
  const log = [];
  const stops = [];
  const stop = async () => {
    for (const stopPart of stops) await stopPart();
  };
  try {
    return { ...(await startParts(log, stops)), log, stop };
  } catch (error) {
    await stop();
    if (log.length > 0) error.message += `\n${log.join('').slice(-2000)}`;
    throw error;
  }
}
