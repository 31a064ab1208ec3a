import { afterEach, expect, test } from 'vitest';
import { guardedAgent } from '@/lib/crawler/fetch/guarded-agent';
import { startPacer } from '@/lib/crawler/fetch/pacer';
import { readSitemaps, sitemapUrlsOf } from '@/lib/crawler/sitemaps/read-sitemaps';
import { type LocalSite, serveSite } from '../../../support/local-site';

let site: LocalSite | undefined;
afterEach(() => site?.stop());

test('readSitemaps › reads 50 files of an index', async () => {
  const index = Array.from({ length: 80 }, (_, n) => `<sitemap><loc>/${n}.xml</loc></sitemap>`).join('');
  site = await serveSite((path) => ({
    headers: { 'Content-Type': 'application/xml' },
    body: path === '/index.xml' ? `<sitemapindex>${index}</sitemapindex>` : '<urlset></urlset>',
  }));
  const guard = { allowHosts: [site.host] };
  const options = { ...guard, agent: guardedAgent(guard), userAgent: 'TestBot/1.0' };
  await readSitemaps([`${site.origin}/index.xml`], options, startPacer(0), () => true);
  expect(site.asked).toHaveLength(50);
});

test('sitemapUrlsOf › resolves relative URLs in robots.txt', () => {
  const sitemaps = ['/maps/pages.xml', 'feed.rss', 'https://cdn.bakery.ie/a.xml', 'http://[', ''];
  expect(sitemapUrlsOf({ sitemaps }, 'https://bakery.ie/en/home')).toEqual([
    'https://bakery.ie/maps/pages.xml',
    'https://bakery.ie/feed.rss',
    'https://cdn.bakery.ie/a.xml',
  ]);
  expect(sitemapUrlsOf({ sitemaps: [''] }, 'https://bakery.ie/en/')).toEqual(['https://bakery.ie/sitemap.xml']);
});
