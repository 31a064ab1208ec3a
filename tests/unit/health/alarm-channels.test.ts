import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { env } from '@/lib/env';
import { alarmChannels } from '@/lib/health/alarm-channels';
import * as transport from '@/lib/mail/transport';

const original = { ...env };
const MINUTE = 60_000;

beforeEach(() => {
  vi.useFakeTimers();
  env.alarms = { ...env.alarms, email: 'ops@bakery.ie', webhookUrl: undefined };
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  Object.assign(env, original);
});

/** Tells of an alarm, for at most two minutes: "told", or why not. */
async function tellOf(alarm: string): Promise<string> {
  const told = alarmChannels()[0]?.tell({ event: 'begun', alarm, what: 'It is full.', remedy: 'Empty it.', since: 0 });
  const outcome = told?.then(
    () => 'told',
    (error: Error) => error.message,
  );
  await vi.advanceTimersByTimeAsync(2 * MINUTE);
  return (await outcome) ?? 'no channel';
}

test('alarmChannels › sends one mail of an alarm to a server that takes minutes, and learns that it was taken', async () => {
  const send = vi
    .spyOn(transport, 'sendEmail')
    .mockImplementation(() => new Promise((resolve) => setTimeout(resolve, 5 * MINUTE)));
  expect(await tellOf('disk full')).toContain('takes too long');
  expect(await tellOf('disk full')).toContain('takes too long');
  await vi.advanceTimersByTimeAsync(2 * MINUTE);
  expect(await tellOf('disk full')).toBe('told');
  expect(send).toHaveBeenCalledTimes(1);
});

test('alarmChannels › sends the mail of an alarm again if the server refused it', async () => {
  const send = vi
    .spyOn(transport, 'sendEmail')
    .mockRejectedValueOnce(new Error('refused'))
    .mockResolvedValue(undefined);
  expect(await tellOf('no worker')).toBe('refused');
  expect(await tellOf('no worker')).toBe('told');
  expect(send).toHaveBeenCalledTimes(2);
});
