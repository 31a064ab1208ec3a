import { once } from 'node:events';
import { createServer } from 'node:net';
import { expect, test } from 'vitest';
import { env } from '@/lib/env';
import { serveWorkerMetrics } from '@/lib/telemetry/metrics-server';
import { observeJob } from '@/lib/telemetry/observe-job';
import { freePort } from '../../../scripts/support/database.mjs';

test('serveWorkerMetrics › responds with finished and failed jobs to METRICS_TOKEN, and does without a port that is in use', async () => {
  const port = await freePort();
  const original = { ...env };
  Object.assign(env, { workerMetricsPort: port, metricsToken: 'a-token-for-this-test', listenOn: '127.0.0.1' });
  // The port of another worker: this one starts without.
  const other = createServer().listen(port, '127.0.0.1');
  await once(other, 'listening');
  await serveWorkerMetrics();
  other.close();
  await once(other, 'close');
  await serveWorkerMetrics();
  await observeJob('mail', async () => {});
  await observeJob('mail', async () => Promise.reject(new Error('refused'))).catch(() => {});
  const read = (token: string) =>
    fetch(`http://127.0.0.1:${port}/metrics`, { headers: { Authorization: `Bearer ${token}`, Connection: 'close' } });
  expect((await read('wrong')).status).toBe(401);
  const text = await (await read('a-token-for-this-test')).text();
  expect(text).toMatch(/jobs_finished_total\{queue="mail",outcome="completed"\} [1-9]/);
  expect(text).toMatch(/jobs_finished_total\{queue="mail",outcome="failed"\} [1-9]/);
  expect(text).toMatch(/job_duration_seconds_count\{queue="mail"\} [2-9]/);
  Object.assign(env, original);
});
