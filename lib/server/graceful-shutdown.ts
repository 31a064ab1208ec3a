import type { RequestListener, Server, ServerResponse } from 'node:http';
import { Server as NetServer, type Socket } from 'node:net';
import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises';

const READY_PATH = '/api/health/ready';
const EVENT_STREAM = 'text/event-stream';
/** How long new connections are still accepted after SIGTERM, so that load balancers notice the shutdown first. */
const GRACE_MS = 500;
/** How often connections that have become idle are closed. */
const IDLE_CHECK_INTERVAL_MS = 100;

/**
 * Resolves when every connection in the accept queue has been accepted and what it has sent has been read. In each of its turns
 * the event loop accepts one connection (libuv since 1.45), so a busy server has a queue that it has not seen yet.
 */
async function drainAcceptQueue(server: Server, deadline: number): Promise<void> {
  let accepted = true;
  const onConnection = () => {
    accepted = true;
  };
  server.on('connection', onConnection);
  while (accepted && performance.now() < deadline) {
    accepted = false;
    // Each turn of the event loop ends with setImmediate, so that two of them enclose a whole turn.
    await nextTurn();
    await nextTurn();
  }
  server.off('connection', onConnection);
}

/** The open connections of a server. */
function trackConnections(server: Server): ReadonlySet<Socket> {
  const connections = new Set<Socket>();
  server.on('connection', (socket: Socket) => {
    connections.add(socket);
    socket.once('close', () => connections.delete(socket));
  });
  return connections;
}

/** Finishes what is under way, for at most `timeoutMs`, and accepts nothing new. */
export type Stop = (timeoutMs: number) => Promise<void>;

/**
 * Handles the requests of a server. Returns what stops it without resetting a connection: it goes on accepting for a while, drains
 * the accept queue, and sends responses to their end. Call it before the server listens.
 * @param graceMs how long new connections are still accepted, so that load balancers notice the shutdown first
 */
export function serveGracefully(server: Server, handle: RequestListener, graceMs = GRACE_MS): Stop {
  const connections = trackConnections(server);
  /** Open-ended responses (SSE). They are closed; clients reconnect to another instance. */
  const streams = new Set<ServerResponse>();
  let isStopping = false;

  server.on('request', (request, response) => {
    if (isStopping) {
      response.setHeader('Connection', 'close');
      // Readiness fails first: load balancers stop sending while earlier requests are still answered.
      if (request.url === READY_PATH)
        return void response.writeHead(503, { 'Content-Type': 'text/plain' }).end('stopping\n');
    }
    if (request.headers.accept?.includes(EVENT_STREAM)) {
      streams.add(response);
      response.once('close', () => streams.delete(response));
    }
    handle(request, response);
  });

  const closeIdle = () => {
    // To Node a connection is idle as soon as its response has been written, even if the client has not read it yet.
    if (![...connections].some(({ writableLength }) => writableLength > 0)) server.closeIdleConnections();
  };

  return async (timeoutMs) => {
    isStopping = true;
    const deadline = performance.now() + timeoutMs;
    await sleep(graceMs);
    await drainAcceptQueue(server, deadline);
    // `close` of an HTTP server would close such connections at once; that of a TCP server closes none.
    const closed = new Promise((resolve) => NetServer.prototype.close.call(server, resolve));
    for (const response of streams) response.destroy();
    const idleCheck = setInterval(closeIdle, IDLE_CHECK_INTERVAL_MS);
    await Promise.race([closed, sleep(Math.max(0, deadline - performance.now()))]);
    clearInterval(idleCheck);
    server.closeAllConnections();
  };
}
