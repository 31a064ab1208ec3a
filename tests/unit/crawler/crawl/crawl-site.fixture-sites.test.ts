import { expect, test } from 'vitest';
import { crawlSite } from '@/lib/crawler/crawl/crawl-site';
import type { CrawledPage, SkippedPage } from '@/lib/crawler/crawl/store';
import { guardedAgent } from '@/lib/crawler/fetch/guarded-agent';
import { type BusinessType, businessTypes } from '@/lib/industries';
import { expected } from '../../../fixtures/sites/expected';
import { startFixtureSite } from '../../../support/fixture-sites';
import { memoryStore } from '../../../support/memory-store';

const guard = { allowHosts: ['localhost'] };

async function crawl(type: BusinessType, maxPages = 200) {
  const site = await startFixtureSite(type);
  const pages: CrawledPage[] = [];
  const skipped: SkippedPage[] = [];
  const end = await crawlSite(
    {
      start: site.url,
      productToken: 'TestBot',
      fetch: { ...guard, agent: guardedAgent(guard), userAgent: 'TestBot/1.0' },
      read: {},
      maxPages,
      pace: { concurrency: 2, delayMs: 0, backOff: 0.01 },
    },
    memoryStore({ page: (page) => pages.push(page), skipped: (one) => skipped.push(one) }),
  );
  await site.stop();
  const path = (url: string) => url.slice(site.url.length - 1);
  return {
    end,
    pages,
    paths: pages.map(({ url }) => path(url)),
    skipped: skipped.map(({ url, kind }) => ({ path: path(url), kind })),
    requests: site.requests,
  };
}

/** Pages that a site makes without end; how many of them are read is the trap guard's business. */
const endless = /^\/calendar\?/;

test.each(businessTypes)('crawlSite › stores every page of the %s site once, and nothing else', async (type) => {
  const { end, paths, skipped, requests } = await crawl(type);
  expect(end.ok, JSON.stringify(end)).toBe(true);
  const taken = paths.filter((path) => !endless.test(path)).sort();
  expect(taken).toEqual([...expected[type].pages].sort());
  for (const { path, why } of expected[type].skipped) {
    if (why === 'endless') continue;
    expect(taken, `${path}: ${why}`).not.toContain(path);
    if (why === 'disallowed' || why === 'nofollow') {
      expect(
        requests.map((request) => request.path),
        `${path}: ${why}`,
      ).not.toContain(path);
    }
    const found = skipped.find((one) => one.path === path);
    if (why === 'noindex' || why === 'javascript' || why === 'login') expect(found?.kind, path).toBe(why);
  }
});

test('crawlSite › stops after a few years of an endless calendar', async () => {
  const { paths } = await crawl('fitness', 2_000);
  expect(paths.filter((path) => endless.test(path)).length).toBeLessThanOrEqual(40);
});
