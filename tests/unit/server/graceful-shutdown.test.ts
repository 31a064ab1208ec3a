import { once } from 'node:events';
import { createServer, get, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { describe, expect, test } from 'vitest';
import { serveGracefully } from '@/lib/server/graceful-shutdown';

/** Serves on a free port. `ask` sends a request and resolves with the status, or the code of its error. */
async function serve(handle: RequestListener, graceMs: number) {
  const server = createServer();
  const stop = serveGracefully(server, handle, graceMs);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const ask = () =>
    new Promise<string>((resolve) => {
      get({ port, host: '127.0.0.1', agent: false }, (response) => {
        response.resume().on('end', () => resolve(String(response.statusCode)));
      }).on('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message));
    });
  return { server, port, stop, ask };
}

describe('serveGracefully', () => {
  test('serves connections in the accept queue of a busy server', async () => {
    const { stop, ask } = await serve((_request, response) => {
      // Can do nothing else meanwhile.
      const done = performance.now() + 30;
      while (performance.now() < done);
      response.end('answered');
    }, 50);
    const answers = Array.from({ length: 20 }, ask);
    await stop(5_000);
    expect(await Promise.all(answers)).toEqual(Array(20).fill('200'));
    expect(await ask()).toBe('ECONNREFUSED');
  });

  test('sends responses to their end that have to wait for a slow reader', async () => {
    const body = Buffer.alloc(30_000_000);
    const { server, port, stop } = await serve((_request, response) => response.end(body), 0);
    const [response] = await once(get({ port, host: '127.0.0.1' }), 'response');
    const stopped = stop(30_000);
    await expect.poll(() => server.listening).toBe(false);
    expect((await buffer(response)).length).toBe(body.length);
    await stopped;
  });

  test('closes event streams, and cuts off requests that outlast the timeout', async () => {
    let handled = 0;
    const { port, stop } = await serve((_request, response) => {
      handled += 1;
      response.write('data');
    }, 0);
    const open = (accept: string) =>
      new Promise<number>((resolve) => {
        get({ port, host: '127.0.0.1', headers: { accept } }, (response) => {
          response.resume().on('error', () => resolve(performance.now()));
        });
      });
    const stream = open('text/event-stream');
    const endless = open('text/html');
    await expect.poll(() => handled).toBe(2);
    const stopped = stop(500).then(() => performance.now());
    expect(await stream).toBeLessThan(await stopped);
    expect(await endless).toBeGreaterThan(await stream);
  });
});
