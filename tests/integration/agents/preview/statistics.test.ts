import { beforeEach, expect, test } from 'vitest';
import { countEvents } from '@/lib/agents/preview/counts';
import { readPreviewStatistics } from '@/lib/agents/preview/statistics';
import { db } from '@/lib/db';
import { intentsFor } from '@/lib/reader/answers/question/intents';
import { DAY_MS } from '@/lib/time';
import { emptyTables } from '../../../support/empty-tables';

beforeEach(emptyTables);

test('readPreviewStatistics › adds up the last 30 days by event, by industry and by open question', async () => {
  const [intent] = intentsFor([]);
  if (!intent) throw new Error('There are no intents.');
  await countEvents([
    { event: 'reading', industry: 'salon' },
    { event: 'reading' },
    { event: 'failed' },
    { event: 'answer', industry: 'salon' },
    { event: 'silent', industry: 'salon', intent: intent.id },
    { event: 'silent', industry: 'salon' },
    { event: 'gap', industry: 'salon', intent: intent.id },
  ]);
  await db.previewCount.create({ data: { day: '2020-01-01', event: 'reading', industry: '', intent: '', count: 99 } });
  expect(await readPreviewStatistics()).toEqual({
    totals: { reading: 2, failed: 1, answer: 1, nearest: 0, silent: 2, gap: 1 },
    industries: [
      { label: 'Salon / Beauty', readings: 1, questions: 3, silent: 2 },
      { label: 'Not said', readings: 1, questions: 0, silent: 0 },
    ],
    openQuestions: [{ label: 'Salon / Beauty', question: intent.question, count: 2 }],
  });
  const inDays = async (days: number) =>
    (await readPreviewStatistics(new Date(Date.now() + days * DAY_MS))).totals.reading;
  expect([await inDays(29), await inDays(31)]).toEqual([2, 0]);
});

test('readPreviewStatistics › lists the twelve questions that are left open most often', async () => {
  const often = intentsFor([])
    .slice(0, 13)
    .flatMap(({ id }, index) => Array.from({ length: 1 + index }, () => ({ event: 'gap', intent: id }) as const));
  await countEvents(often);
  const { openQuestions } = await readPreviewStatistics();
  expect(openQuestions.map(({ count }) => count)).toEqual([13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2]);
});
