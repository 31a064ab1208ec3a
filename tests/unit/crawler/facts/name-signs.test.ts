import { expect, test } from 'vitest';
import {
  mayNameService,
  namesOfNameSigns,
  oddsSigns,
  signsOfName,
  UNKNOWN_WORD,
  wordsOfName,
} from '@/lib/crawler/facts/name-signs';

const signOf = (name: string, sign: string) => signsOfName(name, {})[namesOfNameSigns.indexOf(sign)];

test('wordsOfName › equates cases and plurals', () => {
  expect(wordsOfName('Gas & Boiler Repairs')).toEqual(wordsOfName('gas and boiler repair'));
});

test('oddsSigns › says what the known words of a name say, and how many are known', () => {
  const named = Object.fromEntries(
    oddsSigns('Boiler xyz repairs', { boiler: 1, repair: 2 }).map((sign, at) => [namesOfNameSigns.slice(-8)[at], sign]),
  );
  expect(named).toMatchObject({ oddsLast: 2, oddsFirst: 1, oddsMax: 2, oddsMin: UNKNOWN_WORD, oddsKnownMean: 1.5 });
  expect(named.oddsKnown).toBeCloseTo(2 / 3);
});

test('oddsSigns › takes the property of every object for an unknown word', () => {
  expect(oddsSigns('Deck constructor', {})).toEqual(oddsSigns('Deck builder', {}));
  expect(mayNameService('Constructor', {})).toBe(true);
});

test.each([
  ['Fully insured', 'praise', 1],
  ['Roof repairs', 'praise', 0],
  ['Plumber in Cork', 'inPlace', 1],
  ['Boiler Repairs', 'capitals', 1],
  ['Boiler repairs', 'capitals', 0.5],
  ['Boiler & gas', 'joined', 1],
  ['What we love', 'pronoun', 1],
])('signsOfName › of "%s": %s is %d', (name, sign, value) => {
  expect(signOf(name, sign)).toBe(value);
});

test('mayNameService › leaves out names whose words are hardly ever in those of services', () => {
  expect(mayNameService('Privacy', { privacy: -4 })).toBe(false);
  expect(mayNameService('Boiler repairs', { boiler: 1, repair: 1 })).toBe(true);
});
