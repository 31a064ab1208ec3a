import { once } from 'node:events';
import { createServer } from 'node:http';
import { collectDefaultMetrics } from 'prom-client';
import { env } from '@/lib/env';
import { log } from '@/lib/log';
import { timingSafeEquals } from '@/lib/signing';
import { jobMetrics } from './observe-job';

/**
 * Serves the metrics of a worker at WORKER_METRICS_PORT, if it and METRICS_TOKEN, the bearer token, are set. Resolves when it listens, or cannot:
 * a port that another worker of the machine has must not stop this one.
 */
export async function serveWorkerMetrics(): Promise<void> {
  if (!env.workerMetricsPort || !env.metricsToken) return;
  const server = createServer(async ({ headers }, response) => {
    if (!timingSafeEquals(headers.authorization ?? '', `Bearer ${env.metricsToken}`)) response.writeHead(401).end();
    else response.writeHead(200, { 'Content-Type': jobMetrics.contentType }).end(await jobMetrics.metrics());
  });
  server.unref();
  try {
    await once(server.listen({ port: env.workerMetricsPort, host: env.listenOn }), 'listening');
    collectDefaultMetrics({ register: jobMetrics });
  } catch (error) {
    log.warn({ err: error }, 'the metrics of the worker cannot be served');
  }
}
