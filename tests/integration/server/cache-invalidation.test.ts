import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { afterEach, beforeEach, expect, type Mock, test, vi } from 'vitest';
import { env } from '@/lib/env';
import { log } from '@/lib/log';
import {
  type CacheInvalidation,
  cacheInvalidation,
  RETRY_INTERVAL_MS,
  VERSION_TTL_MS,
  watchContentVersion,
} from '@/lib/server/cache/cache-invalidation';
import { type DatabaseProxy, startDatabaseProxy } from '../../support/database-proxy';
import { deferred } from '../../support/deferred';
import { emptyTables } from '../../support/empty-tables';
import { storePost } from '../../support/posts';

let proxy: DatabaseProxy;
let watcher: CacheInvalidation;
let invalidate: Mock<() => Promise<void>>;

beforeEach(async () => {
  await emptyTables();
  invalidate = vi.fn(async () => undefined);
  proxy = await startDatabaseProxy(env.databaseUrl ?? '');
  watcher = watchContentVersion(proxy.url, invalidate);
  await watcher.check();
  invalidate.mockClear();
});
afterEach(async () => {
  vi.useRealTimers();
  await watcher.stop();
  await proxy.stop();
  vi.restoreAllMocks();
});

/** Compares the version as soon as the one that was read last may be outdated. */
async function checkAgain(): Promise<void> {
  await expect.poll(() => watcher.check() !== undefined).toBe(true);
  await watcher.check();
}

async function untilDatabaseIs(isDown: boolean): Promise<void> {
  const isReached = async () => {
    await watcher.check();
    return watcher.isDatabaseDown() === isDown;
  };
  await expect.poll(isReached).toBe(true);
}

test('watchContentVersion › invalidates after a change by somebody else, and not before', async () => {
  await checkAgain();
  expect(invalidate).not.toHaveBeenCalled();
  await storePost();
  await checkAgain();
  expect(invalidate).toHaveBeenCalled();
});

test('watchContentVersion › does not ask the database again right after it was asked', async () => {
  const queries = vi.spyOn(pg.Pool.prototype, 'query');
  await checkAgain();
  for (let request = 0; request < 1_000; request += 1) watcher.check();
  expect(queries.mock.calls.length).toBeLessThan(1_000);
});

test('watchContentVersion › invalidates after a change of its own', async () => {
  await storePost();
  await watcher.contentChanged();
  expect(invalidate).toHaveBeenCalled();
});

test('watchContentVersion › names no version while it invalidates, and then a new one', async () => {
  const before = watcher.version();
  expect(before).toBeDefined();
  const finished = deferred();
  invalidate.mockImplementation(() => finished.promise);
  await storePost();
  const changed = watcher.contentChanged();
  await expect.poll(() => invalidate.mock.calls.length).toBe(1);
  expect(watcher.version()).toBeUndefined();
  finished.resolve();
  await changed;
  expect(watcher.version()).not.toBe(before);
  expect(watcher.version()).toBeDefined();
});

test('watchContentVersion › invalidates again if that has failed', async () => {
  vi.spyOn(log, 'error').mockImplementation(() => undefined);
  await storePost();
  invalidate.mockRejectedValueOnce(new Error('no'));
  await watcher.contentChanged();
  await checkUntil(() => invalidate.mock.calls.length === 2);
});

/** Asks for a check again and again, as requests do, without waiting for it. */
const checkUntil = (isReached: () => boolean) =>
  expect
    .poll(() => {
      void watcher.check();
      return isReached();
    })
    .toBe(true);

/** Resolves when the response to a query of the version is held back. */
async function holdBackCheck(): Promise<void> {
  await expect.poll(() => watcher.check() !== undefined).toBe(true);
  await watcher.check();
  proxy.holdResponses();
  await checkUntil(() => proxy.heldResponses() > 0);
}

test('watchContentVersion › reads the version again for requests after a change that the query under way has missed', async () => {
  await holdBackCheck();
  await storePost();
  // The time after which a write is acknowledged.
  await sleep(VERSION_TTL_MS);
  const checked = watcher.check();
  proxy.resume();
  await checked;
  expect(invalidate).toHaveBeenCalled();
});

test('watchContentVersion › waits three seconds for a slow database', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  await holdBackCheck();
  await storePost();
  await sleep(VERSION_TTL_MS);
  const checked = watcher.check();
  vi.advanceTimersByTime(3_000);
  proxy.resume();
  await checked;
  expect(watcher.isDatabaseDown()).toBe(false);
  expect(invalidate).toHaveBeenCalled();
});

test('watchContentVersion › lets requests wait for an invalidation under way', async () => {
  const invalidated = deferred();
  let isChecked = false;
  let other: Promise<void> | undefined;
  invalidate.mockImplementation(() => {
    other = watcher.check()?.then(() => {
      isChecked = true;
    });
    return invalidated.promise;
  });
  await storePost();
  await checkUntil(() => invalidate.mock.calls.length > 0);
  expect(other).toBeDefined();
  await nextTurn();
  expect(isChecked).toBe(false);
  invalidated.resolve();
  await other;
});

test('watchContentVersion › reports an outage, and invalidates what has changed during it', async () => {
  vi.spyOn(log, 'warn').mockImplementation(() => undefined);
  proxy.interrupt();
  await untilDatabaseIs(true);
  await storePost();
  expect(invalidate).not.toHaveBeenCalled();
  proxy.resume();
  await untilDatabaseIs(false);
  expect(invalidate).toHaveBeenCalled();
});

test('watchContentVersion › acknowledges a change after an outage when other processes have asked again too', async () => {
  vi.spyOn(log, 'warn').mockImplementation(() => undefined);
  proxy.interrupt();
  await untilDatabaseIs(true);
  proxy.resume();
  await untilDatabaseIs(false);
  await storePost();
  const from = performance.now();
  await watcher.contentChanged();
  expect(performance.now() - from).toBeGreaterThanOrEqual(RETRY_INTERVAL_MS);
});

test('cacheInvalidation › lets pages wait for a check, but not health checks', async () => {
  const passed: string[] = [];
  const middleware = cacheInvalidation({ check: () => new Promise(() => {}) });
  for (const path of ['/about', '/api/health/ready'])
    void middleware({ path } as Parameters<typeof middleware>[0], () => void passed.push(path));
  await nextTurn();
  expect(passed).toEqual(['/api/health/ready']);
});
