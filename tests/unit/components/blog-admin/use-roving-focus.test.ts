import { expect, test } from 'vitest';
import { nextIndex } from '@/components/blog-admin/use-roving-focus';

test.each([
  ['ArrowRight', 0, 1],
  ['ArrowRight', 2, 0],
  ['ArrowLeft', 0, 2],
  ['Home', 2, 0],
  ['End', 0, 2],
  ['Tab', 1, undefined],
])('nextIndex › %s moves from %i to %s of three controls', (key, current, next) => {
  expect(nextIndex(key, current, 3)).toBe(next);
});
