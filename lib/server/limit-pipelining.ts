import type { RequestListener } from 'node:http';
import type { Socket } from 'node:net';

/** Requests of one connection that may be under way at once. Browsers and proxies wait for each response. */
const MAX_UNDER_WAY = 64;

/**
 * Closes connections that pipeline too many requests. Node hands over all that arrive in one piece, up to some thousands, and their
 * responses stay in memory until the client reads them: a few hundred such connections would exhaust it.
 */
export function limitPipelining(handle: RequestListener): RequestListener {
  const underWay = new WeakMap<Socket, number>();
  return (request, response) => {
    const { socket } = request;
    // The rest of what had arrived before the connection was closed.
    if (socket.destroyed) return;
    const count = (underWay.get(socket) ?? 0) + 1;
    if (count > MAX_UNDER_WAY) return void socket.destroy();
    underWay.set(socket, count);
    response.once('close', () => underWay.set(socket, (underWay.get(socket) ?? 1) - 1));
    handle(request, response);
  };
}
