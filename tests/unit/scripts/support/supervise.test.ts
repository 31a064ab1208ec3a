import { expect, test } from 'vitest';
import { supervise } from '../../../../scripts/support/supervise.mjs';

/** Counts starts; each process exits when the test says so. */
function fakeProcess(failures = new Set<number>()) {
  const exits: ((code: number) => void)[] = [];
  const state = { starts: 0, running: 0 };
  const start = async () => {
    state.starts += 1;
    if (failures.has(state.starts)) throw new Error('It failed.');
    state.running += 1;
    let exit: (code: number) => void = () => {};
    const exited = new Promise<number>((resolve) => {
      exit = (code) => resolve(code);
    }).then((code) => {
      state.running -= 1;
      return code;
    });
    exits.push(exit);
    const stop = () => {
      exit(0);
      return exited;
    };
    return { exited, stop };
  };
  return { start, state, crash: () => exits.at(-1)?.(1) };
}

test('supervise › restarts a process that exits, and says so', async () => {
  const messages: string[] = [];
  const { start, state, crash } = fakeProcess();
  const supervised = await supervise('worker', start, { firstDelayMs: 1, report: (text) => messages.push(text) });
  crash();
  await expect.poll(() => state.starts).toBe(2);
  crash();
  await expect.poll(() => state.starts).toBe(3);
  expect(messages[0]).toBe('The worker exited with code 1. Restarting in 0.001 s.');
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
