import { expect, test, vi } from 'vitest';
import { remember, rememberOf } from '@/lib/reader/text/remember';

test('remember calls a function once for equal short texts', () => {
  const read = vi.fn((text: string) => (text === '' ? undefined : text.length));
  const length = remember(read);
  expect([length('Home'), length('Home'), length(''), length('')]).toEqual([4, 4, undefined, undefined]);
  expect(read).toHaveBeenCalledTimes(2);
});

test.each([
  [150, 1],
  [200, 2],
])(
  'remember › keeps the result for a line, but not for a sentence: of %d letters, called %d times',
  (length, times) => {
    const read = vi.fn((text: string) => text.length);
    const remembered = remember(read);
    expect([remembered('a'.repeat(length)), remembered('a'.repeat(length))]).toEqual([length, length]);
    expect(read).toHaveBeenCalledTimes(times);
  },
);

test.each([
  [4_900, 1],
  [6_500, 2],
])('remember › forgets results when there are too many: after %d others, called %d times', (others, times) => {
  const read = vi.fn((text: string) => text.length);
  const remembered = remember(read);
  remembered('first');
  for (let number = 0; number < others; number += 1) remembered(`line ${number}`);
  remembered('first');
  expect(read).toHaveBeenCalledTimes(others + times);
});

test('rememberOf calls a function once for each object', () => {
  const read = vi.fn(({ text }: { text?: string }) => text);
  const textOf = rememberOf(read);
  const [first, other] = [{ text: 'Home' }, {}];
  expect([textOf(first), textOf(first), textOf({ text: 'Home' })]).toEqual(['Home', 'Home', 'Home']);
  expect([textOf(other), textOf(other)]).toEqual([undefined, undefined]);
  expect(read).toHaveBeenCalledTimes(3);
});
