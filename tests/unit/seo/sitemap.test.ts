import { describe, expect, test } from 'vitest';
import { sitemapOf } from '@/lib/seo/sitemap';

describe('sitemapOf', () => {
  const day = (n: number) => new Date(Date.UTC(2026, 0, n));
  const entries = sitemapOf(
    [
      { slug: 'scheduled', category: 'AI', publishedAt: day(9), updatedAt: day(2) },
      { slug: 'edited', category: 'Restaurant', publishedAt: day(1), updatedAt: day(5) },
    ],
    [
      { name: 'Restaurant', path: '/blog/category/restaurant' },
      { name: 'Marketing', path: '/blog/category/marketing' },
    ],
  );
  const dateOf = (path: string) => entries.find((entry) => entry.url.endsWith(path))?.lastModified;

  test('dates an article by its last visible change, and a list by its newest article', () => {
    expect([dateOf('/blog/scheduled'), dateOf('/blog/edited')]).toEqual([day(9), day(5)]);
    expect([dateOf('/blog'), dateOf('/blog/category/restaurant')]).toEqual([day(9), day(5)]);
  });

  test('omits categories without articles, and unknown dates', () => {
    expect(entries.some((entry) => entry.url.endsWith('/blog/category/marketing'))).toBe(false);
    expect([dateOf('/services'), dateOf('/terms')]).toEqual([undefined, expect.any(Date)]);
  });
});
