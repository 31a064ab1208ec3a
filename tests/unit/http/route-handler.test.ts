import { afterEach, describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { readJson } from '@/lib/http/json-body';
import { routeHandler } from '@/lib/http/route-handler';
import { log } from '@/lib/log';

afterEach(() => void vi.restoreAllMocks());

/** A request whose client disconnects half-way, as Node reports it. */
function interrupted(): Request {
  const body = new ReadableStream({
    start(controller) {
      controller.enqueue(new TextEncoder().encode('{"a":'));
      controller.error(Object.assign(new Error('aborted'), { code: 'ECONNRESET' }));
    },
  });
  const headers = { 'content-type': 'application/json' };
  // The types of the DOM do not know `duplex`.
  const init = { method: 'POST', headers, body, duplex: 'half' };
  return new Request('https://bakery.example/api/auth/token', init);
}

describe('routeHandler', () => {
  const handle = routeHandler(async (request: Request) => {
    await readJson(request, z.object({}));
    throw Object.assign(new Error('aborted'), { code: 'ECONNRESET' });
  });

  test('logs no error when the client disconnects while it sends the body', async () => {
    const error = vi.spyOn(log, 'error').mockReturnValue();
    expect((await handle(interrupted())).status).toBe(400);
    expect(error).not.toHaveBeenCalled();
  });

  test('logs a connection of our own that is reset', async () => {
    const error = vi.spyOn(log, 'error').mockReturnValue();
    const request = new Request('https://bakery.example/api/auth/token', { method: 'POST', body: '{}' });
    expect((await handle(request)).status).toBe(500);
    expect(error).toHaveBeenCalledOnce();
  });
});
