import { setTimeout as sleep } from 'node:timers/promises';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { runKinds } from '@/app/run-kinds';
import { db } from '@/lib/db';
import { env } from '@/lib/env';
import { fetchOptions } from '@/lib/scraper-runs/crawler-identity';
import { cancelRun, deleteRun, purgeDeletedRuns } from '@/lib/scraper-runs/end-run';
import { runEvents } from '@/lib/scraper-runs/events';
import { executeRun, requeueAbandonedRuns } from '@/lib/scraper-runs/execute-run';
import { exportFormats, exportRun } from '@/lib/scraper-runs/export';
import { findRun } from '@/lib/scraper-runs/find-run';
import { listRuns, listSkippedPages, readProgress } from '@/lib/scraper-runs/queries';
import { repeatRun, startRun } from '@/lib/scraper-runs/start-run';
import { listPages } from '@/lib/website-scraper/pages';
import { planWebsiteRun } from '@/lib/website-scraper/plan-run';
import { runSchema } from '@/lib/website-scraper/schema';
import { performers } from '@/worker/crawl';
import { deferred } from '../../support/deferred';
import { emptyTables } from '../../support/empty-tables';
import { type LocalSite, serveSite } from '../../support/local-site';
import { makeUser } from '../../support/users';

const PAGES = 30;
const neverAborts = new AbortController().signal;

/** A shop with a page per product, a broken link, and text with characters that PostgreSQL rejects. */
function shopPage(path: string): string | undefined {
  const links = Array.from({ length: PAGES }, (_, index) => `<a href="/p/${index}">Product ${index}</a>`).join(' ');
  if (path === '/')
    return `<title>Shop</title><nav>${links} <a href="/gone">Gone</a></nav><main><h1>Shop</h1><p>All that we sell, and more on the shelf.</p></main>`;
  const [, number] = /^\/p\/(\d+)$/.exec(path) ?? [];
  if (!number || Number(number) >= PAGES) return undefined;
  return `<title>Product ${number}</title><main><h1>Product ${number}</h1><p>=HYPERLINK("x") costs €${number}.00 and is "made" in Ennis.</p>
    <script type="application/ld+json">{"@type":"LocalBusiness","name":"A\\u0000B\\ud800","telephone":"+353 65 555 0100"}</script></main>`;
}

let site: LocalSite;
let versions = true;
let delayMs = 0;
/** What the pages of the later products wait for. */
let released: Promise<void> | undefined;
let userId: string;
let otherId: string;

beforeAll(async () => {
  site = await serveSite((path, request) => async (_request, response) => {
    if (delayMs > 0) await sleep(delayMs);
    if (Number(path.split('/').at(-1)) >= PAGES / 2) await released;
    const body = shopPage(path);
    if (!body) return void response.writeHead(404).end();
    if (versions && request.headers['if-none-match'] === '"1"') return void response.writeHead(304).end();
    response.writeHead(200, { 'Content-Type': 'text/html', ETag: '"1"' }).end(body);
  });
  env.scraper.allowHosts.push(site.host);
});
afterAll(async () => {
  await site.stop();
});
beforeEach(async () => {
  await emptyTables();
  delayMs = 0;
  released = undefined;
  userId = (await makeUser({ email: 'mary@bakery.ie', password: 'four green fields' })).id;
  otherId = (await makeUser({ email: 'pat@bakery.ie', password: 'four green fields' })).id;
});
afterEach(() => {
  env.scraper.runsAtOnce = 2;
  env.scraper.pagesADay = 5_000;
});

/** Holds the later half of the products back until the returned function is called. */
function holdBack(): () => void {
  const gate = deferred();
  released = gate.promise;
  return gate.resolve;
}

const plan = (values: object = {}) => planWebsiteRun(runSchema.parse({ url: site.origin, maxPages: '100', ...values }));

async function started(values: object = {}) {
  const result = await startRun(userId, plan(values));
  if (!result.ok) throw new Error(result.message);
  return result.run;
}

async function finished(values: object = {}) {
  const run = await started(values);
  await executeRun(run.id, performers, neverAborts);
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

describe('executeRun', () => {
  test('stores the pages of a website, and the skipped ones with their reason', async () => {
    const run = await finished();
    expect(run).toMatchObject({ status: 'done', pagesStored: PAGES + 1, pagesSkipped: 1, problem: null });
    expect(await paths(run.id)).toEqual(allPaths);
    expect(await listSkippedPages(run, runKinds)).toEqual([
      { url: `${site.origin}/gone`, reason: 'The website has no page at this address.', sameAs: undefined },
    ]);
    const { run: view, lastItems } = await readProgress(run, runKinds);
    expect(view).toMatchObject({
      message: 'Complete!',
      isOver: true,
      pagesStored: PAGES + 1,
      pagesExpected: PAGES + 1,
    });
    expect(lastItems).toHaveLength(3);
    const first = await listPages(run.id);
    expect(first.items[0]).toMatchObject({ title: 'Shop', headings: ['Shop'] });
  });

  test('stores no more pages than requested', async () => {
    const run = await finished({ maxPages: '10' });
    expect(run).toMatchObject({ status: 'done', pagesStored: 10 });
    expect(await paths(run.id)).toHaveLength(10);
  });

  test('fails with a sentence when the website cannot be read', async () => {
    const run = await finished({ url: `${site.origin}/nowhere` });
    expect((await readProgress(run, runKinds)).run).toMatchObject({
      status: 'failed',
      message: 'The website has no page at this address.',
    });
  });

  test('fails with the commonest reason when no page could be stored', async () => {
    // 31 pages without a match, and one broken link that is visited last.
    const run = await finished({ selectors: '.nothing' });
    expect(run.pagesSkipped).toBe(PAGES + 2);
    expect((await readProgress(run, runKinds)).run).toMatchObject({
      status: 'failed',
      message: expect.stringMatching(/^Nothing on the page matches the selectors/),
    });
  });

  test('strips characters that PostgreSQL rejects from the settings', async () => {
    const run = await finished({ excludes: '/gone\0\ud800\n/p/1', selectors: '\0' });
    expect(run).toMatchObject({ status: 'done', settings: { excludes: ['/gone', '/p/1'], selectors: [] } });
    expect(runSchema.parse({ url: 'bakery.ie/\0' }).url).toBe('bakery.ie/');
  });

  test('rejects URLs outside the public web before a run is created', async () => {
    for (const url of [
      'http://127.0.0.1/',
      'http://10.0.0.1',
      'ftp://bakery.ie',
      'http://x:y@bakery.ie',
      'http://bakery.ie:8080',
    ]) {
      expect(await startRun(userId, plan({ url }))).toMatchObject({ ok: false, kind: 'url' });
    }
    expect(await db.scraperRun.count()).toBe(0);
  });

  test('resumes a run whose worker was killed: every page is stored once', async () => {
    const release = holdBack();
    const run = await started();
    const shutdown = new AbortController();
    const work = executeRun(run.id, performers, shutdown.signal);
    await expect.poll(async () => (await paths(run.id)).length, { interval: 20 }).toBeGreaterThan(4);
    // Simulates kill -9 of a worker: the lease has not expired, but nobody renews it.
    shutdown.abort();
    release();
    await work;
    const before = (await paths(run.id)).length;
    expect(before).toBeLessThan(PAGES);
    await db.scraperRun.update({
      where: { id: run.id },
      data: { leaseOwner: 'dead', leaseUntil: new Date(Date.now() + 60_000) },
    });
    await executeRun(run.id, performers, neverAborts);
    expect(await paths(run.id), 'no other worker takes the run before the lease expires').toHaveLength(before);
    await db.scraperRun.update({ where: { id: run.id }, data: { leaseUntil: new Date(Date.now() - 1_000) } });
    await requeueAbandonedRuns();
    await executeRun(run.id, performers, neverAborts);
    expect(await paths(run.id)).toEqual(allPaths);
    expect(await findRun(userId, run.id)).toMatchObject({ status: 'done', pagesStored: PAGES + 1 });
  });

  test('runs in one worker only, however many try', async () => {
    delayMs = 5;
    const run = await started();
    site.asked.length = 0;
    await Promise.all([1, 2, 3].map(() => executeRun(run.id, performers, neverAborts)));
    expect(await paths(run.id)).toEqual(allPaths);
    expect(site.asked.filter((path) => path === '/p/1')).toHaveLength(1);
  });

  test('gives up a run that has killed its worker five times', async () => {
    const run = await started();
    await db.scraperRun.update({ where: { id: run.id }, data: { attempts: 5 } });
    await executeRun(run.id, performers, neverAborts);
    expect(await findRun(userId, run.id)).toMatchObject({ status: 'failed', problem: 'interrupted' });
  });

  test('requeueAbandonedRuns › enqueues a run again whose job was lost before it started', async () => {
    const run = await started();
    await db.$executeRawUnsafe('DELETE FROM pgboss.job');
    await requeueAbandonedRuns();
    expect(await db.$queryRaw`SELECT 1 FROM pgboss.job WHERE name = 'crawl'`).toHaveLength(0);
    await db.scraperRun.update({ where: { id: run.id }, data: { createdAt: new Date(Date.now() - 60_000) } });
    await requeueAbandonedRuns();
    await requeueAbandonedRuns();
    expect(await db.$queryRaw`SELECT 1 FROM pgboss.job WHERE name = 'crawl'`).toHaveLength(1);
  });
});

describe('cancelRun and deleteRun', () => {
  test('cancelling stops the run soon and keeps its results', async () => {
    const release = holdBack();
    const run = await started();
    const work = executeRun(run.id, performers, neverAborts);
    await expect.poll(async () => (await paths(run.id)).length, { interval: 20 }).toBeGreaterThan(1);
    expect(await cancelRun(userId, run.id)).toMatchObject({ status: 'cancelled' });
    release();
    const kept = (await paths(run.id)).length;
    await work;
    expect(await paths(run.id)).toHaveLength(kept);
    expect(kept).toBeLessThan(PAGES);
    expect((await cancelRun(userId, run.id))?.status, 'cancelling is idempotent').toBe('cancelled');
  });

  test('a run that is cancelled in the queue never starts', async () => {
    const run = await started();
    await cancelRun(userId, run.id);
    site.asked.length = 0;
    await executeRun(run.id, performers, neverAborts);
    expect(site.asked).toEqual([]);
  });

  test('deleting removes all results, while the pages still count towards the daily limit', async () => {
    const run = await finished();
    env.scraper.pagesADay = PAGES + 1;
    expect(await deleteRun(otherId, run.id)).toBe(false);
    expect(await deleteRun(userId, run.id)).toBe(true);
    expect(await deleteRun(userId, run.id)).toBe(false);
    expect([await db.scraperPage.count(), await db.scraperUrl.count()]).toEqual([0, 0]);
    expect(await listRuns(userId, 1, runKinds)).toMatchObject({ total: 0 });
    expect(await startRun(userId, plan())).toMatchObject({ ok: false, kind: 'limit' });
    await purgeDeletedRuns();
    expect(await db.scraperRun.count()).toBe(1);
    const before = new Date(Date.now() - 25 * 3600_000);
    await db.scraperRun.updateMany({ data: { createdAt: before, deletedAt: before } });
    await purgeDeletedRuns();
    expect(await db.scraperRun.count()).toBe(0);
  });
});

describe('startRun limits', () => {
  test('hold for simultaneous requests', async () => {
    const results = await Promise.all([1, 2, 3, 4, 5].map(() => startRun(userId, plan())));
    expect(results.filter((result) => result.ok)).toHaveLength(2);
    expect((await startRun(otherId, plan())).ok).toBe(true);
  });

  test('cap a run at the pages that remain of the day', async () => {
    env.scraper.pagesADay = 15;
    await finished({ maxPages: '10' });
    const second = await started({ maxPages: 'unlimited' });
    expect(second.pageLimit).toBe(5);
    expect(await startRun(userId, plan())).toMatchObject({ ok: false, kind: 'limit' });
  });
});

test('repeatRun › copies unchanged pages instead of storing them anew', async () => {
  const first = await finished();
  const again = await repeatRun(userId, first.id, runKinds);
  if (!again?.ok) throw new Error('not started');
  await executeRun(again.run.id, performers, neverAborts);
  expect(await paths(again.run.id)).toEqual(allPaths);
  expect(await db.scraperPage.count({ where: { runId: again.run.id, isUnchanged: true } })).toBe(PAGES + 1);
  versions = false;
  const third = await repeatRun(userId, again.run.id, runKinds);
  if (!third?.ok) throw new Error('not started');
  await executeRun(third.run.id, performers, neverAborts);
  versions = true;
  expect(await db.scraperPage.count({ where: { runId: third.run.id, isUnchanged: false } })).toBe(PAGES + 1);
  expect(await repeatRun(otherId, first.id, runKinds)).toBeUndefined();
});

test('repeatRun › reads pages again whose facts a former version found', async () => {
  const first = await finished();
  const product = await db.scraperPage.findFirstOrThrow({ where: { runId: first.id, title: 'Product 7' } });
  const services = [{ name: 'Rewiring', text: 'Rewiring', place: 'content', evidence: 2 }];
  const facts = { ...(product.facts as object), services };
  await db.scraperPage.update({ where: { id: product.id }, data: { facts } });
  const again = await repeatRun(userId, first.id, runKinds);
  if (!again?.ok) throw new Error('not started');
  await executeRun(again.run.id, performers, neverAborts);
  const changed = await db.scraperPage.findMany({ where: { runId: again.run.id, isUnchanged: false } });
  expect(changed.map(({ title }) => title)).toEqual(['Product 7']);
  expect(changed[0]?.facts).toMatchObject({ services: [] });
});

test('runEvents › streams progress until the end, to the owner only', async () => {
  delayMs = 60;
  const run = await started();
  const work = executeRun(run.id, performers, neverAborts);
  const events: string[] = [];
  for await (const event of runEvents(userId, run.id, runKinds, neverAborts)) events.push(event);
  await work;
  const names = events.map((event) => /^event: (\w+)/m.exec(event)?.[1]).filter(Boolean);
  expect(names.at(-1)).toBe('end');
  expect(names.filter((name) => name === 'progress').length).toBeGreaterThan(1);
  const counts = events.flatMap((event) =>
    event.includes('data: ') ? JSON.parse(event.split('data: ')[1] ?? '').run.pagesStored : [],
  );
  expect(counts).toEqual([...counts].sort((a, b) => a - b));
  expect(counts.at(-1)).toBe(PAGES + 1);
  const foreign: string[] = [];
  for await (const event of runEvents(otherId, run.id, runKinds, neverAborts)) foreign.push(event);
  expect(foreign.join('')).toContain('event: gone');
});

test('exportRun › writes every format, named by site and day', async () => {
  const run = await finished();
  const day = run.createdAt.toISOString().slice(0, 10);
  for (const format of exportFormats) {
    const { name, body } = exportRun(run, format, runKinds);
    expect(name).toBe(`localhost-${day}.${format === 'all' ? 'zip' : format}`);
    expect((await text(body)).length).toBeGreaterThan(100);
  }
  const json = JSON.parse((await text(exportRun(run, 'json', runKinds).body)).toString());
  expect(json.pages).toHaveLength(PAGES + 1);
  expect(json.pages[0]).toMatchObject({
    status: 200,
    links: expect.arrayContaining([{ url: expect.any(String), text: expect.any(String) }]),
  });
});

test('exportRun › has the facts of the site, with their sources, in every format', async () => {
  const run = await finished();
  const read = async (format: (typeof exportFormats)[number]) => text(exportRun(run, format, runKinds).body);
  const { facts } = JSON.parse((await read('json')).toString());
  expect(facts.phones).toEqual([expect.objectContaining({ number: '+353655550100' })]);
  expect(facts.phones[0].sources.length).toBeGreaterThan(0);
  for (const format of ['txt', 'md'] as const)
    expect((await read(format)).toString()).toMatch(/Telephone: [^\n]*\+353655550100/);
  const firstLine = (await read('jsonl')).toString().split('\n', 1)[0] ?? '';
  expect(JSON.parse(firstLine)).toMatchObject({ contentType: 'Fact', url: expect.stringContaining(site.origin) });
  const archive = unzipSync(await read('all'));
  expect(Object.keys(archive).filter((entry) => /^pages\/[a-z\d-]+\.md$/.test(entry))).toHaveLength(PAGES + 1);
  const name = Object.keys(archive).find((entry) => entry.endsWith('-facts.csv')) ?? '';
  expect(strFromU8(archive[name] ?? new Uint8Array())).toContain('+353655550100');
});

test('scraperRun › is deleted with its user', async () => {
  await finished();
  await db.user.delete({ where: { id: userId } });
  expect([await db.scraperRun.count(), await db.scraperPage.count()]).toEqual([0, 0]);
  expect(fetchOptions.userAgent).toContain('SuperEmployeeBot');
});
