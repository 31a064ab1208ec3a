import { afterEach, expect, test, vi } from 'vitest';
import { startPacer } from '@/lib/crawler/fetch/pacer';
import { DAY_MS } from '@/lib/time';

const URL = 'https://bakery.example/';

afterEach(() => void vi.useRealTimers());

test('startPacer › delays requests, and longer after a pause', async () => {
  const pacer = startPacer(40);
  const started = performance.now();
  await Promise.all([1, 2, 3].map(() => pacer.turn(URL)));
  expect(performance.now() - started).toBeGreaterThanOrEqual(75);
  const paused = performance.now();
  pacer.pause(URL, 0.15);
  await pacer.turn(URL);
  expect(performance.now() - paused).toBeGreaterThanOrEqual(140);
  pacer.pause(URL, 60);
  await expect(pacer.turn(URL, AbortSignal.timeout(20))).rejects.toThrow();
});

test('startPacer › rejects with the reason of the signal, which ends a wait', async () => {
  const pacer = startPacer(60_000);
  const ending = new AbortController();
  const reason = new Error('The budget is spent.');
  await pacer.turn(URL);
  const waiting = pacer.turn(URL, ending.signal);
  ending.abort(reason);
  await expect(waiting).rejects.toBe(reason);
});

test.each([
  ['back', -DAY_MS],
  ['forward', DAY_MS],
])('startPacer › continues after the clock was set a day %s', async (_direction, change) => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-22T12:00:00Z') });
  const pacer = startPacer(20);
  await pacer.turn(URL);
  vi.setSystemTime(Date.now() + change);
  const started = performance.now();
  await pacer.turn(URL);
  await pacer.turn(URL);
  // A timer may fire a millisecond early.
  expect(performance.now() - started, 'and keeps its distance').toBeGreaterThanOrEqual(18);
});
