import { describe, expect, test } from 'vitest';
import { readPdfLines } from '@/lib/crawler/pdf/pdf-lines';

/** A piece of text ten points high, as wide as it is long. */
const item = (text: string, x: number, y: number, height = 10) => ({ text, x, y, width: text.length, height });

const body = Array.from({ length: 20 }, (_, n) => item('Words of the body of this page.', 0, n * 20));

describe('readPdfLines', () => {
  const joined = (gap: number) => readPdfLines([[item('Cut', 0, 0), item('dry', 3 + gap, 0)]])[0]?.[0]?.cells;

  test('tells letters, words and cells by the gaps between them', () => {
    expect([joined(1.4), joined(1.6), joined(15.9), joined(16.1)]).toEqual([
      ['Cutdry'],
      ['Cut dry'],
      ['Cut dry'],
      ['Cut', 'dry'],
    ]);
  });

  test('takes a line that is a fifth taller than the body for a heading, of at most 90 characters', () => {
    const isHeading = (text: string, height: number) =>
      readPdfLines([[...body, item(text, 0, 900, height)]])[0]?.at(-1)?.isHeading;
    expect([isHeading('Prices', 11.7), isHeading('Prices', 11.9)]).toEqual([false, true]);
    expect([isHeading('x'.repeat(90), 12), isHeading('x'.repeat(91), 12)]).toEqual([true, false]);
  });

  test('reads at most 2,000 lines of a page', () => {
    const lines = Array.from({ length: 2_500 }, (_, n) => item(`Line ${n}`, 0, -20 * n));
    expect(readPdfLines([lines])[0]).toHaveLength(2_000);
  });
});
