import type { IncomingMessage, ServerResponse } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { cacheKey, isCacheable, ResponseCache } from '@/lib/server/cache/response-cache';
import { createContext } from '@/lib/server/compose';

const page = (text: string) => ({
  status: 200,
  headers: { 'content-type': 'text/html', 'cache-control': 'public, max-age=0' },
  body: Buffer.from(text.repeat(2_000)),
});
const keyOf = (request: { method?: string; url?: string; headers?: Record<string, string> }) =>
  cacheKey(
    createContext({ method: 'GET', url: '/', headers: {}, ...request } as IncomingMessage, {} as ServerResponse),
  );

afterEach(() => void vi.useRealTimers());

describe('ResponseCache', () => {
  test('returns a stored response until it is invalidated, and then only as stale', async () => {
    const cache = new ResponseCache();
    await cache.store('/', page('a'), cache.generation);
    expect(cache.find('/')?.bodies.identity.toString()).toContain('aaa');
    cache.invalidate();
    expect(cache.find('/')).toBeUndefined();
    expect(cache.find('/', { stale: true })).toBeDefined();
  });

  test('stores a response rendered before an invalidation only as stale, and never over a newer one', async () => {
    const cache = new ResponseCache();
    const { generation } = cache;
    cache.invalidate();
    const sendable = await cache.store('/', page('old'), generation);
    expect(sendable.bodies.identity.toString()).toContain('old');
    expect(cache.find('/')).toBeUndefined();
    expect(cache.find('/', { stale: true })?.bodies.identity.toString()).toContain('old');
    await cache.store('/', page('new'), cache.generation);
    await cache.store('/', page('old'), generation);
    expect(cache.find('/')?.bodies.identity.toString()).toContain('new');
  });

  test('deletes a page that is gone, but not a newer one', async () => {
    const cache = new ResponseCache();
    const older = cache.generation;
    cache.invalidate();
    await cache.store('/', page('a'), cache.generation);
    cache.delete('/', older);
    expect(cache.find('/')).toBeDefined();
    cache.delete('/', cache.generation);
    expect(cache.find('/', { stale: true })).toBeUndefined();
  });

  test('has a page rendered anew after a minute of the monotonic clock, once', async () => {
    vi.useFakeTimers({ toFake: ['performance'] });
    const cache = new ResponseCache();
    await cache.store('/', page('a'), 0);
    vi.advanceTimersByTime(59_000);
    expect(cache.takeRefresh('/')).toBe(false);
    vi.advanceTimersByTime(2_000);
    expect([cache.takeRefresh('/'), cache.takeRefresh('/')]).toEqual([true, false]);
    expect(cache.find('/')).toBeDefined();
  });

  test('compresses better in the background, unless the page has changed meanwhile', async () => {
    const cache = new ResponseCache();
    const quick = await cache.store('/', page('a'), 0);
    await cache.store('/changed', page('b'), 0);
    await cache.store('/changed', page('c'), 0);
    await cache.compressed;
    expect(cache.find('/')).toMatchObject({ etag: quick.etag, isBest: true });
    expect(quick.isBest).toBe(false);
    expect(gunzipSync(cache.find('/changed')?.bodies.gzip ?? '').toString()).toContain('ccc');
  });

  test('stores a body in brotli and gzip, and keeps the date of an unchanged one', async () => {
    const cache = new ResponseCache();
    const first = await cache.store('/', page('a'), 0);
    expect(brotliDecompressSync(first.bodies.br).toString()).toBe('a'.repeat(2_000));
    expect(gunzipSync(first.bodies.gzip).toString()).toBe('a'.repeat(2_000));
    const again = await cache.store('/', page('a'), 0);
    expect(again.bodies.br).toBe(first.bodies.br);
    expect(again.lastModified).toBe(first.lastModified);
  });
});

describe('cacheKey', () => {
  test('is the same for every visitor, for HEAD, and for parameters that the route does not read', () => {
    expect(keyOf({ url: '/about', headers: { cookie: 'session=1', authorization: 'Bearer x' } })).toBe('/about');
    expect(keyOf({ url: '/about', method: 'HEAD' })).toBe('/about');
    expect(keyOf({ url: '/about?utm_source=letter&gad_source=1&x=%00' })).toBe('/about');
    expect(keyOf({ url: '/blog?gclid=1' })).toBe('/blog');
  });

  test.each(['0', '', '2', '1, 1', 'true'])('is that of the page for the header rsc: %j', (rsc) =>
    expect(keyOf({ url: '/about', headers: { rsc } })).toBe('/about'),
  );

  test.each([
    [{ method: 'POST' }],
    [{ url: '/blog?q=x' }],
    [{ url: '/blog?utm_source=x&q=x' }],
    [{ url: '/blog/%61bout' }],
    [{ url: '/account' }],
    [{ url: '/api/auth/session' }],
    [{ headers: { accept: 'text/markdown' } }],
    [{ headers: { rsc: '1' } }],
  ])('does not exist for %j', (request) => expect(keyOf(request)).toBeUndefined());
});

test.each([
  [{ 'cache-control': 'public, max-age=60' }, true],
  [{ 'cache-control': 's-maxage=60' }, true],
  [{ 'cache-control': 'private' }, false],
  [{ 'cache-control': 'public, no-store' }, false],
  [{}, false],
  [{ 'cache-control': 'public', 'set-cookie': 'a=1' }, false],
])('isCacheable › %j: %s', (headers, expected) => {
  const body = Buffer.from('x');
  expect(isCacheable({ status: 200, headers, body })).toBe(expected);
  expect(isCacheable({ status: 404, headers, body })).toBe(false);
  expect(isCacheable({ status: 200, headers, body: Buffer.alloc(3_000_000) })).toBe(false);
});
