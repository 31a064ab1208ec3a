import { afterAll, expect, test } from 'vitest';
import { GET } from '@/app/api/health/route';
import { env } from '@/lib/env';
import { hasMetricsToken } from '@/lib/health/metrics-token';

const original = env.metricsToken;
afterAll(() => {
  env.metricsToken = original;
});

const request = (authorization?: string) =>
  new Request('http://localhost/api/health', { headers: authorization ? { Authorization: authorization } : {} });

test('hasMetricsToken › needs the configured token', () => {
  env.metricsToken = 'a-token-for-this-test';
  expect(hasMetricsToken(request('Bearer a-token-for-this-test'))).toBe(true);
  expect(hasMetricsToken(request('Bearer another-token'))).toBe(false);
  expect(hasMetricsToken(request())).toBe(false);
  env.metricsToken = undefined;
  expect(hasMetricsToken(request('Bearer undefined'))).toBe(false);
});

test('GET /api/health › tells strangers no version', async () => {
  env.metricsToken = 'a-token-for-this-test';
  expect(await (await GET(request())).json()).toEqual({ status: 'ok' });
});
