import { expect, test, vi } from 'vitest';
import { memoize, memoizeByObject } from '@/lib/text/memoize';

test('memoize › calls a function once for equal short texts', () => {
  const read = vi.fn((text: string) => (text === '' ? undefined : text.length));
  const length = memoize(read);
  expect([length('Home'), length('Home'), length(''), length('')]).toEqual([4, 4, undefined, undefined]);
  expect(read).toHaveBeenCalledTimes(2);
});

test('memoizeByObject › calls a function once for each object', () => {
  const read = vi.fn(({ text }: { text?: string }) => text);
  const textOf = memoizeByObject(read);
  const [first, other] = [{ text: 'Home' }, {}];
  expect([textOf(first), textOf(first), textOf({ text: 'Home' })]).toEqual(['Home', 'Home', 'Home']);
  expect([textOf(other), textOf(other)]).toEqual([undefined, undefined]);
  expect(read).toHaveBeenCalledTimes(3);
});
