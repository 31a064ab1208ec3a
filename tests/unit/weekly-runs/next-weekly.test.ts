import { expect, test } from 'vitest';
import { nextWeekly } from '@/lib/weekly-runs/next-weekly';

const next = (start: string, now: string) => nextWeekly(new Date(start), new Date(now)).toISOString();

test.each([
  ['a week later', '2026-11-22T14:05:00Z', '2026-11-22T14:05:00Z', '2026-11-29T14:05:00.000Z'],
  ['at the same time in Ireland in summer', '2026-03-25T09:00:00Z', '2026-03-25T09:00:00Z', '2026-04-01T08:00:00.000Z'],
  ['at the same time in Ireland in winter', '2026-10-21T08:00:00Z', '2026-10-21T08:00:00Z', '2026-10-28T09:00:00.000Z'],
  ['after missed weeks, once', '2026-06-01T08:00:00Z', '2026-06-23T00:00:00Z', '2026-06-29T08:00:00.000Z'],
  ['just after it was due', '2026-06-01T08:00:00Z', '2026-06-08T08:00:00Z', '2026-06-15T08:00:00.000Z'],
  ['half a year later', '2026-11-22T14:05:00Z', '2027-05-20T00:00:00Z', '2027-05-23T13:05:00.000Z'],
  [
    'within a week of a start that the clock was set back behind',
    '2026-06-09T08:00:00Z',
    '2026-06-08T08:00:00Z',
    '2026-06-16T08:00:00.000Z',
  ],
])('nextWeekly › is %s', (_, start, now, expected) => {
  expect(next(start, now)).toBe(expected);
});

test('nextWeekly › keeps its time of day after a night in which that time did not exist', () => {
  const start = '2026-03-22T01:30:00Z';
  expect(next(start, '2026-03-29T12:00:00Z')).toBe('2026-04-05T00:30:00.000Z');
});
