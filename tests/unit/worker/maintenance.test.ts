import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { repairFutureTimes } from '@/lib/jobs/pg-boss-internals/clock-set-back';
import { startMaintenance } from '@/worker/maintenance';
import { fakeBoss } from '../../support/fake-boss';

vi.mock('@/lib/jobs/pg-boss-internals/clock-set-back', () => ({ repairFutureTimes: vi.fn() }));

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('startMaintenance › notices within a minute that the clock was set back, also after a failure, until it stops', async () => {
  const repaired = () => vi.mocked(repairFutureTimes).mock.calls.length;
  vi.mocked(repairFutureTimes).mockRejectedValueOnce(new Error('The database is away.')).mockResolvedValue();
  const shutdown = new AbortController();
  await startMaintenance(fakeBoss().boss, shutdown.signal);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(repaired()).toBe(1);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(repaired()).toBe(2);
  shutdown.abort();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(repaired()).toBe(2);
});
