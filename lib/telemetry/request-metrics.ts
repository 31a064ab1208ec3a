import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { Counter, Histogram, type Registry } from 'prom-client';

const LATENCY_BUCKETS_SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const STATIC_PATH = /^\/(_next\/static|images|og)\//;

/** The class of a request: static files, the API, or pages. Few values, so that there are few time series. */
export function requestClass(url = '/'): 'static' | 'api' | 'page' {
  if (STATIC_PATH.test(url)) return 'static';
  return url.startsWith('/api/') ? 'api' : 'page';
}

type FinishedResponse = { request: IncomingMessage; response: ServerResponse };

/** Counts every response that this process has sent completely, by Node's diagnostics channels for HTTP servers. */
export function registerRequestMetrics(registry: Registry): void {
  const requests = new Counter({
    name: 'http_requests_total',
    help: 'Responses sent, by class of the request and status code.',
    labelNames: ['class', 'status'],
    registers: [registry],
  });
  const latency = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from the request to the end of the response. Event streams are not included.',
    labelNames: ['class'],
    buckets: LATENCY_BUCKETS_SECONDS,
    registers: [registry],
  });
  const cacheHits = new Counter({
    name: 'http_cache_hits_total',
    help: 'Responses sent from the response cache.',
    registers: [registry],
  });
  const startedAt = new WeakMap<IncomingMessage, bigint>();
  subscribe('http.server.request.start', (message) => {
    startedAt.set((message as FinishedResponse).request, process.hrtime.bigint());
  });
  subscribe('http.server.response.finish', (message) => {
    const { request, response } = message as FinishedResponse;
    const labels = { class: requestClass(request.url) };
    requests.inc({ ...labels, status: response.statusCode });
    if (String(response.getHeader('cache-status') ?? '').includes('hit')) cacheHits.inc();
    const start = startedAt.get(request);
    const isStream = request.headers.accept?.includes('text/event-stream');
    if (start !== undefined && !isStream) latency.observe(labels, Number(process.hrtime.bigint() - start) / 1e9);
  });
}
