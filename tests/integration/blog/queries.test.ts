import { beforeEach, describe, expect, test } from 'vitest';
import { listAuthors } from '@/lib/blog/authors';
import {
  findPublishedPost,
  listNewestPosts,
  listPostsBySlug,
  listPublishedPosts,
  listPublishedSlugs,
  listRelatedPosts,
  listUsedCategories,
  POSTS_PER_PAGE,
  searchPublishedPosts,
} from '@/lib/blog/queries';
import { searchQuery } from '@/lib/blog/schema';
import { sitemapFile } from '@/lib/blog/sitemap';
import { db } from '@/lib/db';
import { emptyTables } from '../../support/empty-tables';
import { storePost } from '../../support/posts';

beforeEach(emptyTables);

const titles = (page: { posts: { title: string }[] }) => page.posts.map((post) => post.title);

describe('public queries', () => {
  test('omit drafts and scheduled posts', async () => {
    const seen = await storePost({ title: 'Seen', category: 'AI' });
    const hidden = [
      await storePost({ title: 'Hidden draft', status: 'draft', category: 'AI' }),
      await storePost({ title: 'Hidden future', publishedAt: new Date(Date.now() + 60_000), category: 'AI' }),
    ];
    expect(titles(await listPublishedPosts({ page: 1 }))).toEqual(['Seen']);
    expect(titles(await listPublishedPosts({ page: 1, category: 'AI' }))).toEqual(['Seen']);
    expect(titles(await searchPublishedPosts({ q: 'hidden', page: 1 }))).toEqual([]);
    expect((await listNewestPosts(10)).map((post) => post.title)).toEqual(['Seen']);
    expect(await listUsedCategories()).toEqual([{ category: 'AI', count: 1, updatedAt: expect.any(Date) }]);
    expect((await listPublishedSlugs(0, 10)).map((post) => post.slug)).toEqual([seen.slug]);
    expect(await listRelatedPosts(seen)).toEqual([]);
    expect(await listPostsBySlug(hidden.map((post) => post.slug))).toEqual([]);
    for (const post of hidden) expect(await findPublishedPost(post.slug)).toBeNull();
  });

  test('include a scheduled post once its time has come', async () => {
    await storePost({ title: 'Just now', publishedAt: new Date(Date.now() - 1) });
    expect(titles(await listPublishedPosts({ page: 1 }))).toEqual(['Just now']);
  });
});

describe('searchPublishedPosts', () => {
  test('folds case and accents, both ways', async () => {
    await storePost({ title: 'Opening in Dún Laoghaire' });
    for (const q of ['dun laoghaire', 'DÚN', 'Laoghaire dún'])
      expect(titles(await searchPublishedPosts({ q, page: 1 })), q).toEqual(['Opening in Dún Laoghaire']);
  });

  test('ranks matches in title, excerpt and tags above matches in the body, however new', async () => {
    await storePost({ title: 'In the body', content: 'All about scones.', publishedAt: new Date(Date.now() - 1000) });
    await storePost({ title: 'Scones', publishedAt: new Date(Date.now() - 9e8) });
    await storePost({ title: 'In the excerpt', excerpt: 'On scones', publishedAt: new Date(Date.now() - 8e8) });
    await storePost({ title: 'In a tag', tags: ['scones'], publishedAt: new Date(Date.now() - 7e8) });
    expect(titles(await searchPublishedPosts({ q: 'scones', page: 1 }))).toEqual([
      'In a tag',
      'In the excerpt',
      'Scones',
      'In the body',
    ]);
  });

  test('treats % and _ and quotes literally', async () => {
    await storePost({ title: 'Save 50% today' });
    await storePost({ title: 'Plain' });
    expect(titles(await searchPublishedPosts({ q: '50%', page: 1 }))).toEqual(['Save 50% today']);
    expect(titles(await searchPublishedPosts({ q: '%', page: 1 }))).toEqual(['Save 50% today']);
    for (const q of ['_', "'; DROP TABLE blog_posts; --", '\\'])
      expect(titles(await searchPublishedPosts({ q, page: 1 })), q).toEqual([]);
  });

  test('returns nothing for characters that no text contains', async () => {
    await storePost({ title: 'Plain' });
    for (const q of ['^', '´ `', 'Plain\0', '\0'].map((text) => searchQuery.parse({ q: text }).q).filter(Boolean))
      expect(titles(await searchPublishedPosts({ q, page: 1 })), q).toEqual(q === 'Plain' ? ['Plain'] : []);
  });

  test('filters by category', async () => {
    await storePost({ title: 'Bread A', category: 'AI' });
    await storePost({ title: 'Bread B', category: 'Restaurant' });
    expect(titles(await searchPublishedPosts({ q: 'bread', category: 'AI', page: 1 }))).toEqual(['Bread A']);
  });
});

test('listPublishedPosts pages without gaps or repeats', async () => {
  for (let n = 0; n < POSTS_PER_PAGE + 2; n += 1) await storePost({ content: 'loaf' });
  for (const read of [
    (page: number) => listPublishedPosts({ page }),
    (page: number) => searchPublishedPosts({ q: 'loaf', page }),
  ]) {
    const first = await read(1);
    const second = await read(2);
    expect([first.pages, first.total]).toEqual([2, POSTS_PER_PAGE + 2]);
    expect(second.posts).toHaveLength(2);
    expect(new Set([...titles(first), ...titles(second)]).size).toBe(POSTS_PER_PAGE + 2);
  }
});

test('sitemapFile › splits more than 10,000 articles into files, each once', async () => {
  await db.$executeRaw`
    INSERT INTO blog_posts (id, title, content, slug, status, category, published_at, updated_at, search_head, search_body)
    SELECT gen_random_uuid(), n, n, 'post-' || n, 'published', 'AI', now() - n * interval '1 minute', now(), '', ''
    FROM generate_series(1, 10050) AS n`;
  const file = (number?: number) =>
    sitemapFile(number, { authors: listAuthors, categories: listUsedCategories, slugs: listPublishedSlugs });
  const index = (await file()) ?? '';
  const files = [...index.matchAll(/sitemaps\/(\d+)\.xml/g)].map(([, number]) => Number(number));
  expect(files).toEqual([0, 1, 2]);
  const xml = await Promise.all(files.map(async (number) => (await file(number)) ?? ''));
  expect(xml[0]).toContain('/services</loc>');
  const slugs = xml.slice(1).flatMap((text) => text.match(/post-\d+/g) ?? []);
  expect([slugs.length, new Set(slugs).size]).toEqual([10_050, 10_050]);
  expect(await file(3)).toBeNull();
});

test('listRelatedPosts prefers the same category, then shared tags, among all posts', async () => {
  const post = await storePost({ category: 'AI', tags: ['a', 'b'] });
  for (let n = 0; n < 60; n += 1) await storePost({ tags: ['other'] });
  await storePost({ title: 'Newest', publishedAt: new Date() });
  await storePost({ title: 'Two tags', tags: ['a', 'b'] });
  await storePost({ title: 'Same category', category: 'AI', publishedAt: new Date(0) });
  await storePost({ title: 'One tag', tags: ['b'] });
  expect((await listRelatedPosts(post)).map((other) => other.title)).toEqual(['Same category', 'Two tags', 'One tag']);
});
