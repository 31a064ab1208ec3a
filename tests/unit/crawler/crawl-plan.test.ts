import { setTimeout } from 'node:timers/promises';
import { afterEach, expect, test } from 'vitest';
import { guardedAgent } from '@/lib/crawler/fetch/guarded-agent';
import { previewSite } from '@/lib/crawler/preview';
import { type Answer, type LocalSite, serveSite } from '../../support/local-site';

let site: LocalSite | undefined;
afterEach(() => site?.stop());

async function mapOf(pages: Record<string, string | Answer>, changes: { excludes?: string[] } = {}) {
  site = await serveSite((path) => pages[path]);
  const guard = { allowHosts: [site.host] };
  const fetch = { ...guard, agent: guardedAgent(guard), userAgent: 'TestBot/1.0' };
  const found = await previewSite(`${site.origin}/`, 'TestBot', fetch, changes);
  if (!found.ok) throw new Error(found.message);
  const { groups, ...plan } = found.preview.plan;
  return { ...plan, counts: Object.fromEntries(groups.map(({ kind, count }) => [kind, count])), groups };
}

const home = (...links: string[]) =>
  `<title>Bakery</title><main><p>We bake sourdough in Ennis every morning from six.</p>${links
    .map((link) => `<a href="${link}">${link}</a>`)
    .join(' ')}</main>`;
const sitemap = (...paths: string[]): Answer => ({
  headers: { 'Content-Type': 'application/xml' },
  body: `<urlset>${paths.map((path) => `<url><loc>${path}</loc></url>`).join('')}</urlset>`,
});

test('planCrawl › counts the pages of links and sitemap by kind, each once', async () => {
  const map = await mapOf({
    '/': home('/', '/prices', '/contact-us', '/menu.pdf', '/photo.jpg', 'https://elsewhere.ie/'),
    '/sitemap.xml': sitemap('/prices', '/blog/rye', '/blog/oats', '/2024/05/spelt', '/x'),
  });
  expect(map).toMatchObject({ total: 8, hasSitemap: true, isComplete: true });
  expect(map.counts).toEqual({ Article: 3, Prices: 1, Contact: 1, PDF: 1, General: 1 });
  expect(map.groups[0]?.kind, 'the most numerous first').toBe('Article');
});

test('planCrawl › leaves out what a run would not read', async () => {
  const map = await mapOf(
    {
      '/robots.txt': 'User-agent: *\nDisallow: /private',
      '/': home('/private/x', '/old/y', '/list.xlsx', '/about'),
    },
    { excludes: ['/old/*'] },
  );
  expect(map.counts).toEqual({ About: 1 });
});

test('planCrawl › plans the start page only if there is nothing else', async () => {
  expect(await mapOf({ '/': home() })).toMatchObject({ total: 1, groups: [], hasSitemap: false });
});

test('planCrawl › stops at 2,000 pages of a sitemap and says so', async () => {
  const many = Array.from({ length: 2_500 }, (_, index) => `/p/${index}`);
  const map = await mapOf({ '/': home(), '/sitemap.xml': sitemap(...many) });
  expect(map).toMatchObject({ total: 2_000, isComplete: false });
  expect(map.groups[0]?.pages).toHaveLength(30);
});

test('planCrawl › lets other work have its turn when robots.txt has thousands of rules and the page thousands of links', async () => {
  const rules = Array.from({ length: 4_000 }, (_, index) => `Disallow: /*a*a*a*${index}$`);
  const links = Array.from({ length: 5_000 }, (_, index) => `/aaa/${index}`);
  let turns = 0;
  let isDone = false;
  const count = async () => {
    for (; !isDone; turns += 1) await setTimeout(10);
  };
  const counted = count();
  const map = await mapOf({ '/robots.txt': ['User-agent: *', ...rules].join('\n'), '/': home(...links) });
  isDone = true;
  await counted;
  expect(map.isComplete).toBe(false);
  expect(turns).toBeGreaterThan(5);
});
