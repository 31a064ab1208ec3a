import { expect, test, vi } from 'vitest';
import { GET } from '@/app/api/blog/links/route';
import { linkedPages } from '@/lib/seo/sitemap';

vi.mock('@/lib/auth/guard/api-guard', () => ({ apiAdmin: async () => ({ ok: true }) }));
vi.mock('@/lib/blog/queries', () => ({
  searchPublishedPosts: async () => ({ posts: [{ title: 'Free for a week', slug: 'free-for-a-week' }] }),
}));
vi.mock('@/lib/own-site/open-own-site', () => ({ openOwnSite: async () => ({}) }));
vi.mock('@/lib/agent/sources/in-threads', () => ({
  knowledgeInThreads: () => ({
    passages: async (_words: string, count: number) =>
      Array.from({ length: count }, (_, place) => ({
        pageTitle: `Passage ${place}`,
        url: `https://example.ie/page-${place}`,
      })),
  }),
}));

test('GET /api/blog/links › has the pages of that name, then five passages about it, then posts', async () => {
  const { title, path } = linkedPages()[0] ?? { title: '', path: '' };
  const response = await GET(new Request(`https://example.ie/api/blog/links?q=${encodeURIComponent(title)}`));
  const { links } = (await response.json()) as { links: { path: string }[] };
  const paths = links.map((link) => link.path);
  expect(paths).toContain(path);
  expect(paths.slice(-6)).toEqual([0, 1, 2, 3, 4].map((place) => `/page-${place}`).concat('/blog/free-for-a-week'));
});
