import { expect, test } from 'vitest';
import { sitemapUrlsOf } from '@/lib/crawler/sitemaps/read-sitemaps';

test('sitemapUrlsOf › resolves relative URLs in robots.txt', () => {
  const sitemaps = ['/maps/pages.xml', 'feed.rss', 'https://cdn.bakery.ie/a.xml', 'http://[', ''];
  expect(sitemapUrlsOf({ sitemaps }, 'https://bakery.ie/en/home')).toEqual([
    'https://bakery.ie/maps/pages.xml',
    'https://bakery.ie/feed.rss',
    'https://cdn.bakery.ie/a.xml',
  ]);
  expect(sitemapUrlsOf({ sitemaps: [''] }, 'https://bakery.ie/en/')).toEqual(['https://bakery.ie/sitemap.xml']);
});
