import { afterEach, describe, expect, test, vi } from 'vitest';
import { supervise } from '../../../../scripts/support/supervise.mjs';
import { proseOf } from '../../../support/prose';

vi.mock('node:timers/promises', () => import('../../../support/fakeable-sleep'));
afterEach(() => void vi.useRealTimers());

/** Counts starts; each process exits when the test says so. */
function fakeProcess(failures = new Set<number>()) {
  const exits: ((how: string) => void)[] = [];
  const state = { starts: 0, running: 0 };
  const start = async () => {
    state.starts += 1;
    if (failures.has(state.starts)) throw new Error('It failed.');
    state.running += 1;
    let exit: (how: string) => void = () => {};
    const exited = new Promise<string>((resolve) => {
      exit = resolve;
    }).then((how) => {
      state.running -= 1;
      return how;
    });
    exits.push(exit);
    const stop = () => {
      exit('exited with code 0');
      return exited;
    };
    return { exited, stop };
  };
  return { start, state, crash: () => exits.at(-1)?.('exited with code 1 (Error: no room)') };
}

test('supervise › restarts a process that exits, and says so', async () => {
  const messages: string[] = [];
  const { start, state, crash } = fakeProcess();
  const supervised = await supervise('worker', start, { firstDelayMs: 1, report: (text) => messages.push(text) });
  crash();
  await expect.poll(() => state.starts).toBe(2);
  crash();
  await expect.poll(() => state.starts).toBe(3);
  expect(messages[0]).toBe('The worker exited with code 1 (Error: no room). Restarting in 0.001 s.');
  await supervised.stop();
  expect(state).toEqual({ starts: 3, running: 0 });
});

test('supervise › doubles the delay between restarts', async () => {
  const messages: string[] = [];
  const { start, state, crash } = fakeProcess();
  const supervised = await supervise('worker', start, { firstDelayMs: 1, report: (text) => messages.push(text) });
  for (const starts of [2, 3, 4]) {
    crash();
    await expect.poll(() => state.starts).toBe(starts);
  }
  expect(messages.map((text) => / in ([\d.]+) s/.exec(text)?.[1])).toEqual(['0.001', '0.002', '0.004']);
  await supervised.stop();
});

test('supervise › tries again when a restart fails', async () => {
  const { start, state, crash } = fakeProcess(new Set([2, 3]));
  const supervised = await supervise('worker', start, { firstDelayMs: 1, report: () => {} });
  crash();
  await expect.poll(() => state.running).toBe(1);
  expect(state.starts).toBe(4);
  await supervised.stop();
});

test('supervise › rejects when the first start fails', async () => {
  const { start } = fakeProcess(new Set([1]));
  await expect(supervise('worker', start)).rejects.toThrow('It failed.');
});

test('supervise › does not restart after stop', async () => {
  const { start, state, crash } = fakeProcess();
  const supervised = await supervise('worker', start, { firstDelayMs: 50, report: () => {} });
  crash();
  await supervised.stop();
  expect(state).toEqual({ starts: 1, running: 0 });
});

describe('supervise › in a crash loop', () => {
  test('gives up with one sentence that names the process, its last error and what to do', async () => {
    const { start, state, crash } = fakeProcess();
    const supervised = await supervise('web server', start, { essential: true, firstDelayMs: 1, report: () => {} });
    for (const starts of [2, 3, 4, 5]) {
      crash();
      await expect.poll(() => state.starts).toBe(starts);
    }
    crash();
    expect((await supervised.gaveUp).message).toBe(
      'The web server exited with code 1 (Error: no room). This was the 5th time in a row within seconds of its start: ' +
        'correct the cause, then start again ("Crash loop" in docs/operations.md).',
    );
    await supervised.stop();
    expect(state).toEqual({ starts: 5, running: 0 });
  });

  test('counts starts that fail', async () => {
    const { start, crash } = fakeProcess(new Set([2, 3, 4, 5]));
    const supervised = await supervise('database', start, { essential: true, firstDelayMs: 1, report: () => {} });
    crash();
    expect((await supervised.gaveUp).message).toContain('The database could not be restarted: It failed.');
    await supervised.stop();
  });

  test('restarts the worker for as long as it takes', async () => {
    const { start, state, crash } = fakeProcess(new Set([2, 3, 4, 5, 6, 7]));
    const supervised = await supervise('worker', start, { firstDelayMs: 1, report: () => {} });
    crash();
    await expect.poll(() => state.running).toBe(1);
    expect(state.starts).toBe(8);
    await supervised.stop();
  });
});

test('supervise › stops a process that is just starting again', async () => {
  const { start, crash } = fakeProcess();
  const hang = (signal: AbortSignal) =>
    new Promise<never>((_resolve, reject) => {
      signal.addEventListener('abort', () => reject(new Error('It was stopped.')));
    });
  let starts = 0;
  const startOnce = (signal: AbortSignal) => {
    starts += 1;
    return starts === 1 ? start() : hang(signal);
  };
  const supervised = await supervise('worker', startOnce, { firstDelayMs: 1, report: () => {} });
  crash();
  await expect.poll(() => starts).toBe(2);
  await supervised.stop();
});

test('supervise › waits as long as the documents say, and is soon back after a process that ran for ten seconds', async () => {
  const documents = proseOf('docs/operations.md');
  const [, first, longest] =
    /back-off \(([\d.]+) to (\d+) seconds; soon again if it ran for ten seconds\)/.exec(documents) ?? [];
  vi.useFakeTimers();
  const delays: number[] = [];
  const { start, crash } = fakeProcess();
  const report = (text: string) => void delays.push(Number(/ in ([\d.]+) s/.exec(text)?.[1]));
  const supervised = await supervise('worker', start, { report });
  const crashAfter = async (ms: number) => {
    await vi.advanceTimersByTimeAsync(ms);
    crash();
    await vi.advanceTimersByTimeAsync(0);
    await vi.advanceTimersByTimeAsync((delays.at(-1) ?? 0) * 1_000);
  };
  for (let exit = 0; exit < 8; exit += 1) await crashAfter(0);
  await crashAfter(9_900);
  await crashAfter(10_100);
  expect(delays).toEqual([Number(first), 1, 2, 4, 8, 16, 30, Number(longest), 30, 0.5]);
  await supervised.stop();
});
