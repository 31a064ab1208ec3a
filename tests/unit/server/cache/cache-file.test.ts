import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { restoreCache, saveCache } from '@/lib/server/cache/cache-file';
import { ResponseCache } from '@/lib/server/cache/response-cache';

const folder = mkdtempSync(join(tmpdir(), 'cache-'));
const file = join(folder, 'cache/pages');
const origin = { build: 'a', version: '7' };
const unchanged = async () => false;
const page = {
  status: 200,
  headers: { 'content-type': 'text/html', 'cache-control': 'public, max-age=0' },
  body: Buffer.from('Galway '.repeat(200)),
};

async function save(): Promise<void> {
  const cache = new ResponseCache();
  await cache.store('/old', page, cache.generation);
  cache.invalidate();
  await cache.store('/', page, cache.generation);
  await cache.compressed;
  await saveCache(cache, file, origin);
}

afterEach(() => {
  vi.useRealTimers();
  rmSync(join(folder, 'cache'), { recursive: true, force: true });
});

describe('restoreCache', () => {
  test('takes over the current pages of the same build and content, to be rendered anew when they are visited', async () => {
    await save();
    const cache = new ResponseCache();
    expect(await restoreCache(cache, file, origin, unchanged)).toBe(true);
    expect(cache.find('/')).toMatchObject({ isBest: true });
    expect(cache.find('/')?.bodies.identity.toString()).toContain('Galway');
    expect(cache.find('/old', { stale: true })).toBeUndefined();
    expect(cache.takeRefresh('/')).toBe(true);
    expect(readdirSync(join(folder, 'cache'))).toEqual(['pages']);
  });

  test.each([
    ['another build', { build: 'b' }],
    ['other content', { version: '8' }],
  ])('takes nothing from %s', async (_from, other) => {
    await save();
    const cache = new ResponseCache();
    expect(await restoreCache(cache, file, { ...origin, ...other }, unchanged)).toBe(false);
    expect(cache.find('/', { stale: true })).toBeUndefined();
  });

  test('takes nothing from before a scheduled post, or when nobody knows', async () => {
    await save();
    const cache = new ResponseCache();
    const asked: Date[] = [];
    const changed = async (time: Date) => asked.push(time) > 0;
    expect(await restoreCache(cache, file, origin, changed)).toBe(false);
    expect(Date.now() - Number(asked[0])).toBeLessThan(60_000);
    expect(await restoreCache(cache, file, origin, () => Promise.reject(new Error('no database')))).toBe(false);
    expect(cache.find('/')).toBeUndefined();
  });

  test('takes nothing after ten minutes, from a file that cannot be read, or from none', async () => {
    const cache = new ResponseCache();
    expect(await restoreCache(cache, file, origin, unchanged)).toBe(false);
    await save();
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 11 * 60_000 });
    expect(await restoreCache(cache, file, origin, unchanged)).toBe(false);
    vi.useRealTimers();
    writeFileSync(file, 'half a fi');
    expect(await restoreCache(cache, file, origin, unchanged)).toBe(false);
    expect(cache.find('/')).toBeUndefined();
  });
});
