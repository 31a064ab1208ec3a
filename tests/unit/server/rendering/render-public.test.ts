import type { IncomingMessage, ServerResponse } from 'node:http';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, describe, expect, test } from 'vitest';
import { ResponseCache } from '@/lib/server/cache/response-cache';
import { createContext } from '@/lib/server/compose';
import type { Render, RenderedResponse } from '@/lib/server/render';
import { createPublicPages } from '@/lib/server/rendering/render-public';
import { type Answer, listenWith, startChain } from '../../../support/chain-server';
import { deferred } from '../../../support/deferred';

const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});
async function start(answer: Answer, overrides = {}) {
  const chain = await startChain(answer, overrides);
  closing.push(chain.close);
  return chain;
}
const sendPage = (response: ServerResponse, text: string) =>
  response.writeHead(200, { 'content-type': 'text/plain', 'cache-control': 'public, max-age=0' }).end(text);

/** Requests a path on a new socket and disconnects. */
const hangUp = (port: number, path: string) =>
  new Promise<void>((resolve) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.write(`GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`, () => socket.destroy());
    });
    socket.once('close', () => resolve());
  });

describe('createPublicPages', () => {
  test('renders a page once for concurrent requests', async () => {
    const asked: unknown[] = [];
    const { url } = await start(async (request, response) => {
      asked.push(request.url);
      await sleep(20);
      sendPage(response, 'page');
    });
    const responses = await Promise.all(Array.from({ length: 20 }, () => fetch(`${url}/page`)));
    expect(await Promise.all(responses.map((response) => response.text()))).toEqual(Array(20).fill('page'));
    expect(asked).toEqual(['/page']);
  });

  test('forwards only the request headers that routes distinguish', async () => {
    const seen: IncomingMessage['headers'][] = [];
    const { url } = await start((request, response) => {
      seen.push(request.headers);
      sendPage(response, 'page');
    });
    await fetch(`${url}/page`, {
      headers: { cookie: 'session=secret', authorization: 'Bearer secret', 'x-any': 'secret' },
    });
    expect(JSON.stringify(seen)).not.toContain('secret');
    expect(seen[0]).toMatchObject({ host: 'bakery.example', accept: 'text/html' });
  });

  test('continues when the first client disconnects', async () => {
    const rendering = deferred();
    let renders = 0;
    const { url, port } = await start(async (_request, response) => {
      renders += 1;
      await rendering.promise;
      sendPage(response, 'page');
    });
    await hangUp(port, '/page');
    await expect.poll(() => renders).toBe(1);
    const others = [fetch(`${url}/page`), fetch(`${url}/page`)];
    rendering.resolve();
    for (const other of others) expect(await (await other).text()).toBe('page');
    expect((await fetch(`${url}/page`)).headers.get('cache-status')).toBe('site; hit');
    expect(renders).toBe(1);
  });

  test('responds with 503 and Retry-After when rendering takes too long, and replaces a stuck rendering', async () => {
    let renders = 0;
    const render: Render = () => {
      renders += 1;
      return renders === 1 ? new Promise(() => {}) : Promise.resolve(plain('page'));
    };
    const { url } = await serveWith(render, { timeLimitMs: 20, stuckAfterMs: 200 });
    const first = await fetch(`${url}/page`);
    expect([first.status, first.headers.get('retry-after')]).toEqual([503, '5']);
    await expect.poll(async () => (await fetch(`${url}/page`)).status).toBe(200);
    expect(renders).toBe(2);
  });

  test('responds with the stale page when rendering throws, or 503 without one', async () => {
    let isBroken = true;
    const render: Render = async () => {
      if (isBroken) throw new Error('no');
      return plain('page');
    };
    const { url, cache } = await serveWith(render);
    expect((await fetch(`${url}/page`)).status).toBe(503);
    isBroken = false;
    expect((await fetch(`${url}/page`)).status).toBe(200);
    isBroken = true;
    cache.invalidate();
    expect(await (await fetch(`${url}/page`)).text()).toBe('page');
  });

  test('responds with 500 to a failed page, and 503 while the database is unavailable', async () => {
    const failed = async () => ({ ...plain('failed'), status: 500 });
    expect((await fetch(`${(await serveWith(failed)).url}/page`)).status).toBe(500);
    expect((await fetch(`${(await serveWith(failed, { isDatabaseDown: () => true })).url}/page`)).status).toBe(503);
  });

  test('does not share a rendering that started before an invalidation, and renders that page again', async () => {
    let content = 'old';
    const finish: (() => void)[] = [];
    const render: Render = () => {
      const rendered = plain(content);
      return new Promise((resolve) => finish.push(() => resolve(rendered)));
    };
    const { url, cache } = await serveWith(render);
    const before = fetch(`${url}/page`);
    await expect.poll(() => finish.length).toBe(1);
    content = 'new';
    cache.invalidate();
    const after = fetch(`${url}/page`);
    await expect.poll(() => finish.length).toBe(2);
    for (const end of finish) end();
    expect(await (await after).text()).toBe('new');
    await expect.poll(() => finish.length).toBe(3);
    finish[2]?.();
    expect(await (await before).text()).toBe('new');
  });

  test('has no fallback for a page that was removed', async () => {
    let answer = plain('page');
    const { url, cache } = await serveWith(async () => answer);
    const status = async () => (await fetch(`${url}/page`)).status;
    expect(await status()).toBe(200);
    cache.invalidate();
    answer = { ...plain('gone'), status: 404 };
    expect(await status()).toBe(404);
    answer = { ...plain('failed'), status: 500 };
    expect(await status()).toBe(500);
  });

  test('renders without the query parameters that the route does not read', async () => {
    const asked: string[] = [];
    const { url } = await serveWith(async (request) => {
      asked.push(request.url);
      return plain('page');
    });
    await fetch(`${url}/about?gad_source=1&x=2`);
    await fetch(`${url}/blog?q=pub&srsltid=3`);
    expect(asked).toEqual(['/about', '/blog?q=pub']);
  });

  test('keeps the query of a redirected visitor, for the attribution of campaigns', async () => {
    const moved = async () => ({ status: 308, headers: { location: '/services#prices' }, body: Buffer.alloc(0) });
    const { url } = await serveWith(moved);
    const response = await fetch(`${url}/google-business?gad_source=1`, { redirect: 'manual' });
    expect(response.headers.get('location')).toBe('/services?gad_source=1#prices');
  });

  test('refresh › replaces the cached page, and keeps it when rendering fails', async () => {
    let answer = (response: ServerResponse) => sendPage(response, 'old');
    const { cache, pages } = await start((_request, response) => answer(response));
    const text = () => cache.find('/page')?.bodies.identity.toString();
    await pages.refresh('/page');
    expect(text()).toBe('old');
    answer = (response) => sendPage(response, 'new');
    await pages.refresh('/page');
    expect(text()).toBe('new');
    answer = (response) => response.writeHead(500).end('failed');
    await pages.refresh('/page');
    expect(text()).toBe('new');
  });

  test('refreshInTurn › renders one page after the other, also after one that fails', async () => {
    let [running, most] = [0, 0];
    const { cache, pages } = await start(async (request, response) => {
      running += 1;
      most = Math.max(most, running);
      await sleep(5);
      running -= 1;
      if (request.url === '/b') response.writeHead(500).end();
      else sendPage(response, 'page');
    });
    await Promise.all(['/a', '/b', '/c'].map(pages.refreshInTurn));
    expect(most).toBe(1);
    expect(['/a', '/b', '/c'].map((path) => cache.find(path) !== undefined)).toEqual([true, false, true]);
  });

  test('responds while content keeps changing', async () => {
    const { url, cache } = await serveWith(async () => {
      cache.invalidate();
      return plain('page');
    });
    expect(await (await fetch(`${url}/page`)).text()).toBe('page');
    expect(cache.find('/page')).toBeUndefined();
  });
});

const plain = (text: string): RenderedResponse => ({
  status: 200,
  headers: { 'content-type': 'text/plain', 'cache-control': 'public, max-age=0' },
  body: Buffer.from(text),
});

async function serveWith(render: Render, overrides: Partial<Parameters<typeof createPublicPages>[0]> = {}) {
  const cache = new ResponseCache();
  const pages = createPublicPages({
    render,
    cache,
    isDatabaseDown: () => false,
    host: 'x',
    timeLimitMs: 10_000,
    ...overrides,
  });
  const server = await listenWith((request, response) => pages.render(createContext(request, response), () => {}));
  closing.push(server.close);
  return { ...server, cache };
}
