import { createServer } from 'node:http';
import { collectDefaultMetrics } from 'prom-client';
import { env } from '@/lib/env';
import { timingSafeEquals } from '@/lib/signing';
import { jobMetrics } from './observe-job';

/** Serves the metrics of a worker at WORKER_METRICS_PORT, if it and METRICS_TOKEN, the bearer token, are set. Resolves when it listens. */
export async function serveWorkerMetrics(): Promise<void> {
  if (!env.workerMetricsPort || !env.metricsToken) return;
  collectDefaultMetrics({ register: jobMetrics });
  const server = createServer(async ({ headers }, response) => {
    if (!timingSafeEquals(headers.authorization ?? '', `Bearer ${env.metricsToken}`)) response.writeHead(401).end();
    else response.writeHead(200, { 'Content-Type': jobMetrics.contentType }).end(await jobMetrics.metrics());
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen({ port: env.workerMetricsPort, host: env.listenOn }, resolve);
  });
  server.unref();
}
