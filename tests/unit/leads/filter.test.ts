import { describe, expect, test } from 'vitest';
import { leadFilterSchema, whereOf } from '@/lib/leads/filter';

const rangeOf = (query: { from?: string; to?: string }) => whereOf(leadFilterSchema.parse(query)).createdAt;

describe('whereOf › takes days as whole days in Ireland', () => {
  test.each([
    ['in winter', '2026-01-15', '2026-01-15T00:00:00.000Z', '2026-01-16T00:00:00.000Z'],
    ['in summer', '2026-07-01', '2026-06-30T23:00:00.000Z', '2026-07-01T23:00:00.000Z'],
    ['of 23 hours in spring', '2026-03-29', '2026-03-29T00:00:00.000Z', '2026-03-29T23:00:00.000Z'],
    ['of 25 hours in autumn', '2026-10-25', '2026-10-24T23:00:00.000Z', '2026-10-26T00:00:00.000Z'],
    ['before 1970', '0001-01-01', '0001-01-01T00:00:00.000Z', '0001-01-02T00:00:00.000Z'],
  ])('%s', (_case, day, start, end) => {
    expect(rangeOf({ from: day, to: day })).toEqual({ gte: new Date(start), lt: new Date(end) });
    expect(rangeOf({ from: day })).toEqual({ gte: new Date(start) });
    expect(rangeOf({ to: day })).toEqual({ lt: new Date(end) });
  });

  test('and none as no limit', () => expect(rangeOf({})).toBeUndefined());
});
