import { expect, test } from 'vitest';
import { categories } from '@/lib/blog/categories';
import { blogMetadata, listMeta, postMeta } from '@/lib/blog/metadata';
import { agents } from '@/lib/content/agents/catalogue';
import { sitePages } from '@/lib/pages';
import { agentMeta } from '@/lib/seo/agent-page';

test('listMeta › gives each list a unique title and description that fit a search result', () => {
  const metas = [
    ...agents.map(agentMeta),
    ...categories.flatMap((category) => [1, 2].map((page) => listMeta({ path: '/x', page, category }))),
    ...[1, 2, 3].map((page) => listMeta({ path: '/x', page })),
    ...Object.values(sitePages).filter((page) => page.path !== '/blog'),
  ];
  for (const field of ['title', 'description'] as const)
    expect(new Set(metas.map((meta) => meta[field])).size, field).toBe(metas.length);
  for (const { description } of metas) expect(description.length, description).toBeLessThanOrEqual(155);
});

test('blogMetadata › keeps an empty category out of search results, and names languages and Markdown', () => {
  expect(blogMetadata({ path: '/blog/category/ai', category: 'AI' }, { isEmpty: true }).robots).toMatchObject({
    index: false,
  });
  const { alternates, robots } = blogMetadata({ path: '/blog/category/ai', category: 'AI' });
  expect(robots).toBeUndefined();
  expect(alternates?.languages).toEqual({ 'en-IE': alternates?.canonical, 'x-default': alternates?.canonical });
  expect(alternates?.types?.['text/markdown']).toBe(`${alternates?.canonical}.md`);
});

test('postMeta › shows search engines the title and description that were written for them, if any', () => {
  const post = {
    ...{
      id: '',
      slug: 'a',
      content: '',
      author: '',
      category: 'Business',
      tags: [],
      cover: '',
      coverAlt: '',
      lang: '',
    },
    ...{ minutes: 1, publishedAt: new Date(), updatedAt: new Date(), socialImage: '' },
    ...{ title: 'Headline', excerpt: 'Excerpt', metaTitle: '', metaDescription: '' },
  };
  expect(postMeta(post)).toMatchObject({ title: 'Headline', description: 'Excerpt' });
  expect(postMeta({ ...post, metaTitle: 'Search', metaDescription: 'Found' })).toMatchObject({
    title: 'Search',
    description: 'Found',
  });
});
