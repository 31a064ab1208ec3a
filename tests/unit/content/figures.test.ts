import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { claimIds, claims } from '@/lib/content/claims';
import { bareFigure, figure, plainCopy, qualifierOf, repeatedFigure, splitCopy } from '@/lib/content/figures';

const FOLDER = join(import.meta.dirname, '../../../lib/content');
const modules = import.meta.glob('../../../lib/content/{home,pages,agents}/*.ts', { eager: true });

describe('splitCopy', () => {
  test('separates text from figures, and marked figures from repeated ones', () => {
    expect(splitCopy(`Pay ${figure('setupFee')} once, then ${repeatedFigure('monthlyPrice')}.`)).toEqual([
      'Pay ',
      { claim: 'setupFee', marked: true },
      ' once, then ',
      { claim: 'monthlyPrice', marked: false },
      '.',
    ]);
    expect(splitCopy('No figures.')).toEqual(['No figures.']);
    expect(splitCopy(bareFigure('setupFee'))).toEqual([{ claim: 'setupFee', marked: false, qualified: false }]);
  });
});

describe('plainCopy', () => {
  test('writes figures out with their qualifiers', () => {
    expect(
      plainCopy(
        `${figure('monthlyPrice')} · ${figure('leadIncrease')} · ${figure('trialDays')} · ${bareFigure('setupFee')}`,
      ),
    ).toBe('€779 ex VAT · 340% · 5 days · €1,279');
  });
});

// The kind of a figure stands in its note.
test('qualifierOf › gives "ex VAT" to every price and nothing to an illustrative figure', () => {
  for (const id of claimIds) {
    const { type, display } = claims[id];
    if (type === 'illustrative') expect(qualifierOf(id)).toBeUndefined();
    if (type === 'offer' && display.startsWith('€')) expect(qualifierOf(id)).toBe('ex VAT');
  }
});

/** What made-up businesses answer has their prices, not ours. */
const withoutExamples = (key: string, value: unknown) => (key === 'events' || key === 'trades' ? undefined : value);

// A figure that is typed into the copy would be shown without its note, its type or "ex VAT".
test('copy › contains euro amounts and percentages only as figures', () => {
  const files = ['home', 'pages', 'agents'].flatMap((folder) => readdirSync(join(FOLDER, folder)));
  expect(Object.keys(modules)).toHaveLength(files.length);
  const typed = Object.entries(modules).flatMap(([file, content]) =>
    [...JSON.stringify(content, withoutExamples).matchAll(/.{0,30}(?:€\s?\d|\d\s?%).{0,10}/g)].map(
      (match) => `${file}: ${match[0]}`,
    ),
  );
  // The introduction of llms.txt cannot show notes.
  expect(typed.filter((line) => !line.includes('pages/llms.ts'))).toEqual([]);
});

test('copy › has no figure of an unknown claim', () => {
  const used = [...JSON.stringify(modules).matchAll(/\{\{(\w+)/g)].map((match) => match[1]);
  expect(used.length).toBeGreaterThan(40);
  expect(used.filter((id) => !((id as string) in claims))).toEqual([]);
});
