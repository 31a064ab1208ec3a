import { createServer, type ServerResponse, STATUS_CODES } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import createNext from 'next';
import { env } from '@/lib/env';
import { watchContent } from './freshness';
import { requestHandler } from './handle';
import { ResponseMemory } from './response-memory';

/** How long who sends slowly may take, for the headers and for the whole request; how long an idle connection is kept. */
const HEADERS_MS = 15_000;
const REQUEST_MS = 60_000;
/** Longer than a proxy in front keeps its own (nginx: 60 s), so that it never sends into a connection just closed. */
const KEEP_ALIVE_MS = 65_000;
const MAX_HEADER_BYTES = 16 * 1024;
const READY_PATH = '/api/health/ready';
const STREAM = 'text/event-stream';

type Options = { isDev: boolean; port: number };

/** What a broken request is answered with before anybody else sees it: too large, too slow, or no HTTP. */
const statusOfBroken: Record<string, number> = { HPE_HEADER_OVERFLOW: 431, ERR_HTTP_REQUEST_TIMEOUT: 408 };

/**
 * Serves the site: Next behind the response layer (handle.ts), or Next's development server without it.
 * @returns `stop`, which answers what is under way, for at most `patienceMs`, and takes nothing new
 */
export async function startWebServer({
  isDev,
  port,
}: Options): Promise<{ stop: (patienceMs: number) => Promise<void> }> {
  if (!env.databaseUrl) throw new Error('DATABASE_URL is not set.');
  const server = createServer({
    headersTimeout: HEADERS_MS,
    requestTimeout: REQUEST_MS,
    keepAliveTimeout: KEEP_ALIVE_MS,
    maxHeaderSize: MAX_HEADER_BYTES,
    connectionsCheckingInterval: 5_000,
  });
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
        requestLimit: env.requestLimit,
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
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
    const status = statusOfBroken[error.code ?? ''] ?? 400;
    socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, env.listenOn, resolve);
  });

  async function stop(patienceMs: number): Promise<void> {
    isStopping = true;
    const closed = new Promise((resolve) => server.close(resolve));
    // Who watches a run comes back by himself, to a server that goes on.
    for (const stream of streams) stream.destroy();
    const closing = setInterval(() => server.closeIdleConnections(), 100);
    await Promise.race([closed, sleep(patienceMs)]);
    clearInterval(closing);
    server.closeAllConnections();
    await freshness.stop();
  }
  return { stop };
}
