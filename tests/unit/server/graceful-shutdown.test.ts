import { once } from 'node:events';
import { createServer, get, type RequestListener, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, test, vi } from 'vitest';
import { serveGracefully } from '@/lib/server/graceful-shutdown';
import { proseOf } from '../../support/prose';

vi.mock('node:timers/promises', { spy: true });

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
  test('accepts connections for another half second, as the documents say', async () => {
    expect(proseOf('docs/deployment.md')).toContain('accepts connections for another half second');
    vi.mocked(sleep).mockResolvedValueOnce(undefined);
    await serveGracefully(createServer(), () => {})(1_000);
    expect(vi.mocked(sleep).mock.calls[0]?.[0]).toBe(500);
  });

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

  /** Serves responses that do not end by themselves. `open` starts one; `outcome` is how it ends for its client. */
  async function serveEndless() {
    const opened: ServerResponse[] = [];
    const served = await serve((_request, response) => {
      response.write('data');
      opened.push(response);
    }, 0);
    const open = async (accept: string) => {
      const outcome = new Promise<string>((resolve) => {
        get({ port: served.port, host: '127.0.0.1', headers: { accept } }, (response) => {
          response.resume().on('end', () => resolve('complete'));
          response.on('error', () => resolve('cut off'));
        });
      });
      const before = opened.length;
      await expect.poll(() => opened.length).toBe(before + 1);
      return { response: opened[before], outcome };
    };
    return { ...served, open };
  }

  test('closes event streams at once, and waits for other requests', async () => {
    const { open, stop } = await serveEndless();
    const [stream, other] = [await open('text/event-stream'), await open('text/html')];
    const stopped = stop(30_000);
    expect(await stream.outcome).toBe('cut off');
    other.response?.end();
    expect(await other.outcome).toBe('complete');
    await stopped;
  });

  test('cuts off requests that outlast the timeout', async () => {
    const { open, stop } = await serveEndless();
    const { outcome } = await open('text/html');
    await stop(1);
    expect(await outcome).toBe('cut off');
  });
});
