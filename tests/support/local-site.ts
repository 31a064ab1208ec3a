import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export type Answer = { status?: number; headers?: Record<string, string>; body?: string | Buffer };
export type Handler = (request: IncomingMessage, response: ServerResponse) => void;
export type LocalSite = {
  /** Like http://localhost:1234 */
  origin: string;
  host: string;
  /** Every requested path, in order. */
  asked: string[];
  stop: () => Promise<void>;
};

/** A website on localhost. `answer` returns the response for each path (with query); undefined is a 404. */
export async function serveSite(
  answer: (path: string, request: IncomingMessage) => string | Answer | Handler | undefined,
  port = 0,
): Promise<LocalSite> {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    const path = request.url ?? '/';
    asked.push(path);
    const found = answer(path, request);
    if (typeof found === 'function') return found(request, response);
    const {
      status = 200,
      headers,
      body = '',
    } = typeof found === 'string' ? { body: found } : (found ?? { status: 404 });
    response.writeHead(status, { 'Content-Type': 'text/html; charset=utf-8', ...headers }).end(body);
  });
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(port, '127.0.0.1', resolve));
  const host = `localhost:${(server.address() as AddressInfo).port}`;
  return {
    origin: `http://${host}`,
    host,
    asked,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
