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

  test('takes over pages of older content, of more than ten minutes ago, or from before a scheduled post, only as stale', async () => {
    await save();
    const changed = new ResponseCache();
    expect(await restoreCache(changed, file, { ...origin, version: '8' }, unchanged)).toBe(false);
    expect(changed.find('/')).toBeUndefined();
    expect(changed.find('/', { stale: true })).toBeDefined();
    const since = vi.fn(async () => true);
    const scheduled = new ResponseCache();
    expect(await restoreCache(scheduled, file, origin, since)).toBe(false);
    expect(scheduled.find('/')).toBeUndefined();
    expect(since).toHaveBeenCalledWith(expect.any(Date));
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 11 * 60_000 });
    const late = new ResponseCache();
    expect(await restoreCache(late, file, origin, unchanged)).toBe(false);
    expect(late.find('/')).toBeUndefined();
  });

  test('takes nothing from another build, a file that cannot be read, or none', async () => {
    const cache = new ResponseCache();
    expect(await restoreCache(cache, file, origin, unchanged)).toBe(false);
    await save();
    expect(await restoreCache(cache, file, { ...origin, build: 'b' }, unchanged)).toBe(false);
    writeFileSync(file, 'half a fi');
    expect(await restoreCache(cache, file, origin, unchanged)).toBe(false);
    expect(cache.find('/', { stale: true })).toBeUndefined();
  });
});
