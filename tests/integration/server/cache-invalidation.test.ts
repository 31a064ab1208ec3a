import pg from 'pg';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { env } from '@/lib/env';
import { log } from '@/lib/log';
import { type CacheInvalidation, watchContentVersion } from '@/lib/server/cache-invalidation';
import { type DatabaseProxy, startDatabaseProxy } from '../../support/database-proxy';
import { emptyTables } from '../../support/empty-tables';
import { storePost } from '../../support/posts';

let proxy: DatabaseProxy;
let watcher: CacheInvalidation;
const invalidate = vi.fn(async () => undefined);

beforeEach(async () => {
  await emptyTables();
  invalidate.mockClear();
  proxy = await startDatabaseProxy(env.databaseUrl ?? '');
  watcher = watchContentVersion(proxy.url, invalidate);
  await watcher.check();
});
afterEach(async () => {
  await watcher.stop();
  await proxy.stop();
  vi.restoreAllMocks();
});

/** Compares the version as soon as the one that was read last may be outdated. */
async function checkAgain(): Promise<void> {
  await vi.waitUntil(() => watcher.check() !== undefined);
  await watcher.check();
}

async function untilDatabaseIs(isDown: boolean): Promise<void> {
  const isReached = async () => {
    await watcher.check();
    return watcher.isDatabaseDown() === isDown;
  };
  await vi.waitUntil(isReached, { timeout: 60_000 });
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
