import { describe, expect, test } from 'vitest';
import { monthsBefore } from '@/lib/time';

describe('monthsBefore', () => {
  test.each([
    ['2026-11-22T12:00:00.000Z', 24, '2024-11-22T12:00:00.000Z'],
    ['2026-01-15T00:00:00.000Z', 1, '2025-12-15T00:00:00.000Z'],
    ['2026-03-31T23:59:59.999Z', 1, '2026-02-28T23:59:59.999Z'],
    ['2028-03-30T08:00:00.000Z', 1, '2028-02-29T08:00:00.000Z'],
    ['2028-02-29T08:00:00.000Z', 24, '2026-02-28T08:00:00.000Z'],
    ['2026-12-31T00:30:00.000Z', 18, '2025-06-30T00:30:00.000Z'],
  ])('%s less %d months is %s', (moment, months, expected) => {
    expect(monthsBefore(new Date(moment), months).toISOString()).toBe(expected);
  });

  test.each([
    ['forward', '2026-03-29T01:00:00.000Z', '2026-02-28T01:00:00.000Z'],
    ['back', '2026-10-25T01:00:00.000Z', '2026-09-25T01:00:00.000Z'],
  ])('keeps the hour of UTC when the clocks of Dublin go %s', (_change, moment, expected) => {
    expect(monthsBefore(new Date(moment), 1).toISOString()).toBe(expected);
  });
});
