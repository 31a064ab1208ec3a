import { createServer, type Server, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';

/** Limits of a connection, in milliseconds. */
const limits = {
  /** Time limits for all headers, and for the whole request. A client that exceeds either gets 408. */
  headersTimeout: 15_000,
  requestTimeout: 60_000,
  /** Longer than the keep-alive of a proxy in front (nginx: 60 s), so that it never reuses a connection that was just closed. */
  keepAliveTimeout: 65_000,
  connectionsCheckingInterval: 5_000,
  /** Idle time while a response is waiting to be read. */
  stalledTimeout: 30_000,
};
const MAX_HEADER_BYTES = 16 * 1024;

/** The status of a request that could not be parsed, by the code of Node's error: too large, too slow, or not HTTP. */
const parseErrorStatus: Record<string, number> = { HPE_HEADER_OVERFLOW: 431, ERR_HTTP_REQUEST_TIMEOUT: 408 };

function rejectConnection(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
  const status = parseErrorStatus[error.code ?? ''] ?? 400;
  socket.write(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
  // Ending alone would leave the connection half open for as long as the client does not close its side.
  socket.destroySoon();
}

/** Creates a server with connection timeouts. `overrides` in milliseconds. */
export function createHttpServer(overrides: Partial<typeof limits> = {}): Server {
  const { stalledTimeout, ...timeouts } = { ...limits, ...overrides };
  const server = createServer({ ...timeouts, maxHeaderSize: MAX_HEADER_BYTES });
  server.timeout = stalledTimeout;
  server.on('timeout', (socket: Socket) => {
    // Nothing left to send: the application is still working, or the connection is idle and has a limit of its own.
    if (socket.writableLength > 0) socket.destroy();
  });
  server.on('clientError', rejectConnection);
  return server;
}
