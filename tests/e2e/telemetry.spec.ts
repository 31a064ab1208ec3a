import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { expect, test } from '@playwright/test';
import { freePort } from '../../scripts/support/database.mjs';
import { startWeb } from '../../scripts/support/services.mjs';

// Starts a separate web process whose traces are sent to this file and whose database is unreachable.
type Span = { name: string; traceId: string; attributes: { key: string; value: { stringValue?: string } }[] };
type Export = { resourceSpans: { scopeSpans: { spans: Span[] }[] }[] };

const spans: Span[] = [];
const said: string[] = [];
let sent = '';
let collector: Server;
let failed: { status: number; requestId?: string; html: string };
let healthy: { requestId?: string };

const attribute = (span: Span | undefined, name: string) =>
  span?.attributes.find(({ key }) => key === name)?.value.stringValue;
const spanNamed = (name: string) => spans.find((span) => span.name === name);

test.describe.configure({ mode: 'serial' });
test.beforeAll(async ({ playwright }) => {
  collector = createServer(async (request, response) => {
    const body = (await json(request)) as Export;
    sent += JSON.stringify(body);
    spans.push(...body.resourceSpans.flatMap((one) => one.scopeSpans.flatMap((scope) => scope.spans)));
    response.setHeader('Content-Type', 'application/json').end('{}');
  });
  await new Promise<void>((resolve) => collector.listen(0, '127.0.0.1', resolve));
  const port = await freePort();
  const keep = { write: (chunk: unknown) => void said.push(String(chunk)) };
  const env = {
    ...process.env,
    DATABASE_URL: `postgresql://nobody:nothing@127.0.0.1:${await freePort()}/away`,
    NEXTAUTH_SECRET: 'only-for-tests-'.repeat(3),
    OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${(collector.address() as AddressInfo).port}`,
    // Longer than the test: the traces are flushed by the shutdown.
    OTEL_BSP_SCHEDULE_DELAY: '60000',
  };
  const web = await startWeb('start', port, env, { output: { stdout: keep, stderr: keep } });
  try {
    const visitor = await playwright.request.newContext({ baseURL: `http://localhost:${port}` });
    const headers = { 'User-Agent': 'A browser of Mary', 'X-Forwarded-For': '203.0.113.77' };
    const health = await visitor.get('/api/health?email=mary@bakery.example', { headers });
    healthy = { requestId: health.headers()['x-request-id'] };
    const broken = await visitor.get('/blog?q=words-of-mary', { headers });
    failed = {
      status: broken.status(),
      requestId: broken.headers()['x-request-id'],
      html: await broken.text(),
    };
    await visitor.dispose();
  } finally {
    await web.stop();
  }
});
test.afterAll(() => collector.close());

test('trace › is named by its route and has the request id of the response', () => {
  expect(healthy.requestId).toBeTruthy();
  const span = spanNamed('GET /api/health');
  expect(attribute(span, 'http.target')).toBe('/api/health');
  expect(attribute(span, 'request.id')).toBe(healthy.requestId);
});

test('trace › contains no visitor data except the path', () => {
  expect(sent).toContain('/api/health');
  expect(sent).not.toMatch(/mary|203\.0\.113\.77|127\.0\.0\.1.*ECONNREFUSED/i);
});

test('error number, request id, log line and trace › refer to each other', () => {
  // The database is unreachable.
  expect(failed.status).toBe(503);
  const number = /Error number <code>(\w+)</.exec(failed.html)?.[1];
  expect(number).toBeTruthy();
  const lines = said.join('').split('\n');
  const line = lines.map((one) => (one.startsWith('{') ? JSON.parse(one) : {})).find(({ id }) => id === number);
  expect(line).toMatchObject({ msg: 'request failed', requestId: failed.requestId, path: '/blog', level: 50 });
  const span = spans.find((one) => attribute(one, 'request.id') === failed.requestId);
  expect(span?.traceId).toBe(line.traceId);
});
