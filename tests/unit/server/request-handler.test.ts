import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { log } from '@/lib/log';
import { ResponseCache } from '@/lib/server/cache/response-cache';
import { type Answer, startChain } from '../../support/chain-server';

const POST = 'POST /api/any HTTP/1.1\r\nHost: x\r\nContent-Length: 4\r\n\r\nbody';

let site: Awaited<ReturnType<typeof startChain>>;
let handled: IncomingMessage[] = [];
let aborted: unknown[] = [];

beforeAll(async () => {
  site = await startChain(async (request, response) => {
    handled.push(request);
    if (request.headers['x-wait'] === undefined) return response.end('handled');
    await once(request, 'close').catch((error) => {
      aborted.push(error);
      throw error;
    });
  });
});
afterAll(() => site.close());
afterEach(() => {
  handled = [];
  aborted = [];
  vi.restoreAllMocks();
});

describe('createRequestHandler', () => {
  test('logs no error when a client disconnects whose whole body has arrived', async () => {
    const error = vi.spyOn(log, 'error').mockReturnValue();
    const socket = connect(site.port, '127.0.0.1');
    socket.write(POST.replace('Host', 'X-Wait: 1\r\nHost'));
    await expect.poll(() => handled.length).toBe(1);
    socket.destroy();
    await expect.poll(() => aborted.length).toBe(1);
    expect(error).not.toHaveBeenCalled();
  });

  test('does not hand over pipelined writes of a client that disconnects before their turn', async () => {
    const error = vi.spyOn(log, 'error').mockReturnValue();
    const socket = connect(site.port, '127.0.0.1');
    socket.write(POST.repeat(12));
    await once(socket, 'data');
    socket.destroy();
    await expect.poll(() => handled[0]?.socket.destroyed).toBe(true);
    const before = handled.length;
    // Its turn comes after theirs (pace-writes.ts).
    expect((await fetch(`${site.url}/api/any`, { method: 'POST' })).status).toBe(200);
    expect(handled.length).toBe(before + 1);
    expect(error).not.toHaveBeenCalled();
  });
});

describe('createRequestHandler for the development server', () => {
  test('limits no requests, and renders a page anew for each', async () => {
    let rendered = 0;
    const answer: Answer = (_request, response) => {
      rendered += 1;
      response
        .writeHead(200, { 'content-type': 'text/html', 'cache-control': 'public, s-maxage=60' })
        .end('<p>Hours</p>');
    };
    const requestPolicy = { points: 1, windowMs: 60_000 };
    const dev = await startChain(answer, { isDev: true, requestPolicy }, new ResponseCache({ isKept: false }));
    try {
      for (const _ of [1, 2, 3]) expect((await fetch(`${dev.url}/services`)).status).toBe(200);
      expect(rendered).toBe(3);
    } finally {
      dev.close();
    }
  });

  test("leaves the development server's own requests to it, posts of the overlay included", async () => {
    const seen: (string | undefined)[] = [];
    const answer: Answer = (request, response) => {
      seen.push(request.url);
      response.end();
    };
    const dev = await startChain(answer, { isDev: true });
    try {
      await fetch(`${dev.url}/__nextjs_original-stack-frames`, { method: 'POST', body: '{}' });
      await fetch(`${dev.url}/services`, { headers: { rsc: '1', 'next-hmr-refresh': '1' } });
      expect(seen).toEqual(['/__nextjs_original-stack-frames', '/services']);
    } finally {
      dev.close();
    }
  });
});
