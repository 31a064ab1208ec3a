// @vitest-environment jsdom
import { act, createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, test, vi } from 'vitest';
import { useClock } from '@/components/blog-admin/use-clock';

afterEach(() => void vi.useRealTimers());

test('useClock › begins with the time of the server, and is right to a quarter of a minute', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.useFakeTimers({ now: new Date('2026-11-28T12:00:50Z') });
  let clock = '';
  function Clock() {
    clock = useClock('2026-11-28T11:59');
    return null;
  }
  const root = createRoot(document.createElement('div'));
  await act(async () => root.render(createElement(Clock)));
  expect(clock).toBe('2026-11-28T11:59');
  await act(async () => vi.advanceTimersByTime(15_000));
  expect(clock).toBe('2026-11-28T12:01');
  await act(async () => root.unmount());
});
