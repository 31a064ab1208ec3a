import { createServer, get, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync } from 'node:zlib';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { holdBack } from '@/lib/server/buffer-response';
import { isStorable, memoryKey, ResponseMemory } from '@/lib/server/response-cache';

const page = (text: string) => ({
  headers: { 'content-type': 'text/html', 'cache-control': 'public, max-age=0' },
  body: Buffer.from(text.repeat(2_000)),
});
const ask = (request: Partial<Omit<IncomingMessage, 'headers'>> & { headers?: Record<string, string> }) =>
  memoryKey({ method: 'GET', url: '/', headers: {}, ...request } as IncomingMessage);

afterEach(() => void vi.useRealTimers());

describe('what is kept', () => {
  test('is found until a write drops it, and afterwards only for want of anything newer', async () => {
    const memory = new ResponseMemory();
    await memory.keep('/', page('a'), memory.generation);
    expect(memory.find('/')?.bodies.identity.toString()).toContain('aaa');
    memory.drop();
    expect(memory.find('/')).toBeUndefined();
    expect(memory.find('/', { orOlder: true })).toBeDefined();
  });

  test('is not what was made of older content while it changed', async () => {
    const memory = new ResponseMemory();
    const { generation } = memory;
    memory.drop();
    await memory.keep('/', page('old'), generation);
    expect(memory.find('/', { orOlder: true })).toBeUndefined();
  });

  test('is asked for anew after a minute, but not what never changes', async () => {
    vi.useFakeTimers({ toFake: ['performance'] });
    const memory = new ResponseMemory();
    await memory.keep('/', page('a'), 0);
    const file = { headers: { 'content-type': 'text/css', 'cache-control': 'public, max-age=31536000, immutable' } };
    await memory.keep('/_next/static/a.css', { ...file, body: Buffer.from('p{}') }, 0);
    vi.advanceTimersByTime(61_000);
    expect(memory.find('/')).toBeUndefined();
    memory.drop();
    expect(memory.find('/')).toBeUndefined();
    expect(memory.find('/_next/static/a.css')).toBeDefined();
  });

  test('keeps its date when the same body comes again', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const memory = new ResponseMemory();
    await memory.keep('/', page('a'), 0);
    const first = memory.find('/')?.lastModified;
    vi.setSystemTime(Date.now() + 5_000);
    await memory.keep('/', page('a'), 0);
    expect(memory.find('/')?.lastModified).toBe(first);
    await memory.keep('/', page('b'), 0);
    expect(memory.find('/')?.lastModified).not.toBe(first);
  });

  test('is bounded', async () => {
    const memory = new ResponseMemory();
    await memory.keep('/large', { ...page('a'), body: Buffer.alloc(3_000_000) }, 0);
    expect(memory.find('/large')).toBeUndefined();
  });
});

describe('which requests are alike', () => {
  test('the same address for everyone', () => {
    expect(ask({ url: '/about', headers: { cookie: 'session=1' } })).toBe(ask({ url: '/about', method: 'HEAD' }));
  });

  test('wherever the visitor comes from', () => {
    expect(ask({ url: '/about?utm_source=letter&gclid=1' })).toBe(ask({ url: '/about' }));
  });

  test.each([
    [{ method: 'POST' }],
    [{ url: '/blog?q=x' }],
    [{ url: '/blog?utm_source=x&q=x' }],
    [{ headers: { accept: 'text/markdown' } }],
    [{ headers: { rsc: '1' } }],
    [{ headers: { range: 'bytes=0-1' } }],
    [{ headers: { authorization: 'Bearer x' } }],
    [{ headers: { 'next-action': 'x' } }],
  ])('not %j', (request) => expect(ask(request)).toBeUndefined());
});

/** Answers one request with `work` and returns what a client gets. */
async function served(work: (response: ServerResponse) => void): Promise<{ message: IncomingMessage; body: Buffer }> {
  const server = createServer((_request, response) => work(response)).listen(0);
  try {
    const { port } = server.address() as AddressInfo;
    const message = await new Promise<IncomingMessage>((resolve) => get({ port }, resolve));
    return { message, body: await buffer(message) };
  } finally {
    server.close();
  }
}

test.each([
  [{ 'Cache-Control': 'public, max-age=60' }, true],
  [{ 'Cache-Control': 's-maxage=60' }, true],
  [{ 'Cache-Control': 'private' }, false],
  [{ 'Cache-Control': 'public, no-store' }, false],
  [{}, false],
  [{ 'Cache-Control': 'public', 'Set-Cookie': 'a=1' }, false],
  [{ 'Cache-Control': 'public', Vary: 'Cookie' }, false],
  [{ 'Cache-Control': 'public', Vary: 'RSC, Accept-Encoding' }, true],
])('a response with %j may be kept: %s', async (headers, expected) => {
  let stripInvalidChars: boolean | undefined;
  await served((response) => {
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    stripInvalidChars = isStorable(response);
    response.end();
  });
  expect(stripInvalidChars).toBe(expected);
});

describe('a response that is held back', () => {
  test('goes out when it is whole, as it was changed', async () => {
    const { message, body } = await served((response) => {
      holdBack(
        response,
        () => response.getHeader('content-type') === 'text/html',
        (whole) => {
          response.setHeader('X-Length', whole.length);
          response.end(Buffer.concat([whole, Buffer.from('!')]));
        },
      );
      response.writeHead(201, { 'content-type': 'text/html' });
      response.write('eins ');
      response.flushHeaders();
      response.write(Buffer.from('zwei '));
      response.end('drei');
    });
    expect([message.statusCode, message.headers['x-length'], body.toString()]).toEqual([201, '14', 'eins zwei drei!']);
  });

  test('goes out as it comes when nobody wants it', async () => {
    const { message, body } = await served((response) => {
      holdBack(
        response,
        () => false,
        () => response.end('never'),
      );
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      response.write('data: 1\n\n');
      response.end('data: 2\n\n');
    });
    expect([message.headers['content-type'], body.toString()]).toEqual(['text/event-stream', 'data: 1\n\ndata: 2\n\n']);
  });

  test('goes out as it comes when it is larger than anybody wants to hold', async () => {
    const { body } = await served((response) => {
      holdBack(
        response,
        () => true,
        () => response.end('never'),
      );
      for (let count = 0; count < 10; count += 1) response.write(Buffer.alloc(1_000_000, count));
      response.end();
    });
    expect(body.length).toBe(10_000_000);
    expect([body[0], body[9_999_999]]).toEqual([0, 9]);
  });
});

test('a kept page is there in brotli and gzip', async () => {
  const memory = new ResponseMemory();
  await memory.keep('/', page('a'), 0);
  const stored = memory.find('/');
  expect(stored && brotliDecompressSync(stored.bodies.br).toString()).toBe('a'.repeat(2_000));
});
