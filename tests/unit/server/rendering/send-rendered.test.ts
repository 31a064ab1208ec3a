import { afterEach, beforeEach, expect, test } from 'vitest';
import type { RenderedResponse } from '@/lib/server/render';
import { sendRendered } from '@/lib/server/rendering/send-rendered';
import { listenWith } from '../../../support/chain-server';

const html = '<p>Open at nine.</p>'.repeat(100);
let rendered: RenderedResponse;
let site: Awaited<ReturnType<typeof listenWith>>;

beforeEach(async () => {
  rendered = { status: 200, headers: { 'content-type': 'text/html' }, body: Buffer.from(html) };
  site = await listenWith((request, response) => sendRendered(rendered, request, response));
});
afterEach(() => site.close());

// fetch adds `Cache-Control: no-cache` to conditional requests.
const get = (headers: Record<string, string> = {}, method = 'GET') => fetch(site.url, { headers, method });

test.each(['br', 'gzip', 'identity'])('sendRendered › sends the body as %s', async (encoding) => {
  const response = await get({ 'accept-encoding': encoding });
  expect(await response.text()).toBe(html);
  expect(response.headers.get('content-encoding')).toBe(encoding === 'identity' ? null : encoding);
  expect(response.headers.get('vary')).toBe('Accept-Encoding');
});

test('sendRendered › responds with 304 to the ETag that it has sent', async () => {
  const etag = (await get()).headers.get('etag') ?? '';
  expect((await get({ 'if-none-match': etag })).status).toBe(304);
});

test('sendRendered › sends errors and responses to POST without an ETag', async () => {
  expect((await get({}, 'POST')).headers.has('etag')).toBe(false);
  rendered.status = 404;
  const missing = await get();
  expect([missing.status, missing.headers.has('etag')]).toEqual([404, false]);
});

test('sendRendered › responds to HEAD with the headers alone', async () => {
  const response = await get({ 'accept-encoding': 'identity' }, 'HEAD');
  expect(response.headers.get('content-length')).toBe(String(html.length));
  expect(await response.text()).toBe('');
});
