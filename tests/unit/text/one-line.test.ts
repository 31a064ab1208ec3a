import { expect, test } from 'vitest';
import { shorten, shortLine } from '@/lib/text/one-line';

test.each([
  ['Bread', 5, 'Bread'],
  ['Bread and jam', 6, 'Bread…'],
  ['Bread 🍞 and jam', 7, 'Bread…'],
  ['Bread 🍞 and jam', 8, 'Bread 🍞…'],
])('shorten › of “%s” to %i characters ends with a whole one: “%s”', (text, max, short) => {
  expect(shorten(text, max)).toBe(short);
});

test('shortLine › has what breaks lines as spaces, and at most 200 characters', () => {
  expect(shortLine(` a\n\n b${' c'.repeat(200)}`)).toBe(`a b${' c'.repeat(98)}…`);
});
