import { expect, test, vi } from 'vitest';
import { remember, rememberOf } from '@/lib/reader/text/remember';

test('remember calls a function once for equal short texts', () => {
  const read = vi.fn((text: string) => (text === '' ? undefined : text.length));
  const length = remember(read);
  expect([length('Home'), length('Home'), length(''), length('')]).toEqual([4, 4, undefined, undefined]);
  expect(read).toHaveBeenCalledTimes(2);
});

test('remember keeps no result for a long text', () => {
  const read = vi.fn((text: string) => text.length);
  const length = remember(read);
  const sentence = 'a'.repeat(500);
  expect([length(sentence), length(sentence)]).toEqual([500, 500]);
  expect(read).toHaveBeenCalledTimes(2);
});

test('remember forgets results when there are too many', () => {
  const read = vi.fn((text: string) => text.length);
  const length = remember(read);
  length('first');
  for (let number = 0; number < 10_000; number += 1) length(`line ${number}`);
  length('first');
  expect(read).toHaveBeenCalledTimes(10_002);
});

test('rememberOf calls a function once for each object', () => {
  const read = vi.fn(({ text }: { text?: string }) => text);
  const textOf = rememberOf(read);
  const [first, other] = [{ text: 'Home' }, {}];
  expect([textOf(first), textOf(first), textOf({ text: 'Home' })]).toEqual(['Home', 'Home', 'Home']);
  expect([textOf(other), textOf(other)]).toEqual([undefined, undefined]);
  expect(read).toHaveBeenCalledTimes(3);
});
