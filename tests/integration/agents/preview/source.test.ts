import { beforeEach, expect, test } from 'vitest';
import { replyTo } from '@/lib/agent/reply';
import { dropKnowledge, knowledgeInThreads } from '@/lib/agent/sources/in-threads';
import { sourceOf } from '@/lib/agents/preview/source';
import { db } from '@/lib/db';
import { readAnswerPage } from '@/lib/reader/answers/site/answer-page';
import { emptyTables } from '../../../support/empty-tables';

beforeEach(emptyTables);

const addPage = (readingId: string, path: string, text: string) => {
  const url = `https://shop.example${path}`;
  const content = JSON.parse(JSON.stringify(readAnswerPage(`<title>Shop</title><p>${text}</p>`, url)));
  return db.readingPage.create({ data: { readingId, url, title: 'Shop', content } });
};

const addReading = async (): Promise<string> =>
  (await db.siteReading.create({ data: { hostKey: 'shop.example', url: 'https://shop.example/' } })).id;

const answerOf = async (readingId: string, text: string): Promise<string[]> => {
  const { quotes } = await replyTo({ knowledge: knowledgeInThreads(await sourceOf(readingId)) }, { text, turns: [] });
  return quotes.map((quote) => quote.text);
};

test('sourceOf › answers from the pages read so far, also when a page was read or the website dropped', async () => {
  const id = await addReading();
  await addPage(id, '/', 'We sell shoes.');
  const questions = await Promise.all(['Do you sell shoes?', 'Do you sell hats?'].map((one) => answerOf(id, one)));
  expect(questions[0]).toEqual(['We sell shoes.']);
  await addPage(id, '/hats', 'We sell hats.');
  expect(await answerOf(id, 'Do you sell hats?')).toEqual(['We sell hats.']);
  await dropKnowledge(id);
  expect(await answerOf(id, 'Do you sell shoes?')).toEqual(['We sell shoes.']);
});

test('sourceOf › answers for other readings, and tries again, after one that cannot be opened', async () => {
  const [broken, whole] = [await addReading(), await addReading()];
  await addPage(whole, '/', 'We sell shoes.');
  const page = await db.readingPage.create({
    data: { readingId: broken, url: 'https://shop.example/', title: '', content: { blocks: null } },
  });
  const [failed, opened] = await Promise.allSettled([answerOf(broken, 'Shoes?'), answerOf(whole, 'Shoes?')]);
  expect([failed.status, opened.status]).toEqual(['rejected', 'fulfilled']);
  await db.readingPage.delete({ where: { id: page.id } });
  await addPage(broken, '/', 'We sell hats.');
  expect(await answerOf(broken, 'Do you sell hats?')).toEqual(['We sell hats.']);
});
