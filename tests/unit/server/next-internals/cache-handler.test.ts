// Loaded before the clock is faked, or it would keep the fake one for the other files of this worker.
import 'lru-cache';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type CacheHandler from '@/lib/server/next-internals/cache-handler';

const PAGE = { kind: 'APP_PAGE', html: '<p>page</p>', segmentData: new Map([['/_tree', Buffer.from('tree')]]) };

/** Next creates a handler for each request. */
let request: () => CacheHandler;

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date', 'performance'] });
  // Without the entries and times of the test before, whose clock was another.
  vi.resetModules();
  const { default: Handler } = await import('@/lib/server/next-internals/cache-handler');
  request = () => new Handler();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('CacheHandler', () => {
  test('returns to every request what one has stored, until content is revalidated', async () => {
    await request().set('/a', PAGE);
    expect((await request().get('/a'))?.value).toEqual(PAGE);
    vi.advanceTimersByTime(1);
    await request().revalidateTag();
    expect(await request().get('/a')).toBeNull();
  });

  test('does not store what a request has rendered that began before a revalidation, and tells the server', async () => {
    const renderingSuperseded = vi.fn();
    vi.stubGlobal('serverBridge', { renderingSuperseded });
    const older = request();
    vi.advanceTimersByTime(1);
    await request().revalidateTag();
    await older.set('/a', PAGE);
    expect(await request().get('/a')).toBeNull();
    await older.set('/data', { kind: 'FETCH' });
    expect(renderingSuperseded, 'not for data, which no request joins').toHaveBeenCalledOnce();
    vi.advanceTimersByTime(1);
    await request().set('/a', PAGE);
    expect(await request().get('/a')).not.toBeNull();
    expect(renderingSuperseded).toHaveBeenCalledOnce();
  });

  test.each([
    ['page', PAGE, { cacheControl: { revalidate: 60 } }],
    ['data', { kind: 'FETCH', revalidate: 60 }, {}],
  ])('returns no stale %s', async (_, value, context) => {
    await request().set('/a', value, context);
    vi.advanceTimersByTime(59_000);
    expect(await request().get('/a')).not.toBeNull();
    vi.advanceTimersByTime(1_000);
    expect(await request().get('/a')).toBeNull();
  });

  test.each([3_600_000, -3_600_000])('is not affected by a step of the clock of %d ms', async (step) => {
    vi.setSystemTime(Date.now() + step);
    await request().set('/a', PAGE);
    // Next compares ages by this clock.
    const { lastModified = 0 } = (await request().get('/a')) ?? {};
    expect(Math.abs(performance.timeOrigin + performance.now() - lastModified)).toBeLessThan(60_000);
    vi.setSystemTime(Date.now() - step);
    vi.advanceTimersByTime(1);
    await request().revalidateTag();
    expect(await request().get('/a')).toBeNull();
  });
});
