import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { requestHandler } from '@/lib/server/request-handler';
import { ResponseMemory } from '@/lib/server/response-cache';

const asked: string[] = [];
const open: ServerResponse[] = [];

/** In the place of Next: a page for everyone, which takes a while, and a stream for one visitor, which does not end. */
async function next({ url = '' }: IncomingMessage, response: ServerResponse): Promise<void> {
  asked.push(url);
  if (url === '/stream') {
    response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
    response.write(`data: ${asked.length}\n\n`);
    open.push(response);
    return new Promise((resolve) => response.once('close', resolve));
  }
  await new Promise((resolve) => setImmediate(resolve));
  response.writeHead(200, { 'content-type': 'text/plain', 'cache-control': 'public, max-age=0' });
  response.end('a page');
}

const freshness = { check: () => undefined, isAway: () => false, stop: async () => {} };
const server = createServer(
  requestHandler({ next, memory: new ResponseMemory(), freshness, proxies: 0, requestLimit: 1_000 }),
);
let url = '';

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, resolve));
  url = `http://localhost:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  for (const response of open) response.destroy();
  server.close();
});

test('a page that many ask for at once is made once', async () => {
  const answers = await Promise.all(Array.from({ length: 20 }, () => fetch(`${url}/page`)));
  expect(await Promise.all(answers.map((answer) => answer.text()))).toEqual(answers.map(() => 'a page'));
  expect(asked.filter((path) => path === '/page')).toHaveLength(1);
});

test('nobody waits for the end of what another one is getting', async () => {
  const [first, second] = await Promise.all([fetch(`${url}/stream`), fetch(`${url}/stream`)]);
  expect([first.status, second.status]).toEqual([200, 200]);
  expect(asked.filter((path) => path === '/stream')).toHaveLength(2);
  await Promise.all([first.body?.cancel(), second.body?.cancel()]);
});
