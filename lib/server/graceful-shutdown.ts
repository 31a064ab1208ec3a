import type { Server, ServerResponse } from 'node:http';
import { Server as NetServer, type Socket } from 'node:net';
import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises';

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

/** The open connections of a server. Call it before the server listens. */
export function trackConnections(server: Server): ReadonlySet<Socket> {
  const connections = new Set<Socket>();
  server.on('connection', (socket: Socket) => {
    connections.add(socket);
    socket.once('close', () => connections.delete(socket));
  });
  return connections;
}

type Options = {
  /** How long new connections are still accepted, so that load balancers notice the shutdown first. */
  graceMs: number;
  /** The time after which remaining connections are closed. */
  timeoutMs: number;
  /** Open-ended responses (SSE). They are closed; clients reconnect to another instance. */
  openEnded?: ReadonlySet<ServerResponse>;
};

/** Closes a server without resetting a connection: accepts for a while, drains the accept queue, and finishes responses under way. */
export async function shutDownGracefully(
  server: Server,
  connections: ReadonlySet<Socket>,
  { graceMs, timeoutMs, openEnded }: Options,
): Promise<void> {
  const deadline = performance.now() + timeoutMs;
  await sleep(graceMs);
  await drainAcceptQueue(server, deadline);
  // To Node a connection is idle as soon as its response has been written, even if the client has not read it yet. The `close` of an HTTP
  // server would end such connections at once, that of a TCP server ends none.
  const closed = new Promise((resolve) => NetServer.prototype.close.call(server, resolve));
  for (const response of openEnded ?? []) response.destroy();
  const closeIdle = () => {
    if (![...connections].some(({ writableLength }) => writableLength > 0)) server.closeIdleConnections();
  };
  const idleCheck = setInterval(closeIdle, IDLE_CHECK_INTERVAL_MS);
  await Promise.race([closed, sleep(Math.max(0, deadline - performance.now()))]);
  clearInterval(idleCheck);
  server.closeAllConnections();
}
