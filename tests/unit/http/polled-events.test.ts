import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import { type PolledEvent, polledEvents } from '@/lib/http/polled-events';

vi.mock('node:timers/promises', { spy: true });

const neverAborts = new AbortController().signal;
const progress = (percent: number): PolledEvent => ({ name: 'progress', data: { percent }, isOver: false });
const end: PolledEvent = { name: 'end', data: {}, isOver: true };

async function collect(stream: AsyncGenerator<string>): Promise<string[]> {
  const events: string[] = [];
  for await (const event of stream) events.push(event);
  return events;
}

test('polledEvents › sends each change once, until it is over', async () => {
  const states = [progress(1), progress(1), progress(2), end];
  const read = async () => states.shift() ?? end;
  const polled = { key: 'changes', read, intervalMs: 1, maxMs: 60_000 };
  expect(await collect(polledEvents(polled, neverAborts))).toEqual([
    'retry: 1000\n\n',
    'event: progress\ndata: {"percent":1}\n\n',
    'event: progress\ndata: {"percent":2}\n\n',
    'event: end\ndata: {}\n\n',
  ]);
});

test('polledEvents › reads once for any number of streams with the same key, and apart for another one', async () => {
  let isOver = false;
  const read = vi.fn(async () => (isOver ? end : progress(1)));
  const polled = { key: 'shared', read, intervalMs: 60_000, maxMs: 60_000 };
  const streams = Array.from({ length: 200 }, () => polledEvents(polled, neverAborts));
  for (const stream of streams) {
    await stream.next();
    expect((await stream.next()).value).toContain('progress');
  }
  expect(read).toHaveBeenCalledTimes(1);
  isOver = true;
  expect(await collect(polledEvents({ ...polled, key: 'other' }, neverAborts))).toHaveLength(2);
  expect(read).toHaveBeenCalledTimes(2);
});

test('polledEvents › waits as long as an event says', async () => {
  const events = [{ ...progress(1), intervalMs: 7 }, end];
  const polled = { key: 'paced', read: async () => events.shift() ?? end, intervalMs: 1, maxMs: 60_000 };
  expect(await collect(polledEvents(polled, neverAborts))).toHaveLength(3);
  expect(vi.mocked(sleep)).toHaveBeenLastCalledWith(7, undefined, expect.anything());
});

test('polledEvents › reads again after a reading that failed, and ends with its signal', async () => {
  const read = vi.fn(async () => progress(1)).mockRejectedValueOnce(new Error('The database is down.'));
  const polled = { key: 'failing', read, intervalMs: 60_000, maxMs: 60_000 };
  await expect(collect(polledEvents(polled, neverAborts))).rejects.toThrow('The database is down.');
  const aborted = new AbortController();
  const stream = polledEvents(polled, aborted.signal);
  await stream.next();
  await stream.next();
  const next = stream.next();
  aborted.abort();
  expect(await next).toEqual({ value: undefined, done: true });
});

test('polledEvents › repeats what has not changed every fifteen seconds, for proxies that close silent connections', async () => {
  let now = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  vi.mocked(sleep).mockImplementation(async () => {
    now += 1_000;
  });
  const polled = { key: 'silent', read: async () => progress(1), intervalMs: 1_000, maxMs: 60_000 };
  const times: number[] = [];
  for await (const event of polledEvents(polled, neverAborts)) if (event.includes('progress')) times.push(now / 1_000);
  vi.mocked(sleep).mockReset();
  expect(times).toEqual([0, 16, 32, 48]);
});
