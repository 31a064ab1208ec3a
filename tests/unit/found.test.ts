import { describe, expect, test } from 'vitest';
import { categories } from '@/lib/blog/categories';
import { blogMetadata, listMeta } from '@/lib/blog/metadata';
import { agents } from '@/lib/content/agents/catalogue';
import { agentMeta } from '@/lib/content/pages/agent';
import { categoryCopy } from '@/lib/content/pages/blog-categories';
import { prefersMarkdown } from '@/lib/routing';
import { hasMarkdown, markdownPages } from '@/lib/seo/markdown-paths';
import { pageMeta } from '@/lib/seo/metadata';
import { sitemapOf } from '@/lib/seo/sitemap';

describe('landing pages say in their copy what they tell search engines', () => {
  test.each(agents.map((agent) => [agent.name, agent] as const))('%s', (_name, agent) => {
    const copy = agent.introduction.toLowerCase();
    for (const keyword of agent.seoKeywords) expect(copy).toContain(keyword.toLowerCase());
  });

  test.each(categories)('%s', (category) => {
    const { heading, lead, keywords } = categoryCopy[category];
    for (const keyword of keywords) expect(`${heading} ${lead}`.toLowerCase()).toContain(keyword.toLowerCase());
  });
});

test('agents and lists of articles have titles and descriptions of their own, which fit a search result', () => {
  const metas = [
    ...agents.map(agentMeta),
    ...categories.flatMap((category) => [1, 2].map((page) => listMeta({ path: '/x', page, category }))),
    ...[1, 2, 3].map((page) => listMeta({ path: '/x', page })),
    ...Object.values(pageMeta).filter((page) => page.path !== '/blog'),
  ];
  for (const field of ['title', 'description'] as const)
    expect(new Set(metas.map((meta) => meta[field])).size, field).toBe(metas.length);
  for (const { description } of metas) expect(description.length, description).toBeLessThanOrEqual(155);
});

test('a category without articles is not to be indexed; its page names both languages and its Markdown', () => {
  expect(blogMetadata({ path: '/blog/category/ai', category: 'AI' }, { isEmpty: true }).robots).toMatchObject({
    index: false,
  });
  const { alternates, robots } = blogMetadata({ path: '/blog/category/ai', category: 'AI' });
  expect(robots).toBeUndefined();
  expect(alternates?.languages).toEqual({ 'en-IE': alternates?.canonical, 'x-default': alternates?.canonical });
  expect(alternates?.types?.['text/markdown']).toBe(`${alternates?.canonical}.md`);
});

test('every fixed page but sign-in has a Markdown twin, and nothing else is listed', () => {
  const withTwin = Object.values(pageMeta)
    .map((page) => page.path)
    .filter((path) => !path.includes('#') && path !== '/auth' && path !== '/blog');
  expect([...markdownPages].sort()).toEqual(withTwin.sort());
  expect([hasMarkdown('/auth'), hasMarkdown('/#pricing'), hasMarkdown('/blog/a/b')]).toEqual([false, false, true]);
});

describe('the sitemap', () => {
  const day = (n: number) => new Date(Date.UTC(2026, 0, n));
  const entries = sitemapOf([
    { slug: 'scheduled', category: 'AI', publishedAt: day(9), updatedAt: day(2) },
    { slug: 'edited', category: 'Restaurant', publishedAt: day(1), updatedAt: day(5) },
  ]);
  const dateOf = (path: string) => entries.find((entry) => entry.url.endsWith(path))?.lastModified;

  test('dates an article by what visitors saw change, and a list by its newest article', () => {
    expect([dateOf('/blog/scheduled'), dateOf('/blog/edited')]).toEqual([day(9), day(5)]);
    expect([dateOf('/blog'), dateOf('/blog/category/restaurant')]).toEqual([day(9), day(5)]);
  });

  test('leaves out categories without articles, and dates that nobody keeps', () => {
    expect(entries.some((entry) => entry.url.endsWith('/blog/category/marketing'))).toBe(false);
    expect([dateOf('/services'), dateOf('/terms')]).toEqual([undefined, expect.any(Date)]);
  });
});

describe('Markdown is preferred', () => {
  const isPreferred = (accept: string) => new RegExp(`^${prefersMarkdown}$`).test(accept);

  test.each([
    'text/markdown',
    'text/markdown, text/html, */*',
    'text/html;q=0.9, text/markdown',
    'text/markdown;q=0.8, text/plain',
    'text/markdown; charset=utf-8',
    'text/markdown;q=1.0, text/html',
  ])('by %s', (accept) => {
    expect(isPreferred(accept)).toBe(true);
  });

  test.each([
    'text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,image/webp,*/*;q=0.8',
    '*/*',
    'text/markdown;q=0',
    'text/markdown; q=0.000, */*',
    'text/html, text/markdown;q=0.9',
    'text/markdown;q=0.5, text/html',
    'text/html;q=0.9, text/markdown;q=0.8',
  ])('not by %s', (accept) => {
    expect(isPreferred(accept)).toBe(false);
  });
});
