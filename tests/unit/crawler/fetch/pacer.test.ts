import { expect, test } from 'vitest';
import { startPacer } from '@/lib/crawler/fetch/pacer';

test('startPacer › delays requests, and longer after a pause', async () => {
  const pacer = startPacer(40);
  const started = Date.now();
  await Promise.all([1, 2, 3].map(() => pacer.turn()));
  expect(Date.now() - started).toBeGreaterThanOrEqual(75);
  pacer.pause(0.15);
  const paused = Date.now();
  await pacer.turn();
  expect(Date.now() - paused).toBeGreaterThanOrEqual(140);
  pacer.pause(60);
  await expect(pacer.turn(AbortSignal.timeout(20))).rejects.toThrow();
});
