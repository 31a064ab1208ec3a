import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { ResponseCache } from '@/lib/server/cache/response-cache';
import { createHttpServer } from '@/lib/server/http-server';
import { limitPipelining } from '@/lib/server/limits/limit-pipelining';
import { createRender } from '@/lib/server/render';
import { createPublicPages } from '@/lib/server/rendering/render-public';
import { createRequestHandler } from '@/lib/server/request-handler';

type Dependencies = Parameters<typeof createRequestHandler>[0];
export type Answer = (request: IncomingMessage, response: ServerResponse) => unknown;

/** Serves a request listener on a free port of the loopback interface. */
export async function listen(server: Server): Promise<{ url: string; port: number; close: () => void }> {
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const close = () => {
    server.close();
    server.closeAllConnections();
  };
  return { url: `http://127.0.0.1:${port}`, port, close };
}

/** The whole middleware chain in front of `answer`, which replaces Next. */
export async function startChain(answer: Answer, overrides: Partial<Dependencies> = {}, cache = new ResponseCache()) {
  const next = async (request: IncomingMessage, response: ServerResponse) => void (await answer(request, response));
  const render = createRender(next);
  const host = 'bakery.example';
  const pages = createPublicPages({ render, cache, isDatabaseDown: () => false, host, timeLimitMs: 10_000 });
  const handler = createRequestHandler({
    next,
    render,
    cache,
    pages,
    invalidation: { check: () => undefined },
    staticFolders: [],
    maintenanceFile: '/dev/null/maintenance',
    host,
    proxies: 0,
    requestPolicy: { points: 10_000, windowMs: 10_000 },
    ...overrides,
  });
  const server = createHttpServer();
  server.on('request', limitPipelining(handler));
  return { ...(await listen(server)), cache, pages };
}

export const listenWith = (answer: Answer) => listen(createServer(answer));
