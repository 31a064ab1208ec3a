import { gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type CachedResponse, cacheResponse, sendCached } from '@/lib/server/cache/cached-response';
import { listenWith } from '../../../support/chain-server';

const html = `<h1>Hours</h1>${'<p>Open at nine.</p>'.repeat(100)}`;
const rendered = (body: string) => ({
  status: 200,
  headers: { 'content-type': 'text/html', vary: 'Accept', 'set-cookie': ['a=1', 'b=2'] },
  body: Buffer.from(body),
});

let cached: CachedResponse;
let site: Awaited<ReturnType<typeof listenWith>>;

beforeEach(async () => {
  cached = await cacheResponse(rendered(html));
  site = await listenWith((request, response) => sendCached(cached, request, response));
});
afterEach(() => site.close());

// fetch adds `Cache-Control: no-cache` to conditional requests.
const get = (headers: Record<string, string> = {}, method = 'GET') => fetch(site.url, { headers, method });

describe('sendCached', () => {
  test.each(['br', 'gzip', 'identity'])('sends the body as %s, with headers that describe it', async (encoding) => {
    const response = await get({ 'accept-encoding': encoding });
    expect(await response.text()).toBe(html);
    expect(response.headers.get('content-encoding')).toBe(encoding === 'identity' ? null : encoding);
    expect(response.headers.get('vary')).toBe('Accept, Accept-Encoding');
    expect(response.headers.getSetCookie()).toEqual(['a=1', 'b=2']);
  });

  test('responds with 304 to matching validators, whatever the encoding', async () => {
    for (const [name, value] of [
      ['if-none-match', cached.etag],
      ['if-none-match', `"other", ${cached.etag}`],
      ['if-modified-since', cached.lastModified],
    ] as const) {
      const response = await get({ [name]: value, 'accept-encoding': 'gzip' });
      expect([response.status, response.headers.get('etag')]).toEqual([304, cached.etag]);
      expect(response.headers.has('content-encoding')).toBe(false);
    }
    expect((await get({ 'if-none-match': '"other"' })).status).toBe(200);
  });

  test('responds to HEAD with the headers alone', async () => {
    const response = await get({ 'accept-encoding': 'identity' }, 'HEAD');
    expect(response.headers.get('content-length')).toBe(String(html.length));
    expect(await response.text()).toBe('');
  });
});

describe('cacheResponse', () => {
  test('keeps date and compressed bodies of an unchanged body, and only those', async () => {
    cached.lastModified = 'Sat, 21 Nov 2026 09:00:00 GMT';
    const same = await cacheResponse(rendered(html), { previous: cached });
    expect(same.lastModified).toBe(cached.lastModified);
    expect(same.bodies).toBe(cached.bodies);
    const changed = await cacheResponse(rendered(html.replace('nine', 'ten')), { previous: cached });
    expect(changed.etag).not.toBe(cached.etag);
    expect(changed.lastModified).not.toBe(cached.lastModified);
    expect(gunzipSync(changed.bodies.gzip).toString()).toContain('Open at ten.');
  });

  test('compresses an unchanged body once more, and only once, as well as can be', async () => {
    const lines = Array.from({ length: 2_000 }, (_, line) => `<p>Table ${line * 7919} is free at ${line % 24}:00.</p>`);
    const quick = await cacheResponse(rendered(lines.join('')));
    const best = await cacheResponse(rendered(lines.join('')), { previous: quick, best: true });
    expect(best.bodies.br.length).toBeLessThan(quick.bodies.br.length);
    expect(await cacheResponse(rendered(lines.join('')), { previous: best })).toMatchObject({
      bodies: best.bodies,
      isBest: true,
    });
  });
});
