import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SpanStatusCode, trace } from '@opentelemetry/api';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';

// A worker in small, with a collector of traces, which this file is.
let sent = '';
const collector = createServer(async (request, response) => {
  sent += await text(request);
  response.end('{}');
});

beforeAll(async () => {
  await new Promise<void>((resolve) => collector.listen(0, '127.0.0.1', resolve));
  vi.stubEnv('OTEL_EXPORTER_OTLP_ENDPOINT', `http://127.0.0.1:${(collector.address() as AddressInfo).port}`);
  // The environment is read when it is loaded, which another file may have done before.
  vi.resetModules();
  const { startTelemetry, stopTelemetry } = await import('@/lib/telemetry/process');
  const { observeJob } = await import('@/lib/telemetry/observe-job');
  await startTelemetry('worker');
  const failing = observeJob('mail', async () => {
    const span = trace.getTracer('next.js').startSpan('fetch GET http://crm.example/hook?who=mary', {
      attributes: { 'http.url': 'http://crm.example/hook?who=mary', 'http.client_ip': '203.0.113.77' },
    });
    span.recordException(new TypeError('mary@bakery.example is no address'));
    span.setStatus({ code: SpanStatusCode.ERROR, message: 'mary@bakery.example is no address' });
    span.updateName(`fetch GET http://crm.example/auth/${'mary-'.repeat(10)}`).end();
    throw new Error('The mail to mary@bakery.example failed.');
  });
  await expect(failing).rejects.toThrow('failed');
  await stopTelemetry();
});
afterAll(() => {
  collector.close();
  trace.disable();
});

test('traceJob › creates a span named after the queue, and records failures', () => {
  const { resource, scopeSpans } = JSON.parse(sent).resourceSpans[0];
  const service = { key: 'service.name', value: { stringValue: 'worker' } };
  expect(resource.attributes).toContainEqual(service);
  const spans = scopeSpans.flatMap((scope: { spans: { name: string }[] }) => scope.spans);
  const job = spans.find(({ name }: { name: string }) => name === 'job mail');
  expect(job).toMatchObject({ status: { code: SpanStatusCode.ERROR } });
});

test('withoutPersonalData › removes queries, tokens, IP addresses and error messages, and keeps the error type', () => {
  expect(sent).toContain('http://crm.example/hook');
  expect(sent).toContain('fetch GET http://crm.example/auth/…');
  expect(sent).toContain('TypeError');
  expect(sent).not.toMatch(/mary|203\.0\.113\.77/);
});
