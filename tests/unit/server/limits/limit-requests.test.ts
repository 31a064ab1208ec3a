import { expect, test } from 'vitest';
import { HOUR_MS } from '@/lib/time';
import { startChain } from '../../../support/chain-server';

test('limitRequests › responds with 429 and Retry-After to clients over the limit', async () => {
  const site = await startChain((_request, response) => response.end('{}'), {
    requestPolicy: { points: 100, windowMs: HOUR_MS },
  });
  const responses = await Promise.all(Array.from({ length: 110 }, () => fetch(`${site.url}/api/health`)));
  site.close();
  const rejected = responses.filter(({ status }) => status === 429);
  expect(rejected).toHaveLength(10);
  for (const { headers } of rejected) expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
});

test('limitRequests › counts the addresses of one IPv6 network as one client, whatever their port', async () => {
  const site = await startChain((_request, response) => response.end('{}'), {
    requestPolicy: { points: 100, windowMs: HOUR_MS },
    proxies: 1,
  });
  const send = (ip: string) => fetch(`${site.url}/api/health`, { headers: { 'X-Forwarded-For': ip } });
  const responses = await Promise.all(
    Array.from({ length: 110 }, (_, number) => send(`[2001:DB8:0:7::${number.toString(16)}]:${50_000 + number}`)),
  );
  expect(responses.filter(({ status }) => status === 429)).toHaveLength(10);
  expect((await send('2001:db8:0:8::1')).status, 'another network').toBe(200);
  expect((await send('203.0.113.7:51234')).status, 'another client').toBe(200);
  site.close();
});
