import type { Server, ServerResponse } from 'node:http';
import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises';

/** How often connections that have become idle are closed. */
const LOOK_MS = 100;

/**
 * Resolves when everybody who has connected has been let in, and what they have sent has been read. In each of its turns the
 * event loop takes one waiting connection (libuv since 1.45), so a busy server has a queue that it has not seen yet.
 */
async function letEverybodyIn(server: Server, until: number): Promise<void> {
  let came = true;
  const note = () => {
    came = true;
  };
  server.on('connection', note);
  while (came && performance.now() < until) {
    came = false;
    // Timers, then what has come, then this again: after two there has been a whole turn.
    await nextTurn();
    await nextTurn();
  }
  server.off('connection', note);
}

type Options = {
  /** So long new connections are still taken: whoever sends them has to learn first that this server stops. */
  lastCallMs: number;
  /** After which whoever is still there is cut off. */
  patienceMs: number;
  /** Responses that do not end by themselves. Who gets one comes back, to a server that goes on. */
  endless?: ReadonlySet<ServerResponse>;
};

/** Closes a server without resetting anybody: takes who comes for a while, lets in who waits, and answers what is under way. */
export async function closeGently(server: Server, { lastCallMs, patienceMs, endless }: Options): Promise<void> {
  const end = performance.now() + patienceMs;
  await sleep(lastCallMs);
  await letEverybodyIn(server, end);
  const closed = new Promise((resolve) => server.close(resolve));
  for (const response of endless ?? []) response.destroy();
  const closing = setInterval(() => server.closeIdleConnections(), LOOK_MS);
  await Promise.race([closed, sleep(Math.max(0, end - performance.now()))]);
  clearInterval(closing);
  server.closeAllConnections();
}
