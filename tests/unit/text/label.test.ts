import { expect, test } from 'vitest';
import { labelOf } from '@/lib/text/label';

test.each([
  ['a', 'A'],
  ['unknown', 'unknown'],
  ['constructor', 'constructor'],
  ['__proto__', '__proto__'],
  ['toString', 'toString'],
  ['', ''],
])('labelOf › shows %j as %j', (value, shown) => {
  expect(labelOf({ a: 'A' }, value)).toBe(shown);
});
