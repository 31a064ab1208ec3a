import type { ServerResponse } from 'node:http';
import createNext from 'next';
import { env } from '@/lib/env';
import { requestsByIp } from '@/lib/rate-limits/policies';
import { signingSecret } from '@/lib/signing';
import { watchContent } from './cache-invalidation';
import { closeGently } from './graceful-shutdown';
import { createHttpServer } from './http-server';
import { requestHandler } from './request-handler';
import { ResponseMemory } from './response-cache';

/** So long new connections are still taken when the server is to stop: a balancer has to learn it first. */
const LAST_CALL_MS = 500;
const READY_PATH = '/api/health/ready';
const STREAM = 'text/event-stream';

type Options = { isDev: boolean; port: number };

/**
 * Serves the site: Next behind the response layer (handle.ts), or Next's development server without it.
 * @returns `stop`, which answers what is under way, for at most `patienceMs`, and takes nothing new
 */
export async function startWebServer({
  isDev,
  port,
}: Options): Promise<{ stop: (patienceMs: number) => Promise<void> }> {
  if (!env.databaseUrl) throw new Error('DATABASE_URL is not set.');
  signingSecret();
  const server = createHttpServer();
  const next = createNext({ dev: isDev, port, httpServer: server });
  await next.prepare();
  const memory = new ResponseMemory();
  const freshness = watchContent(env.databaseUrl, () => memory.drop());
  const handle = next.getRequestHandler();
  const answer = isDev
    ? handle
    : requestHandler({
        next: handle,
        memory,
        freshness,
        proxies: env.trustedProxies,
        requestLimit: requestsByIp.points,
      });

  let isStopping = false;
  const streams = new Set<ServerResponse>();
  server.on('request', (request, response) => {
    if (isStopping) {
      response.setHeader('Connection', 'close');
      // A balancer is told first; it stops sending while what it has sent is still answered.
      if (request.url === READY_PATH)
        return void response.writeHead(503, { 'Content-Type': 'text/plain' }).end('stopping\n');
    }
    if (request.headers.accept?.includes(STREAM)) {
      streams.add(response);
      response.once('close', () => streams.delete(response));
    }
    return void answer(request, response);
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, env.listenOn, resolve);
  });

  async function stop(patienceMs: number): Promise<void> {
    isStopping = true;
    await closeGently(server, { lastCallMs: LAST_CALL_MS, patienceMs, endless: streams });
    await freshness.stop();
  }
  return { stop };
}
