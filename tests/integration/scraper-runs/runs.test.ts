import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { db } from '@/lib/db';
import { env } from '@/lib/env';
import { cancelRun, deleteRun, findRun, removeDeletedRuns, repeatRun, startRun } from '@/lib/scraper-runs/commands';
import { runEvents } from '@/lib/scraper-runs/events';
import { rescueRuns, workOnRun } from '@/lib/scraper-runs/execute-run';
import { exportFormats, exportRun } from '@/lib/scraper-runs/export';
import { listLeftOut, listResults, listRuns, readProgress } from '@/lib/scraper-runs/queries';
import { fetchOptions } from '@/lib/website-scraper/crawler-options';
import { runSchema } from '@/lib/website-scraper/schema';
import { emptyTables } from '../../support/empty-tables';
import { type LocalSite, serveSite } from '../../support/local-site';
import { makeUser } from '../../support/users';

const PAGES = 30;
const never = new AbortController().signal;

/** A shop with a page for every product, one of which is broken, and a product whose text PostgreSQL would refuse. */
function shopPage(path: string): string | undefined {
  const links = Array.from({ length: PAGES }, (_, index) => `<a href="/p/${index}">Product ${index}</a>`).join(' ');
  if (path === '/')
    return `<title>Shop</title><nav>${links} <a href="/gone">Gone</a></nav><main><h1>Shop</h1><p>All that we sell, and more on the shelf.</p></main>`;
  const [, number] = /^\/p\/(\d+)$/.exec(path) ?? [];
  if (!number || Number(number) >= PAGES) return undefined;
  return `<title>Product ${number}</title><main><h1>Product ${number}</h1><p>=HYPERLINK("x") costs €${number}.00 and is "made" in Ennis.</p>
    <script type="application/ld+json">{"@type":"LocalBusiness","name":"A\\u0000B\\ud800","telephone":"065 555 0100"}</script></main>`;
}

let site: LocalSite;
let versions = true;
let delayMs = 0;
let userId: string;
let otherId: string;

beforeAll(async () => {
  site = await serveSite((path, request) => async (_request, response) => {
    if (delayMs > 0) await sleep(delayMs);
    const body = shopPage(path);
    if (!body) return void response.writeHead(404).end();
    if (versions && request.headers['if-none-match'] === '"1"') return void response.writeHead(304).end();
    response.writeHead(200, { 'Content-Type': 'text/html', ETag: '"1"' }).end(body);
  });
  env.scraper.allowHosts.push(site.host);
});
afterAll(async () => {
  await site.stop();
  await db.$disconnect();
});
beforeEach(async () => {
  await emptyTables();
  delayMs = 0;
  userId = (await makeUser({ email: 'mary@bakery.ie', password: 'four green fields' })).id;
  otherId = (await makeUser({ email: 'pat@bakery.ie', password: 'four green fields' })).id;
});
afterEach(() => {
  env.scraper.runsAtOnce = 2;
  env.scraper.pagesADay = 5_000;
});

const request = (values: object = {}) => runSchema.parse({ url: site.origin, maxPages: '100', ...values });

async function started(values: object = {}) {
  const result = await startRun(userId, request(values));
  if (!result.ok) throw new Error(result.message);
  return result.run;
}

async function finished(values: object = {}) {
  const run = await started(values);
  await workOnRun(run.id, never);
  return db.scraperRun.findUniqueOrThrow({ where: { id: run.id } });
}

const paths = async (runId: string) =>
  (await db.scraperPage.findMany({ where: { runId } })).map(({ url }) => new URL(url).pathname).sort();
const allPaths = ['/', ...Array.from({ length: PAGES }, (_, index) => `/p/${index}`)].sort();

async function text(body: AsyncIterable<string | Uint8Array>) {
  const parts: Uint8Array[] = [];
  for await (const part of body) parts.push(Buffer.from(part));
  return Buffer.concat(parts);
}

describe('a run', () => {
  test('reads a website, and keeps its pages and what was left out', async () => {
    const run = await finished();
    expect(run).toMatchObject({ status: 'done', pagesTaken: PAGES + 1, pagesLeftOut: 1, problem: null });
    expect(await paths(run.id)).toEqual(allPaths);
    expect(await listLeftOut(run.id)).toEqual([
      { url: `${site.origin}/gone`, reason: 'The website has no page at this address.', sameAs: undefined },
    ]);
    const { run: view, lastItems } = await readProgress(run);
    expect(view).toMatchObject({ message: 'Complete!', isOver: true, pagesTaken: PAGES + 1, pagesExpected: PAGES + 1 });
    expect(lastItems).toHaveLength(3);
    const first = await listResults(run.id);
    expect(first.items[0]).toMatchObject({ title: 'Shop', headings: ['Shop'] });
  });

  test('takes no more pages than asked for', async () => {
    const run = await finished({ maxPages: '10' });
    expect(run).toMatchObject({ status: 'done', pagesTaken: 10 });
    expect(await paths(run.id)).toHaveLength(10);
  });

  test('fails with a plain sentence when the website cannot be read', async () => {
    const run = await finished({ url: `${site.origin}/nowhere` });
    expect((await readProgress(run)).run).toMatchObject({
      status: 'failed',
      message: 'The website has no page at this address.',
    });
  });

  test('is started also with settings that hold what PostgreSQL refuses', async () => {
    const run = await finished({ excludes: '/gone\0\ud800\n/p/1', selectors: '\0' });
    expect(run).toMatchObject({ status: 'done', settings: { excludes: ['/gone', '/p/1'], selectors: [] } });
    expect(runSchema.safeParse({ url: 'bakery.ie/\0' }).success).toBe(false);
  });

  test('of an address that nobody may read is not even started', async () => {
    for (const url of [
      'http://127.0.0.1/',
      'http://10.0.0.1',
      'ftp://bakery.ie',
      'http://x:y@bakery.ie',
      'http://bakery.ie:8080',
    ]) {
      expect(await startRun(userId, request({ url }))).toMatchObject({ ok: false, kind: 'address' });
    }
    expect(await db.scraperRun.count()).toBe(0);
  });

  test('goes on where a worker was killed: each page is there once', async () => {
    delayMs = 15;
    const run = await started();
    const killed = new AbortController();
    const work = workOnRun(run.id, killed.signal);
    await expect.poll(async () => (await paths(run.id)).length, { interval: 20 }).toBeGreaterThan(4);
    // As after kill -9: the lease is still held, and nobody holds it.
    killed.abort();
    await work;
    const before = (await paths(run.id)).length;
    expect(before).toBeLessThan(PAGES);
    await db.scraperRun.update({
      where: { id: run.id },
      data: { leaseOwner: 'dead', leaseUntil: new Date(Date.now() + 60_000) },
    });
    await workOnRun(run.id, never);
    expect(await paths(run.id), 'nobody else touches it while the lease holds').toHaveLength(before);
    await db.scraperRun.update({ where: { id: run.id }, data: { leaseUntil: new Date(Date.now() - 1_000) } });
    await rescueRuns();
    await workOnRun(run.id, never);
    expect(await paths(run.id)).toEqual(allPaths);
    expect(await findRun(userId, run.id)).toMatchObject({ status: 'done', pagesTaken: PAGES + 1 });
  });

  test('is worked on by one worker, however many try', async () => {
    delayMs = 5;
    const run = await started();
    site.asked.length = 0;
    await Promise.all([1, 2, 3].map(() => workOnRun(run.id, never)));
    expect(await paths(run.id)).toEqual(allPaths);
    expect(site.asked.filter((path) => path === '/p/1')).toHaveLength(1);
  });

  test('that kills its worker again and again is given up', async () => {
    const run = await started();
    await db.scraperRun.update({ where: { id: run.id }, data: { attempts: 5 } });
    await workOnRun(run.id, never);
    expect(await findRun(userId, run.id)).toMatchObject({ status: 'failed', problem: 'interrupted' });
  });

  test('is queued again when its job was lost before anybody took it up', async () => {
    const run = await started();
    await db.$executeRawUnsafe('DELETE FROM pgboss.job');
    await rescueRuns();
    expect(await db.$queryRaw`SELECT 1 FROM pgboss.job WHERE name = 'crawl'`).toHaveLength(0);
    await db.scraperRun.update({ where: { id: run.id }, data: { createdAt: new Date(Date.now() - 60_000) } });
    await rescueRuns();
    await rescueRuns();
    expect(await db.$queryRaw`SELECT 1 FROM pgboss.job WHERE name = 'crawl'`).toHaveLength(1);
  });
});

describe('a run that is called off', () => {
  test('ends soon, and keeps what it has', async () => {
    delayMs = 30;
    const run = await started();
    const work = workOnRun(run.id, never);
    await expect.poll(async () => (await paths(run.id)).length, { interval: 20 }).toBeGreaterThan(1);
    expect(await cancelRun(userId, run.id)).toMatchObject({ status: 'cancelled' });
    const kept = (await paths(run.id)).length;
    await work;
    expect(await paths(run.id)).toHaveLength(kept);
    expect(kept).toBeLessThan(PAGES);
    expect((await cancelRun(userId, run.id))?.status, 'twice does no harm').toBe('cancelled');
  });

  test('before it began never begins', async () => {
    const run = await started();
    await cancelRun(userId, run.id);
    site.asked.length = 0;
    await workOnRun(run.id, never);
    expect(site.asked).toEqual([]);
  });

  test('and deleted leaves nothing, while its pages still count for the day', async () => {
    const run = await finished();
    env.scraper.pagesADay = PAGES + 1;
    expect(await deleteRun(otherId, run.id)).toBe(false);
    expect(await deleteRun(userId, run.id)).toBe(true);
    expect(await deleteRun(userId, run.id)).toBe(false);
    expect([await db.scraperPage.count(), await db.scraperAddress.count()]).toEqual([0, 0]);
    expect(await listRuns(userId, 1)).toMatchObject({ total: 0 });
    expect(await startRun(userId, request())).toMatchObject({ ok: false, kind: 'limit' });
    await removeDeletedRuns();
    expect(await db.scraperRun.count()).toBe(1);
    const before = new Date(Date.now() - 25 * 3600_000);
    await db.scraperRun.updateMany({ data: { createdAt: before, deletedAt: before } });
    await removeDeletedRuns();
    expect(await db.scraperRun.count()).toBe(0);
  });
});

describe('limits', () => {
  test('of runs at once hold also when they are asked for at the same moment', async () => {
    const results = await Promise.all([1, 2, 3, 4, 5].map(() => startRun(userId, request())));
    expect(results.filter((result) => result.ok)).toHaveLength(2);
    expect((await startRun(otherId, request())).ok).toBe(true);
  });

  test('of pages a day bound the run that would go beyond them', async () => {
    env.scraper.pagesADay = 15;
    await finished({ maxPages: '10' });
    const second = await started({ maxPages: 'unlimited' });
    expect(second.pageLimit).toBe(5);
    expect(await startRun(userId, request())).toMatchObject({ ok: false, kind: 'limit' });
  });
});

test('a run that is repeated takes over what has not changed', async () => {
  const first = await finished();
  const again = await repeatRun(userId, first.id);
  if (!again?.ok) throw new Error('not started');
  await workOnRun(again.run.id, never);
  expect(await paths(again.run.id)).toEqual(allPaths);
  expect(await db.scraperPage.count({ where: { runId: again.run.id, isUnchanged: true } })).toBe(PAGES + 1);
  versions = false;
  const third = await repeatRun(userId, again.run.id);
  if (!third?.ok) throw new Error('not started');
  await workOnRun(third.run.id, never);
  versions = true;
  expect(await db.scraperPage.count({ where: { runId: third.run.id, isUnchanged: false } })).toBe(PAGES + 1);
  expect(await repeatRun(otherId, first.id)).toBeUndefined();
});

test('how it goes is told live, to its owner alone, until it is over', async () => {
  delayMs = 60;
  const run = await started();
  const work = workOnRun(run.id, never);
  const events: string[] = [];
  for await (const event of runEvents(userId, run.id, never)) events.push(event);
  await work;
  const names = events.map((event) => /^event: (\w+)/m.exec(event)?.[1]).filter(Boolean);
  expect(names.at(-1)).toBe('end');
  expect(names.filter((name) => name === 'progress').length).toBeGreaterThan(1);
  const counts = events.flatMap((event) =>
    event.includes('data: ') ? JSON.parse(event.split('data: ')[1] ?? '').run.pagesTaken : [],
  );
  expect(counts).toEqual([...counts].sort((a, b) => a - b));
  expect(counts.at(-1)).toBe(PAGES + 1);
  const foreign: string[] = [];
  for await (const event of runEvents(otherId, run.id, never)) foreign.push(event);
  expect(foreign.join('')).toContain('event: gone');
});

test('every file can be written, and says where it is from', async () => {
  const run = await finished();
  const day = run.createdAt.toISOString().slice(0, 10);
  for (const format of exportFormats) {
    const { name, body } = exportRun(run, format);
    expect(name).toBe(`localhost-${day}.${format === 'all' ? 'zip' : format}`);
    expect((await text(body)).length).toBeGreaterThan(100);
  }
  const json = JSON.parse((await text(exportRun(run, 'json').body)).toString());
  expect(json).toHaveLength(PAGES + 1);
});

test('runs of a user who leaves are gone', async () => {
  await finished();
  await db.user.delete({ where: { id: userId } });
  expect([await db.scraperRun.count(), await db.scraperPage.count()]).toEqual([0, 0]);
  expect(fetchOptions.userAgent).toContain('SuperEmployeeBot');
});
