import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { performReading } from '@/lib/agents/preview/perform-reading';
import { claimReading, failLostReadings, findMissingReport } from '@/lib/agents/preview/reading-queue';
import { startPreviews } from '@/worker/agents';
import { deferred } from '../../support/deferred';
import { proseOf } from '../../support/prose';

vi.mock('node:timers/promises', () => import('../../support/fakeable-sleep'));
vi.mock('@/lib/agents/conversations/person', () => ({ leaveSilentPersons: vi.fn(), keepHalfWay: vi.fn() }));
vi.mock('@/lib/agents/conversations/send', () => ({ handOverForgotten: vi.fn() }));
vi.mock('@/lib/agents/preview/forget', () => ({ deleteExpiredPreviews: vi.fn() }));
vi.mock('@/lib/agents/preview/perform-reading', () => ({ performReading: vi.fn() }));
vi.mock('@/lib/agents/preview/report', () => ({ makeReport: vi.fn() }));
vi.mock('@/lib/agents/preview/reading-queue', () => ({
  claimReading: vi.fn(),
  failLostReadings: vi.fn(),
  findMissingReport: vi.fn(),
}));

type Reading = Awaited<ReturnType<typeof claimReading>>;
const reading = {} as Reading;
const calls = (mock: unknown) => vi.mocked(mock as () => void).mock.calls.length;
let shutdown: AbortController;
let stopped: Promise<void>;

const start = () => {
  stopped = startPreviews(shutdown.signal);
  return vi.advanceTimersByTimeAsync(0);
};

beforeEach(() => {
  vi.resetAllMocks();
  vi.useFakeTimers();
  shutdown = new AbortController();
});
afterEach(async () => {
  shutdown.abort();
  await stopped;
  vi.useRealTimers();
});

test('startPreviews › starts a reading within a quarter of a second, while others are under way', async () => {
  const under = deferred();
  vi.mocked(performReading).mockReturnValue(under.promise);
  vi.mocked(claimReading).mockResolvedValueOnce(reading);
  await start();
  expect(calls(performReading)).toBe(1);
  vi.mocked(claimReading).mockResolvedValueOnce(reading);
  await vi.advanceTimersByTimeAsync(250);
  expect(calls(performReading)).toBe(2);
  under.resolve();
});

test('startPreviews › performs twelve readings at once, as the documents say', async () => {
  expect(proseOf('docs/decisions/agent-previews.md')).toMatch(/, twelve at a time/);
  const under = deferred();
  vi.mocked(performReading).mockReturnValue(under.promise);
  vi.mocked(claimReading).mockResolvedValue(reading);
  await start();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(calls(performReading)).toBe(12);
  vi.mocked(claimReading).mockResolvedValue(undefined);
  under.resolve();
});

test('startPreviews › gives up readings whose worker has died every ten seconds', async () => {
  await start();
  expect(calls(failLostReadings)).toBe(1);
  await vi.advanceTimersByTimeAsync(9_999);
  expect(calls(failLostReadings)).toBe(1);
  await vi.advanceTimersByTimeAsync(251);
  expect(calls(failLostReadings)).toBe(2);
});

test('startPreviews › leaves a database that is away alone for three seconds', async () => {
  vi.mocked(claimReading).mockRejectedValueOnce(new Error('The database is away.'));
  await start();
  expect(calls(claimReading)).toBe(1);
  await vi.advanceTimersByTimeAsync(2_999);
  expect(calls(claimReading)).toBe(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(calls(claimReading)).toBe(2);
});

test('startPreviews › leaves a report that could not be made alone for three seconds', async () => {
  vi.mocked(findMissingReport).mockRejectedValueOnce(new Error('The database is away.'));
  await start();
  await vi.advanceTimersByTimeAsync(2_999);
  expect(calls(findMissingReport)).toBe(1);
  await vi.advanceTimersByTimeAsync(251);
  expect(calls(findMissingReport)).toBeGreaterThan(1);
});
