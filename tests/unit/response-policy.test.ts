import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { requestHandler } from '@/lib/server/request-handler';
import { ResponseMemory } from '@/lib/server/response-cache';

/** Stands in for Next: an answer to a program, and a page. */
const answers: Record<string, (response: ServerResponse) => void> = {
  '/api/health': (response) => response.setHeader('Content-Type', 'application/json').end('{"status":"ok"}'),
  '/api/seen': (response) => response.end(JSON.stringify(response.req.headers)),
  '/page': (response) =>
    response.setHeader('Content-Type', 'text/html').end('<script>(self.__next_f=self.__next_f||[]).push([0])</script>'),
};

const server = createServer(
  requestHandler({
    next: async (request, response) => answers[request.url ?? '']?.(response),
    memory: new ResponseMemory(),
    freshness: { check: () => undefined, isAway: () => false, stop: async () => {} },
    proxies: 0,
    requestLimit: 100,
  }),
);
let base: string;

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());

test('what is no page may run nothing and stand in no frame, should a browser show it as one', async () => {
  const { headers } = await fetch(`${base}/api/health`);
  expect(headers.get('content-security-policy')).toBe("default-src 'none'; frame-ancestors 'none'");
  expect(headers.get('x-content-type-options')).toBe('nosniff');
});

test('a page has the policy made for it, and only that', async () => {
  const policy = (await fetch(`${base}/page`)).headers.get('content-security-policy');
  expect(policy).toMatch(/script-src 'self' 'sha256-[^']+';/);
  expect(policy).not.toContain(',');
});

test('without a proxy that is trusted, nobody outside says which request or trace this is', async () => {
  const traceparent = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-00';
  const answer = await fetch(`${base}/api/seen`, { headers: { traceparent, 'X-Request-Id': 'chosen-by-me' } });
  const seen = await answer.json();
  expect(seen).not.toHaveProperty('traceparent');
  expect(seen['x-request-id']).toBe(answer.headers.get('x-request-id'));
  expect(seen['x-request-id']).not.toBe('chosen-by-me');
});

test('who asks too often within seconds is told when to come back', async () => {
  const statuses = await Promise.all(
    Array.from({ length: 110 }, async () => {
      const response = await fetch(`${base}/api/health`);
      return [response.status, response.headers.get('retry-after')] as const;
    }),
  );
  const refused = statuses.filter(([status]) => status === 429);
  expect(refused.length).toBeGreaterThanOrEqual(10);
  for (const [, wait] of refused) expect(Number(wait)).toBeGreaterThan(0);
});
