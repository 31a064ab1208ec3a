import { createServer } from 'node:http';
import { afterEach, expect, test, vi } from 'vitest';
import { log } from '@/lib/log';
import { compose, createContext } from '@/lib/server/compose';
import { logRequests } from '@/lib/server/log-requests';
import { listen } from '../../support/chain-server';

afterEach(() => vi.restoreAllMocks());

test.each([
  [200, 'debug'],
  [404, 'debug'],
  [500, 'warn'],
] as const)('logRequests › logs a request with %i as %s, without query and address', async (status, level) => {
  const entries = vi.spyOn(log, level).mockImplementation(() => undefined);
  const handle = compose([logRequests, ({ response }) => void response.writeHead(status).end()]);
  const site = await listen(createServer((request, response) => void handle(createContext(request, response))));
  await fetch(`${site.url}/blog?q=secret`, { headers: { 'x-request-id': 'a1' } });
  await expect.poll(() => entries.mock.calls.length).toBe(1);
  site.close();
  const [entry, message] = entries.mock.calls[0] as unknown as [Record<string, unknown>, string];
  expect(entry).toEqual({ requestId: 'a1', method: 'GET', path: '/blog', status, ms: expect.any(Number) });
  expect(message).toBe('request');
});
