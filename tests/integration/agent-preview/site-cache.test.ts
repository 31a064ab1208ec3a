import { beforeEach, expect, test } from 'vitest';
import { dropSite, siteOf } from '@/lib/agent-preview/site-cache';
import { db } from '@/lib/db';
import { readAnswerPage } from '@/lib/reader/answers/site/answer-page';
import { emptyTables } from '../../support/empty-tables';

beforeEach(emptyTables);

const addPage = (readingId: string, path: string, text: string) => {
  const url = `https://shop.example${path}`;
  const content = JSON.parse(JSON.stringify(readAnswerPage(`<title>Shop</title><p>${text}</p>`, url)));
  return db.readingPage.create({ data: { readingId, url, title: 'Shop', content } });
};

const addReading = async (): Promise<string> =>
  (await db.siteReading.create({ data: { hostKey: 'shop.example', url: 'https://shop.example/' } })).id;

test('siteOf › opens a site once for questions that come at the same time', async () => {
  const id = await addReading();
  await addPage(id, '/', 'We sell shoes.');
  const [first, second] = await Promise.all([siteOf(id), siteOf(id)]);
  expect(second).toBe(first);
  expect(await siteOf(id)).toBe(first);
});

test('siteOf › opens a site again when a page was read, and when it was dropped', async () => {
  const id = await addReading();
  await addPage(id, '/', 'We sell shoes.');
  const first = await siteOf(id);
  await addPage(id, '/hats', 'We sell hats.');
  const second = await siteOf(id);
  expect([first.index.pages.length, second.index.pages.length]).toEqual([1, 2]);
  dropSite(id);
  expect(await siteOf(id)).not.toBe(second);
});

test('siteOf › opens the sites of other readings, and tries again, after one that cannot be opened', async () => {
  const [broken, whole] = [await addReading(), await addReading()];
  await addPage(whole, '/', 'We sell shoes.');
  const page = await db.readingPage.create({
    data: { readingId: broken, url: 'https://shop.example/', title: '', content: { blocks: null } },
  });
  const [failed, opened] = await Promise.allSettled([siteOf(broken), siteOf(whole)]);
  expect([failed.status, opened.status]).toEqual(['rejected', 'fulfilled']);
  await db.readingPage.delete({ where: { id: page.id } });
  await addPage(broken, '/', 'We sell hats.');
  expect((await siteOf(broken)).index.pages).toHaveLength(1);
});
