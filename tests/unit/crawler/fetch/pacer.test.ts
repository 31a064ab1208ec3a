import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startPacer } from '@/lib/crawler/fetch/pacer';

const DAY_MS = 86_400_000;

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-22T12:00:00Z') }));
afterEach(() => void vi.useRealTimers());

test.each([
  ['back', -DAY_MS],
  ['forward', DAY_MS],
])('startPacer › goes on after the clock was set a day %s', async (_direction, change) => {
  const pacer = startPacer(5);
  await pacer.turn();
  vi.setSystemTime(Date.now() + change);
  const started = performance.now();
  await pacer.turn();
  await pacer.turn();
  expect(performance.now() - started, 'and keeps its distance').toBeGreaterThanOrEqual(5);
});
