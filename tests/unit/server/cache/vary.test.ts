import { expect, test } from 'vitest';
import { addVary } from '@/lib/server/cache/vary';

test.each([
  [undefined, ['Accept'], 'Accept'],
  ['accept, RSC', ['Accept', 'Accept-Encoding'], 'Accept, RSC, Accept-Encoding'],
  [['RSC', 'Accept'], ['Accept-Encoding'], 'RSC, Accept, Accept-Encoding'],
  ['', [], ''],
])('addVary › adds each name once to %j', (vary, names, expected) => {
  expect(addVary(vary, ...names)).toBe(expected);
});
