import { describe, expect, test } from 'vitest';
import { countWords, readingMinutes } from '@/lib/blog/reading-time';

describe('readingMinutes', () => {
  test.each([
    [0, 0],
    [1, 1],
    [200, 1],
    [201, 2],
    [400, 2],
    [1001, 6],
  ])('%i words take %i minutes', (words, minutes) => {
    expect(readingMinutes(Array(words).fill('word').join(' '))).toBe(minutes);
  });

  test('does not count Markdown syntax as words', () => {
    expect(countWords('## Two words\n\n| --- | --- |\n- **here**')).toBe(3);
  });
});
