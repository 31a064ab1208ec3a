import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Registry } from 'prom-client';
import { expect, test } from 'vitest';
import { registerRequestMetrics, requestClass } from '@/lib/telemetry/request-metrics';

test.each([
  ['/', 'page'],
  ['/services?x=1', 'page'],
  ['/api/scraper/runs', 'api'],
  ['/_next/static/chunks/a.js', 'static'],
  ['/images/abc-640.webp', 'static'],
])('requestClass › %s is %s', (url, expected) => {
  expect(requestClass(url)).toBe(expected);
});

test('registerRequestMetrics › counts responses, durations and cache hits, but no durations of event streams', async () => {
  const registry = new Registry();
  registerRequestMetrics(registry);
  const server = createServer((request, response) => {
    if (request.url === '/api/events') return response.end();
    if (request.url === '/missing') return response.writeHead(404).end();
    response.setHeader('Cache-Status', 'site; hit');
    return response.end('page');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  for (const path of ['/', '/', '/missing']) await (await fetch(base + path)).text();
  await (await fetch(`${base}/api/events`, { headers: { Accept: 'text/event-stream' } })).text();
  await new Promise((resolve) => server.close(resolve));
  const text = await registry.metrics();
  expect(text).toContain('http_requests_total{class="page",status="200"} 2');
  expect(text).toContain('http_requests_total{class="page",status="404"} 1');
  expect(text).toContain('http_requests_total{class="api",status="200"} 1');
  expect(text).toContain('http_cache_hits_total 2');
  expect(text).toContain('http_request_duration_seconds_count{class="page"} 3');
  expect(text).not.toContain('http_request_duration_seconds_count{class="api"}');
});
