import type { RequestListener, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** Requests of one connection that may be under way at once. Browsers and proxies wait for each response. */
const MAX_UNDER_WAY = 64;

/**
 * Closes connections that pipeline too many requests. Node hands over all that arrive in one piece, up to some thousands, and their
 * responses stay in memory until the client reads them: a few hundred such connections would exhaust it.
 */
export function limitPipelining(handle: RequestListener): RequestListener {
  const underWay = new WeakMap<Socket, Set<ServerResponse>>();

  function responsesOf(socket: Socket): Set<ServerResponse> {
    const known = underWay.get(socket);
    if (known) return known;
    const responses = new Set<ServerResponse>();
    underWay.set(socket, responses);
    socket.once('close', () => closeWaiting(responses));
    return responses;
  }

  return (request, response) => {
    const { socket } = request;
    // The rest of what had arrived before the connection was closed.
    if (socket.destroyed) return;
    const responses = responsesOf(socket);
    if (responses.size >= MAX_UNDER_WAY) return void socket.destroy();
    responses.add(response);
    response.once('close', () => responses.delete(response));
    handle(request, response);
  };
}

/** Node closes only the response whose turn it is: the files of the others, for example, would stay open. */
function closeWaiting(responses: ReadonlySet<ServerResponse>): void {
  for (const response of responses) if (!response.socket) response.destroy().emit('close');
}
