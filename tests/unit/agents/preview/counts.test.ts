import { expect, test } from 'vitest';
import { today } from '@/lib/agents/preview/counts';

test.each([
  ['2026-03-28T23:59:59Z', '2026-03-28'],
  ['2026-03-29T00:00:00Z', '2026-03-29'],
  ['2026-03-29T22:59:59Z', '2026-03-29'],
  ['2026-03-29T23:00:00Z', '2026-03-30'],
  ['2026-10-24T22:59:59Z', '2026-10-24'],
  ['2026-10-24T23:00:00Z', '2026-10-25'],
  ['2026-10-25T23:59:59Z', '2026-10-25'],
  ['2026-10-26T00:00:00Z', '2026-10-26'],
])('today › at %s is %s in Ireland, whose clocks change', (moment, day) => {
  expect(today(new Date(moment))).toBe(day);
});
