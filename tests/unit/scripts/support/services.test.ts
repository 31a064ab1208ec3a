import { EventEmitter } from 'node:events';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startWeb, startWorker } from '../../../../scripts/support/services.mjs';
import { proseOf } from '../../../support/prose';

const { startNode } = vi.hoisted(() => ({ startNode: vi.fn() }));
vi.mock('../../../../scripts/support/run.mjs', () => ({ startNode, programFile: (name: string) => name }));

/** A process that is ready at once and ends by SIGKILL only. */
class FakeProcess extends EventEmitter {
  kill = vi.fn((signal: string) => {
    if (signal !== 'SIGKILL') return;
    this.emit('exit', null, signal);
    this.emit('close');
  });
}
let child: FakeProcess;

beforeEach(() => {
  vi.useFakeTimers();
  startNode.mockReset().mockImplementation(() => {
    child = new FakeProcess();
    process.nextTick(() => child.emit('message', {}));
    return child;
  });
});
afterEach(() => void vi.useRealTimers());

const heapMb = () => Number(/size=(\d+)/.exec(startNode.mock.lastCall?.[2].execArgv[0])?.[1]);

test('services › have heaps as large as the documents say', async () => {
  const text = proseOf('docs/deployment.md');
  const [, web, worker] = /heaps are limited to (\d+) MB and (\d+) GB/.exec(text) ?? [];
  await startWeb('start', 3000, process.env);
  expect(heapMb()).toBe(Number(web));
  await startWorker(process.env);
  expect(heapMb()).toBe(Number(worker) * 1_024);
});

test('services › are killed when they have not ended ten seconds after SIGTERM', async () => {
  const { stop } = await startWorker(process.env);
  const stopped = stop();
  await vi.advanceTimersByTimeAsync(9_999);
  expect(child.kill.mock.calls).toEqual([['SIGTERM']]);
  await vi.advanceTimersByTimeAsync(1);
  expect(child.kill).toHaveBeenLastCalledWith('SIGKILL');
  await vi.advanceTimersByTimeAsync(1_000);
  expect(await stopped).toBe('was ended by SIGKILL');
});
