import { expect, test } from 'vitest';
import { createPageTrimmer } from '@/lib/agents/preview/trim-page';
import { readAnswerPage } from '@/lib/reader/answers/site/answer-page';

const page = () => {
  const read = readAnswerPage(`<title>P</title>${'<p>Twenty characters, eh</p>'.repeat(10)}`, 'https://bakery.ie/');
  if (!read) throw new Error('The page cannot be read.');
  return read;
};

test('createPageTrimmer › cuts all pages of a reading together, by lines and by characters', () => {
  const byLines = createPageTrimmer({ lines: 12, characters: 10_000 });
  expect([byLines(page()), byLines(page()), byLines(page())].map(({ blocks }) => blocks.length)).toEqual([10, 2, 0]);
  const byCharacters = createPageTrimmer({ lines: 100, characters: 70 });
  expect(byCharacters(page()).blocks).toHaveLength(3);
});
