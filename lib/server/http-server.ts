import { createServer, type Server, STATUS_CODES } from 'node:http';

/** How long who sends slowly may take, for the headers and for the whole request; how long an idle connection is kept. */
const patience = {
  headersTimeout: 15_000,
  requestTimeout: 60_000,
  /** Longer than a proxy in front keeps its own (nginx: 60 s), so that it never sends into a connection just closed. */
  keepAliveTimeout: 65_000,
  connectionsCheckingInterval: 5_000,
};
const MAX_HEADER_BYTES = 16 * 1024;

/** What a broken request is answered with before anybody else sees it: too large, too slow, or no HTTP. */
const statusOfBroken: Record<string, number> = { HPE_HEADER_OVERFLOW: 431, ERR_HTTP_REQUEST_TIMEOUT: 408 };

/** A server that waits for nobody for long. `times` in milliseconds. */
export function createHttpServer(times: Partial<typeof patience> = {}): Server {
  const server = createServer({ ...patience, ...times, maxHeaderSize: MAX_HEADER_BYTES });
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
    const status = statusOfBroken[error.code ?? ''] ?? 400;
    socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
  });
  return server;
}
