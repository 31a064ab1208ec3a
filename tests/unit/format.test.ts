import { expect, test } from 'vitest';
import { formatDate } from '@/lib/format';

test('formatDate › writes the date in words, in Irish time', () => {
  expect(formatDate(new Date('2026-06-30T23:30:00Z'))).toBe('1 July 2026');
  expect(formatDate(new Date('2026-11-10T12:00:00Z'))).toBe('10 November 2026');
});
