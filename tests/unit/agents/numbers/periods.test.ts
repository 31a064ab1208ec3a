import { expect, test } from 'vitest';
import { latestWeek, mondayOf, weekPeriod } from '@/lib/agents/numbers/periods';

test.each([
  ['before eight on a Monday', '2026-11-30T07:59:00Z', 'Europe/Dublin', '2026-11-16', '2026-11-23T08:00:00.000Z'],
  ['at eight', '2026-11-30T08:00:00Z', 'Europe/Dublin', '2026-11-23', '2026-11-30T08:00:00.000Z'],
  ['on a Sunday', '2026-11-29T12:00:00Z', 'Europe/Dublin', '2026-11-16', '2026-11-23T08:00:00.000Z'],
  ['after summer time has begun', '2026-03-30T07:00:00Z', 'Europe/Dublin', '2026-03-23', '2026-03-30T07:00:00.000Z'],
  ['after it has ended', '2026-10-26T07:30:00Z', 'Europe/Dublin', '2026-10-12', '2026-10-19T07:00:00.000Z'],
  ['where it is still Sunday', '2026-11-30T08:00:00Z', 'America/New_York', '2026-11-16', '2026-11-23T13:00:00.000Z'],
])('latestWeek › %s', (_when, now, zone, monday, dueAt) => {
  const week = latestWeek(new Date(now), zone);
  expect([week.monday, week.dueAt.toISOString()]).toEqual([monday, dueAt]);
});

test('mondayOf and weekPeriod › have seven days whatever the clocks do', () => {
  expect(['2026-03-23', '2026-03-29', '2026-03-30'].map(mondayOf)).toEqual(['2026-03-23', '2026-03-23', '2026-03-30']);
  const { from, to } = weekPeriod('2026-03-23', 'Europe/Dublin');
  expect([from, to].map((moment) => moment.toISOString())).toEqual([
    '2026-03-23T00:00:00.000Z',
    '2026-03-29T23:00:00.000Z',
  ]);
});
