import { once } from 'node:events';
import { createServer, get } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { shutDownGracefully, trackConnections } from '@/lib/server/graceful-shutdown';

/** A server that works for a while on each request, and can do nothing else meanwhile. */
async function busyServer(workMs: number) {
  const server = createServer((_request, response) => {
    const done = performance.now() + workMs;
    while (performance.now() < done);
    response.end('answered');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const ask = () =>
    new Promise<string>((resolve) => {
      get({ port, host: '127.0.0.1', agent: false }, (response) => {
        response.resume().on('end', () => resolve(String(response.statusCode)));
      }).on('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message));
    });
  return { server, ask };
}

test('shutDownGracefully › serves connections in the accept queue of a busy server', async () => {
  const { server, ask } = await busyServer(30);
  const answers = Array.from({ length: 20 }, ask);
  await shutDownGracefully(server, trackConnections(server), { graceMs: 50, timeoutMs: 5_000 });
  expect(await Promise.all(answers)).toEqual(Array(20).fill('200'));
  expect(await ask()).toBe('ECONNREFUSED');
});

test('shutDownGracefully › sends responses to their end that have to wait for a slow reader', async () => {
  const body = Buffer.alloc(30_000_000);
  const server = createServer((_request, response) => response.end(body));
  const connections = trackConnections(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const [response] = await once(get({ port, host: '127.0.0.1' }), 'response');
  const stopped = shutDownGracefully(server, connections, { graceMs: 0, timeoutMs: 30_000 });
  await expect.poll(() => server.listening).toBe(false);
  expect((await buffer(response)).length).toBe(body.length);
  await stopped;
});

test('shutDownGracefully › cuts off requests that outlast the timeout', async () => {
  const server = createServer(() => {});
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const failed = new Promise((resolve) => get({ port, host: '127.0.0.1' }).on('error', resolve));
  const started = performance.now();
  await shutDownGracefully(server, trackConnections(server), { graceMs: 20, timeoutMs: 200 });
  expect(await failed).toMatchObject({ code: 'ECONNRESET' });
  expect(performance.now() - started).toBeLessThan(2_000);
});
