import { expect, test } from 'vitest';
import { startChain } from '../../support/chain-server';

test('limitRequests › responds with 429 and Retry-After to clients over the limit', async () => {
  const site = await startChain((_request, response) => response.end('{}'), {
    requestPolicy: { points: 100, windowMs: 10_000 },
  });
  const responses = await Promise.all(Array.from({ length: 110 }, () => fetch(`${site.url}/api/health`)));
  site.close();
  const rejected = responses.filter(({ status }) => status === 429);
  expect(rejected).toHaveLength(10);
  for (const { headers } of rejected) expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
});
