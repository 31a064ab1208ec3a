import { beforeEach, expect, test } from 'vitest';
import { countDuePosts, listAllPosts, postFilterSchema } from '@/lib/blog/admin-queries';
import { emptyTables } from '../../support/empty-tables';
import { create } from '../../support/saves';

beforeEach(emptyTables);

test('listAllPosts filters by search text and status, and pages', async () => {
  await create({ slug: 'public', title: 'Oíche mhaith', publishedAt: new Date(Date.now() - 3600_000) });
  await create({ slug: 'draft', title: 'Draft', status: 'draft' });
  await create({ slug: 'ahead', title: 'Ahead', publishedAt: new Date(Date.now() + 3600_000) });
  const titles = async (query: object) =>
    (await listAllPosts(postFilterSchema.parse(query))).posts.map(({ title }) => title);
  expect(await titles({})).toEqual(['Ahead', 'Draft', 'Oíche mhaith']);
  expect(await titles({ q: 'oiche' })).toEqual(['Oíche mhaith']);
  expect(await titles({ q: '%' })).toEqual([]);
  expect(await titles({ q: 'oiche\0' })).toEqual(['Oíche mhaith']);
  expect(await titles({ status: 'draft' })).toEqual(['Draft']);
  expect(await titles({ status: 'scheduled' })).toEqual(['Ahead']);
  expect(await titles({ status: 'published', page: '2' })).toEqual([]);
  expect(await titles({ status: 'nonsense', page: '-1' })).toHaveLength(3);
});

test('listAllPosts finds every word in any order, in title, tags, slug and text, and sorts and filters', async () => {
  await create({ slug: 'opening-week-5', title: 'B week', content: 'We went to **Doolin** by ferry.', category: 'AI' });
  await create({ slug: 'second', title: 'A day', content: 'Nothing.', category: 'Business', tags: ['Féile'] });
  const titles = async (query: object) =>
    (await listAllPosts(postFilterSchema.parse(query))).posts.map(({ title }) => title);
  expect(await titles({ q: 'doolin' })).toEqual(['B week']);
  expect(await titles({ q: '5 opening ferry' })).toEqual(['B week']);
  expect(await titles({ q: 'feile' })).toEqual(['A day']);
  expect(await titles({ q: 'doolin feile' })).toEqual([]);
  expect(await titles({ sort: 'title' })).toEqual(['A day', 'B week']);
  expect(await titles({ category: 'AI' })).toEqual(['B week']);
  expect(await titles({ category: 'Nonsense' })).toHaveLength(2);
});

test('countDuePosts counts a scheduled post once, in its minute', async () => {
  const due = new Date(Date.now() + 3600_000);
  await create({ publishedAt: due });
  const at = (ms: number) => new Date(due.getTime() + ms);
  expect(await countDuePosts(at(-120_000), at(-60_000))).toBe(0);
  expect(await countDuePosts(at(-60_000), at(0))).toBe(1);
  expect(await countDuePosts(at(0), at(60_000))).toBe(0);
});
