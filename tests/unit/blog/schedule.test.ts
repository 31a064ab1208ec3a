import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { watchSchedule } from '@/lib/blog/schedule';
import { fromDublin } from '@/lib/text/dublin-time';
import { DAY_MS } from '@/lib/time';

const minute = (minutes: number) => new Date(Date.parse('2026-11-27T08:30:00Z') + minutes * 60_000);

/** A `countDue` for posts with these dates. */
const countOf = (dates: readonly Date[]) => async (after: Date, until: Date) =>
  dates.filter((date) => date > after && date <= until).length;

describe('watchSchedule', () => {
  beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-11-27T08:29:40Z') }));
  afterEach(() => void vi.useRealTimers());

  test('refreshes once, in the minute of a scheduled post', async () => {
    const refresh = vi.fn(async () => {});
    watchSchedule(refresh, countOf([minute(1)]));
    await vi.advanceTimersByTimeAsync(79_000);
    expect(refresh).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(2_000);
    expect(refresh).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(600_000);
    expect(refresh).toHaveBeenCalledTimes(1);
  });

  test('makes up for a minute in which the database did not respond', async () => {
    const refresh = vi.fn(async () => {});
    const countDue = vi.fn(countOf([minute(0)])).mockRejectedValueOnce(new Error('no connection'));
    watchSchedule(refresh, countDue);
    await vi.advanceTimersByTimeAsync(21_000);
    expect(refresh).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(refresh).toHaveBeenCalledTimes(1);
  });

  test.each([
    ['a day forward', DAY_MS],
    ['a day back', -DAY_MS],
  ])('continues after the clock was set %s', async (_change, ms) => {
    const refresh = vi.fn(async () => {});
    const isDueAfterTheChange = new Date(minute(3).getTime() + ms);
    watchSchedule(refresh, countOf([isDueAfterTheChange]));
    await vi.advanceTimersByTimeAsync(30_000);
    vi.setSystemTime(Date.now() + ms);
    await vi.advanceTimersByTimeAsync(240_000);
    expect(refresh).toHaveBeenCalledTimes(1);
  });

  test.each([
    ['spring', '2026-03-29T00:58:30Z', '2026-03-29T02:00'],
    ['autumn', '2026-10-25T01:58:30Z', '2026-10-25T02:00'],
  ])('refreshes at the minute of a post that is due as the clocks change in %s', async (_season, now, local) => {
    vi.setSystemTime(new Date(now));
    const refresh = vi.fn(async () => {});
    watchSchedule(refresh, countOf([fromDublin(local) ?? new Date(0)]));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(refresh).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(refresh).toHaveBeenCalledTimes(1);
  });
});
