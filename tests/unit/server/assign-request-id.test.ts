import { afterAll, beforeAll, expect, test } from 'vitest';
import { startChain } from '../../support/chain-server';

const sites: Awaited<ReturnType<typeof startChain>>[] = [];
beforeAll(async () => {
  for (const proxies of [0, 1])
    sites.push(await startChain((request, response) => response.end(JSON.stringify(request.headers)), { proxies }));
});
afterAll(() => {
  for (const site of sites) site.close();
});

const ask = async (index: number) => {
  const headers = { 'X-Request-Id': 'chosen-by-me', 'X-Forwarded-For': '198.51.100.7, 203.0.113.9' };
  const response = await fetch(`${sites[index]?.url}/api/seen`, { headers });
  return { response, seen: (await response.json()) as Record<string, string> };
};

test('assignRequestId › ignores request id and client IP of untrusted clients', async () => {
  const { response, seen } = await ask(0);
  expect(seen['x-request-id']).toBe(response.headers.get('x-request-id'));
  expect(seen['x-request-id']).not.toBe('chosen-by-me');
  expect(seen['x-client-address']).toBe('127.0.0.1');
});

test('assignRequestId › accepts them from a trusted proxy', async () => {
  const { seen } = await ask(1);
  expect(seen).toMatchObject({ 'x-request-id': 'chosen-by-me', 'x-client-address': '203.0.113.9' });
});
