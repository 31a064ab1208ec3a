import { afterAll, beforeAll, expect, test } from 'vitest';
import { db } from '@/lib/db';
import { env } from '@/lib/env';
import { startRun } from '@/lib/scraper-runs/start-run';
import { planWebsiteRun } from '@/lib/website-scraper/plan-run';
import { runSchema } from '@/lib/website-scraper/schema';
import { startWorker } from '../../../scripts/support/services.mjs';
import { deferred } from '../../support/deferred';
import { emptyTables } from '../../support/empty-tables';
import { type LocalSite, serveSite } from '../../support/local-site';
import { makeUser } from '../../support/users';

const PAGES = 120;
/** Pages that differ in a number alone would be taken for endless ones. */
const lettersOf = (number: number) => number.toString().replaceAll(/\d/g, (digit) => 'abcdefghij'[+digit] ?? '');
const ofNumber = (number: number) =>
  `<title>Page ${lettersOf(number)}</title><main><h1>Page ${number}</h1><p>The text of page ${number}.</p>${[
    1, 2, 3, 4, 5,
  ]
    .map((step) => `<a href="/${(number * 3 + step * 7) % PAGES}">On</a> <a href="/${(number + step) % PAGES}">on</a>`)
    .join(' ')}</main>`;

let site: LocalSite;
let served = 0;
/** What the second half of the requests wait for. */
const killed = deferred();
beforeAll(async () => {
  await emptyTables();
  site = await serveSite((path) => {
    const number = path === '/' ? 0 : Number(path.slice(1));
    return async (_request, response) => {
      served += 1;
      if (served > PAGES / 2) await killed.promise;
      response
        .writeHead(number < PAGES ? 200 : 404, { 'Content-Type': 'text/html; charset=utf-8' })
        .end(number < PAGES ? ofNumber(number) : '');
    };
  });
  env.scraper.allowHosts.push(site.host);
});
afterAll(async () => {
  await site.stop();
});

test('a run of 120 pages survives kill -9 of its worker: no page is missing or stored twice', async () => {
  const { id: userId } = await makeUser({ email: 'mary@bakery.ie', password: 'four green fields' });
  const started = await startRun(
    userId,
    planWebsiteRun(runSchema.parse({ url: `${site.origin}/0`, maxPages: 'unlimited' })),
  );
  if (!started.ok) throw new Error(started.message);
  const runId = started.run.id;
  const environment = { ...process.env, SCRAPER_ALLOW_HOSTS: site.host, LOG_LEVEL: 'error' };
  const pagesStored = async () => (await db.scraperRun.findUniqueOrThrow({ where: { id: runId } })).pagesStored;
  const first = await startWorker(environment);
  await expect.poll(pagesStored, { interval: 25 }).toBeGreaterThan(30);
  await first.kill();
  killed.resolve();
  const atDeath = await pagesStored();
  expect(atDeath).toBeLessThan(PAGES);
  // The lease of the killed worker expires, without waiting for it.
  await db.scraperRun.update({ where: { id: runId }, data: { leaseUntil: new Date(0) } });
  // Start two workers: only one of them may resume the run.
  const others = await Promise.all([startWorker(environment), startWorker(environment)]);
  await expect.poll(async () => (await db.scraperRun.findUniqueOrThrow({ where: { id: runId } })).status).toBe('done');
  await Promise.all(others.map((worker) => worker.stop()));
  const pages = await db.scraperPage.findMany({ where: { runId }, select: { url: true } });
  const numbers = pages.map(({ url }) => Number(new URL(url).pathname.slice(1))).sort((a, b) => a - b);
  expect(numbers).toEqual(Array.from({ length: PAGES }, (_, number) => number));
  expect(await pagesStored()).toBe(PAGES);
});
