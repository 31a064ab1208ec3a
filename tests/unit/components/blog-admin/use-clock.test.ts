// @vitest-environment jsdom
import { act, createElement } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { useClock } from '@/components/blog-admin/use-clock';
import { render } from '../../../support/render';

afterEach(() => void vi.useRealTimers());

test('useClock › begins with the time of the server, and is right to a quarter of a minute', async () => {
  vi.useFakeTimers({ now: new Date('2026-11-28T12:00:50Z') });
  let clock = '';
  function Clock() {
    clock = useClock('2026-11-28T11:59');
    return null;
  }
  await render(createElement(Clock));
  expect(clock).toBe('2026-11-28T11:59');
  await act(async () => vi.advanceTimersByTime(15_000));
  expect(clock).toBe('2026-11-28T12:01');
});
