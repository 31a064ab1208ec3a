import { expect, test } from 'vitest';
import { nounFor, plural } from '@/lib/text/plural';

test.each([
  [0, '0 pages'],
  [1, '1 page'],
  [2, '2 pages'],
  [1234, '1,234 pages'],
])('plural(%i) agrees with its noun', (count, expected) => {
  expect(plural(count, 'page')).toBe(expected);
});

test('plural › accepts an irregular plural', () => {
  expect(plural(2, 'person', 'people')).toBe('2 people');
});

test('nounFor › returns the noun without the count', () => {
  expect([0, 1, 2].map((count) => nounFor(count, 'item'))).toEqual(['items', 'item', 'items']);
});
