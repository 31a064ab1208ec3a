// @vitest-environment jsdom
import { act, createElement, Suspense } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { lazyLate, loadLate, loadNow } from '@/components/ui/load-late';
import { render } from '../../../support/render';

const notFetched = () => Promise.reject(Object.assign(new Error('Failed to load chunk'), { name: 'ChunkLoadError' }));
const backOnline = () => act(async () => void window.dispatchEvent(new Event('online')));

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('loadLate', () => {
  test('imports again as soon as the browser is online, having said once that it waits', async () => {
    const load = vi.fn().mockImplementationOnce(notFetched).mockImplementationOnce(notFetched).mockResolvedValue('it');
    const onWait = vi.fn();
    const loading = loadLate(load, onWait);
    for (const calls of [1, 2, 3]) {
      await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(calls));
      await backOnline();
    }
    expect([await loading, onWait.mock.calls.length]).toEqual(['it', 1]);
  });

  test('imports again at growing intervals when the browser does not notice that the site is away', async () => {
    const load = vi.fn(notFetched);
    void loadLate(load);
    await vi.advanceTimersByTimeAsync(8_000);
    expect(load.mock.calls.length).toBe(4);
    await vi.advanceTimersByTimeAsync(10 * 60_000);
    expect(load.mock.calls.length).toBeGreaterThan(12);
  });

  test('throws what the script itself throws', async () => {
    await expect(loadLate(() => Promise.reject(new TypeError('a bug')))).rejects.toThrow('a bug');
  });
});

test('loadNow › answers at once that a script cannot be fetched, and throws what it throws', async () => {
  expect(await loadNow(notFetched)).toBeUndefined();
  await expect(loadNow(() => Promise.reject(new TypeError('a bug')))).rejects.toThrow('a bug');
});

test('lazyLate › shows the fallback while the site is away, and the component once it is back', async () => {
  const Part = vi.fn(() => 'The form');
  const load = vi.fn().mockImplementationOnce(notFetched).mockResolvedValue(Part);
  await render(createElement(Suspense, { fallback: 'Loading' }, createElement(lazyLate(load))));
  expect(document.body.textContent).toBe('Loading');
  await backOnline();
  expect(document.body.textContent).toBe('The form');
});
