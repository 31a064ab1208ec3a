import { describe, expect, test } from 'vitest';
import { env } from '@/lib/env';
import { pageEntries, postEntries, sitemapXml } from '@/lib/seo/sitemap';

const day = (n: number) => new Date(Date.UTC(2026, 0, n));

describe('pageEntries and postEntries', () => {
  const pages = pageEntries([
    { path: '/blog/category/ai', count: 1, updatedAt: day(9) },
    { path: '/blog/category/restaurant', count: 1, updatedAt: day(5) },
  ]);
  const dateOf = (path: string) => pages.find((entry) => entry.path === path)?.lastModified;

  test('date an article by its last visible change, and a list by its newest article', () => {
    expect(
      postEntries([
        { slug: 'scheduled', publishedAt: day(9), updatedAt: day(2) },
        { slug: 'edited', publishedAt: day(1), updatedAt: day(5) },
      ]),
    ).toEqual([
      { path: '/blog/scheduled', lastModified: day(9) },
      { path: '/blog/edited', lastModified: day(5) },
    ]);
    expect([dateOf('/blog'), dateOf('/blog/category/restaurant')]).toEqual([day(9), day(5)]);
  });

  test('omit unknown dates', () => {
    expect([dateOf('/services'), dateOf('/terms')]).toEqual([undefined, expect.any(Date)]);
  });
});

test('sitemapXml › writes absolute, escaped URLs', () => {
  const xml = sitemapXml('urlset', [{ path: '/blog/a?b&c', lastModified: day(1) }]);
  expect(xml).toContain(
    `<url><loc>${env.siteUrl}/blog/a?b&amp;c</loc><lastmod>2026-01-01T00:00:00.000Z</lastmod></url>`,
  );
});
