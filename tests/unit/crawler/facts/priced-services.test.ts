import { describe, expect, test } from 'vitest';
import type { PriceFact } from '@/lib/crawler/facts/fact-types';
import { withPriced } from '@/lib/crawler/facts/priced-services';

const sources = [{ url: 'https://a.ie/prices', text: 'Price list' }];
const pricesOf = (...items: string[]): PriceFact[] =>
  items.map((item) => ({ item, price: '€20', amount: 20, currency: 'EUR', isFrom: false, sources }));
const namesOf = (...items: string[]) => withPriced([], pricesOf(...items)).map(({ name }) => name);
const list = ['Back massage (30 min)', 'Back massage (60 min)', 'Brow tinting', 'Gel manicure'];

describe('withPriced', () => {
  test('adds the activities of a price list, each once with its pages', () => {
    expect(withPriced([{ name: 'Brow Tinting', sources: [] }], pricesOf(...list))).toEqual([
      { name: 'Brow Tinting', sources: [] },
      { name: 'Back massage', sources },
      { name: 'Gel manicure', sources },
    ]);
  });

  test('adds none of a list with fewer than three', () => {
    expect(namesOf('Back massage', 'Brow tinting', 'Shampoo', 'Sticky toffee pudding')).toEqual([]);
  });

  test.each([
    'Chicken soup',
    'Both fillers',
    'Manicure without covering',
    'Boiler repairs in Oakford',
    'Level 2 training',
  ])('adds no %s', (item) => {
    expect(namesOf(...list, item)).toEqual(['Back massage', 'Brow tinting', 'Gel manicure']);
  });
});
