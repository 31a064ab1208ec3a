import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { db } from '@/lib/db';
import { env } from '@/lib/env';
import { startRun } from '@/lib/scraper-runs/start-run';
import { planWebsiteRun } from '@/lib/website-scraper/plan-run';
import { runSchema } from '@/lib/website-scraper/schema';
import { startWorker } from '../../../scripts/support/services.mjs';
import { type DatabaseProxy, startDatabaseProxy } from '../../support/database-proxy';
import { emptyTables } from '../../support/empty-tables';
import { type LocalSite, serveSite } from '../../support/local-site';
import { makeUser } from '../../support/users';

const PAGES = 40;
const OUTAGE_MS = 3_000;
/** Pages that differ in a number alone may be taken for endless ones. */
const lettersOf = (path: string) => path.replaceAll(/\d/g, (digit) => 'abcdefghij'[+digit] ?? '');
const links = Array.from({ length: PAGES }, (_, number) => `<a href="/${number}">${number}</a>`).join(' ');

let site: LocalSite;
let proxy: DatabaseProxy;

beforeAll(async () => {
  await emptyTables();
  site = await serveSite((path) => async (_request, response) => {
    await sleep(40);
    // A site that shows its pages at any URL would have them taken for error pages.
    response
      .writeHead(/^\/\d+$/.test(path) ? 200 : 404, { 'Content-Type': 'text/html' })
      .end(
        `<title>Page ${lettersOf(path)}</title><main><h1>Page ${path}</h1><p>The text of page ${path}.</p>${links}</main>`,
      );
  });
  env.scraper.allowHosts.push(site.host);
  proxy = await startDatabaseProxy(env.databaseUrl ?? '');
});
afterAll(async () => {
  await proxy.stop();
  await site.stop();
});

test('worker › survives a database outage in the middle of a job, and finishes the run', async () => {
  const output: string[] = [];
  const write = (chunk: string) => output.push(String(chunk));
  const environment = { ...process.env, DATABASE_URL: proxy.url, SCRAPER_ALLOW_HOSTS: site.host, LOG_LEVEL: 'warn' };
  const worker = await startWorker(environment, { output: { stdout: { write }, stderr: { write } } });
  let exit: string | undefined;
  void worker.exited.then((how) => {
    exit = how;
  });
  const { id: userId } = await makeUser({ email: 'mary@bakery.ie', password: 'four green fields' });
  const started = await startRun(
    userId,
    planWebsiteRun(runSchema.parse({ url: `${site.origin}/0`, maxPages: 'unlimited' })),
  );
  if (!started.ok) throw new Error(started.message);
  const readRun = () => db.scraperRun.findUniqueOrThrow({ where: { id: started.run.id } });
  await expect.poll(async () => (await readRun()).pagesStored, { interval: 20 }).toBeGreaterThan(3);
  proxy.interrupt();
  await sleep(OUTAGE_MS);
  expect(exit, output.join('')).toBeUndefined();
  proxy.resume();
  // The lease of the interrupted job expires, without waiting for it.
  await db.scraperRun.update({ where: { id: started.run.id }, data: { leaseUntil: new Date(0) } });
  await expect.poll(async () => (await readRun()).status).toBe('done');
  expect(exit, output.join('')).toBeUndefined();
  expect((await readRun()).pagesStored).toBe(PAGES);
  await worker.stop();
});
