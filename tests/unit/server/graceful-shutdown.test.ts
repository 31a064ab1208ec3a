import { createServer, get } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { shutDownGracefully } from '@/lib/server/graceful-shutdown';

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
  await shutDownGracefully(server, { graceMs: 50, timeoutMs: 5_000 });
  expect(await Promise.all(answers)).toEqual(Array(20).fill('200'));
  expect(await ask()).toBe('ECONNREFUSED');
});

test('shutDownGracefully › cuts off requests that outlast the timeout', async () => {
  const server = createServer(() => {});
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const failed = new Promise((resolve) => get({ port, host: '127.0.0.1' }).on('error', resolve));
  const started = performance.now();
  await shutDownGracefully(server, { graceMs: 20, timeoutMs: 200 });
  expect(await failed).toMatchObject({ code: 'ECONNRESET' });
  expect(performance.now() - started).toBeLessThan(2_000);
});
