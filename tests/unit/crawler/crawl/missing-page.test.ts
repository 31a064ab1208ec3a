import { afterEach, expect, test } from 'vitest';
import { probeMissingPage } from '@/lib/crawler/crawl/missing-page';
import { guardedAgent } from '@/lib/crawler/fetch/guarded-agent';
import { startPacer } from '@/lib/crawler/fetch/pacer';
import { createRobotsCache } from '@/lib/crawler/fetch/robots-cache';
import { createReader } from '@/lib/crawler/pool/reader';
import { type Answer, type Handler, type LocalSite, serveSite } from '../../../support/local-site';

let site: LocalSite | undefined;
afterEach(() => site?.stop());

async function probe(answer: (path: string) => string | Answer | Handler | undefined, probeMs?: number) {
  site = await serveSite((path) => (path === '/robots.txt' ? undefined : answer(path)));
  const guard = { allowHosts: [site.host] };
  const fetch = { ...guard, agent: guardedAgent(guard), userAgent: 'TestBot/1.0' };
  const robots = createRobotsCache('TestBot', fetch, startPacer(0));
  const options = { fetch, pacer: startPacer(0), robots, read: {}, reader: createReader() };
  return probeMissingPage({ url: `${site.origin}/` }, options, probeMs);
}

test('probeMissingPage › finds nothing on a site that responds with an error status', async () => {
  expect(await probe(() => ({ status: 404 }))).toBeUndefined();
});

test('probeMissingPage › gives up on a site that does not answer', async () => {
  expect(await probe(() => () => undefined, 100)).toBeUndefined();
});

test('probeMissingPage › recognises a notice that repeats the path', async () => {
  const isMissing = await probe((path) => `<title>${path}</title><p>There is no ${path} in our shop.</p>`);
  const url = 'https://shop.ie/gone';
  expect(isMissing?.({ url, title: '/gone', text: 'There is no /gone in our shop.' })).toBe(true);
  expect(isMissing?.({ url, title: 'Bread', text: 'There is rye and spelt in our shop.' })).toBe(false);
});

test('probeMissingPage › returns nothing for a site whose pages all need JavaScript', async () => {
  const shell =
    '<title>Shop</title><noscript>Enable JavaScript.</noscript><p>Loading</p><div id="root"></div><script src="/app.js"></script>';
  expect(await probe(() => shell)).toBeUndefined();
});
