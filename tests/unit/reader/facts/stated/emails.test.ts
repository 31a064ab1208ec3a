import { expect, test } from 'vitest';
import { findEmails } from '@/lib/reader/facts/stated/emails';
import { textOf } from '../../pages';

test('findEmails › reads a text of twenty thousand characters, but not an endless one', () => {
  const inText = (length: number) => findEmails(`${textOf(length)} info@oak.ie`);
  expect(inText(19_000)).toEqual(['info@oak.ie']);
  expect(inText(25_000)).toEqual([]);
});
