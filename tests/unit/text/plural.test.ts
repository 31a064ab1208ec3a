import { expect, test } from 'vitest';
import { plural } from '@/lib/text/plural';

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
