import { expect, test } from 'vitest';
import { secondsUntilMorning } from '@/lib/agents/quiet-hours';

const HOUR = 3_600;
const quiet = { timeZone: 'Europe/Dublin', quietFrom: 22 * 60, quietTo: 8 * 60 };

test.each([
  ['an evening', '2026-11-10T23:00:00Z', 9 * HOUR],
  ['after midnight', '2026-11-10T03:30:00Z', 4.5 * HOUR],
  ['the night in which summer time begins', '2026-03-28T23:00:00Z', 8 * HOUR],
  ['the night in which it ends', '2026-10-24T22:00:00Z', 10 * HOUR],
  ['the day', '2026-11-10T12:00:00Z', 0],
  ['the minute in which they end', '2026-11-10T08:00:00Z', 0],
])('secondsUntilMorning › waits until eight by the clock in %s', (_when, now, seconds) => {
  expect(secondsUntilMorning(quiet, new Date(now))).toBe(seconds);
});
