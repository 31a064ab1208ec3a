import { appendFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '../../scripts/support/database.mjs';
import { startWeb, startWorker } from '../../scripts/support/services.mjs';
import { migrate, seed } from '../../scripts/support/site.mjs';
import { startMailTrap } from './mail-trap.mjs';
import { copyMigratedDatabase, startTemporaryDatabase } from './temporary-database.mjs';

/** On a machine with much else to do, the first rendering of a page can take longer than a visitor should wait. */
export const RENDER_TIMEOUT_MS = '60000';

/** The sources that the niche scraper reads in the tests; the tests serve them. */
const nicheSources = (port) =>
  ['regulation', 'best-practice', 'professional-association', 'education', 'trade-journal'].map((kind) => ({
    name: kind,
    url: `http://localhost:${port}/${kind}`,
    kind,
    regions: ['Ireland'],
    trades: 'all',
  }));

/** Starts the parts in order; if one fails, the ones already started are stopped. */
async function startParts(log, stops) {
  const database = await startTemporaryDatabase(copyMigratedDatabase);
  stops.unshift(database.stop);
  await migrate(database.url);
  await seed(database.url, ['--all']);
  const mails = await startMailTrap();
  stops.unshift(mails.stop);
  const port = await freePort();
  const fixturePort = await freePort();
  const nichePort = await freePort();
  const previewPort = await freePort();
  const url = `http://localhost:${port}`;
  const directory = join(database.folder, 'directory.json');
  writeFileSync(directory, JSON.stringify(nicheSources(nichePort)));
  const env = {
    ...process.env,
    DATABASE_URL: database.url,
    DATA_DIR: database.folder,
    // All tests share one IP address.
    REQUEST_LIMIT: '1000000',
    RENDER_TIMEOUT_MS,
    SMTP_URL: mails.url,
    SITE_URL: url,
    SCRAPER_ALLOW_HOSTS: [fixturePort, nichePort, previewPort].map((one) => `localhost:${one}`).join(','),
    MEDIAWIKI_API_URL: `http://localhost:${nichePort}/w/api.php`,
    FIRECRAWL_API_URL: `http://localhost:${nichePort}`,
    FIRECRAWL_API_KEY: 'fc-end-to-end',
    KNOWLEDGE_DIRECTORY: directory,
    NEXTAUTH_SECRET: 'only-for-tests-'.repeat(3),
  };
  const logFile = join(database.folder, 'site.log');
  const collect = {
    write: (chunk) => {
      log.push(String(chunk));
      appendFileSync(logFile, chunk);
    },
  };
  const options = { output: { stdout: collect, stderr: collect } };
  const worker = await startWorker(env, options);
  stops.unshift(worker.stop);
  const next = await startWeb('start', port, env, options);
  stops.unshift(next.stop);
  return { url, databaseUrl: database.url, mailFolder: mails.folder, logFile, fixturePort, nichePort, previewPort };
}

/**
 * The built site on a free port with a fresh, seeded database, background work and a mail server of its own, for the end-to-end
 * tests. `log` and the file `logFile` contain its output; `stop` ends everything.
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
