import { beforeEach, expect, test } from 'vitest';
import type { Outcome } from '@/lib/crawler/crawl/store';
import { db } from '@/lib/db';
import { acquireLease, LeaseLostError } from '@/lib/scraper-runs/lease';
import { startRun } from '@/lib/scraper-runs/start-run';
import { crawlStore } from '@/lib/website-scraper/crawl-store';
import { planWebsiteRun } from '@/lib/website-scraper/plan-run';
import { runSchema } from '@/lib/website-scraper/schema';
import { page } from '../../support/crawled-pages';
import { emptyTables } from '../../support/empty-tables';
import { makeUser } from '../../support/users';

const OWNER = 'this worker';
const site = 'https://bakery.ie';
const queued = (path: string, depth = 1) => ({ url: `${site}${path}`, depth, rank: depth });
const nothing = { discovered: [], documents: [], versions: [], wasSkipped: false };
const read = (path: string, more: Partial<Outcome> = {}): Outcome => ({
  ...nothing,
  queued: queued(path),
  page: page(`${site}${path}`, `<title>${path}</title><main><h1>${path}</h1><p>Bread \0 and \ud800 cakes.</p></main>`),
  ...more,
});

let runId: string;
beforeEach(async () => {
  await emptyTables();
  const { id } = await makeUser({ email: 'mary@bakery.ie', password: 'four green fields' });
  const started = await startRun(id, planWebsiteRun(runSchema.parse({ url: site })));
  if (!started.ok) throw new Error(started.message);
  runId = started.run.id;
  await acquireLease(runId, OWNER);
});

const counts = async () => {
  const run = await db.scraperRun.findUniqueOrThrow({ where: { id: runId } });
  return [run.pagesStored, run.pagesSkipped, run.urlsDiscovered];
};

test('crawlStore › stores outcomes together, each URL with its latest state, and resumes from them', async () => {
  const store = crawlStore(runId, OWNER);
  const home = {
    home: `${site}/`,
    discovered: [queued('/a'), queued('/b'), queued('/c')],
    documents: [`${site}/menu.odt`, `${site}/menu-31.pdf`],
  };
  await store.record(read('/', home));
  await store.record(read('/a'));
  await store.record({
    ...nothing,
    queued: queued('/b'),
    skipped: { url: `${site}/b`, kind: 'duplicate', sameAs: `${site}/a` },
  });
  await store.flush?.();
  expect(await counts()).toEqual([2, 3, 6]);
  expect(
    await db.scraperUrl.findMany({
      orderBy: { id: 'asc' },
      select: { url: true, state: true, reason: true, sameAs: true },
    }),
  ).toEqual([
    { url: `${site}/`, state: 'stored', reason: null, sameAs: null },
    { url: `${site}/a`, state: 'stored', reason: null, sameAs: null },
    { url: `${site}/b`, state: 'skipped', reason: 'duplicate', sameAs: `${site}/a` },
    { url: `${site}/c`, state: 'waiting', reason: null, sameAs: null },
    { url: `${site}/menu.odt`, state: 'skipped', reason: 'document', sameAs: null },
    { url: `${site}/menu-31.pdf`, state: 'skipped', reason: 'pdf-limit', sameAs: null },
  ]);
  expect(await db.scraperPage.findFirst({ orderBy: { id: 'asc' } })).toMatchObject({
    title: '/',
    text: '/\nBread and  cakes.',
  });
  expect(await crawlStore(runId, OWNER).load()).toMatchObject({
    home: `${site}/`,
    pending: [queued('/c')],
    stored: [{ url: `${site}/` }, { url: `${site}/a` }],
  });
});

test('crawlStore › updates URLs of earlier batches', async () => {
  const store = crawlStore(runId, OWNER);
  await store.record(read('/', { home: `${site}/`, discovered: [queued('/a')] }));
  await store.flush?.();
  await store.record(read('/a'));
  await store.flush?.();
  expect(await db.scraperUrl.count({ where: { state: 'stored' } })).toBe(2);
  expect(await counts()).toEqual([2, 0, 2]);
});

test('crawlStore › writes nothing after its lease is lost, and says so from then on', async () => {
  const store = crawlStore(runId, OWNER);
  await store.record(read('/', { home: `${site}/` }));
  await db.scraperRun.update({ where: { id: runId }, data: { leaseOwner: 'another worker' } });
  await expect(store.flush?.()).rejects.toThrow(LeaseLostError);
  await db.scraperRun.update({ where: { id: runId }, data: { leaseOwner: OWNER } });
  await expect(store.record(read('/a'))).rejects.toThrow(LeaseLostError);
  await expect(store.flush?.()).rejects.toThrow(LeaseLostError);
  expect([await db.scraperPage.count(), await db.scraperUrl.count(), ...(await counts())]).toEqual([0, 0, 0, 0, 0]);
});
