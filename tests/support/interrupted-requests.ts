import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { seededRandom } from './seeded-random';

type Random = ReturnType<typeof seededRandom>;

/** When a client disconnects: during its request, some time after it, or after part of the response. */
type Interruption = { sentBytes?: number; afterMs?: number; receivedBytes?: number };

function drawInterruption(random: Random, requestBytes: number): Interruption {
  const kind = random.below(4);
  if (kind === 0) return { sentBytes: random.below(requestBytes) };
  if (kind === 1) return { receivedBytes: 1 + random.below(60_000) };
  return { afterMs: random.below(kind === 2 ? 5 : 60) };
}

/** Sends one request and destroys its connection on the way. Resolves when the connection is closed for any reason. */
function interruptOne(url: URL, interruption: Interruption): Promise<void> {
  const { sentBytes, afterMs, receivedBytes } = interruption;
  const request = `GET ${url.pathname}${url.search} HTTP/1.1\r\nHost: ${url.host}\r\nAccept-Encoding: gzip, br\r\n\r\n`;
  return new Promise((resolve) => {
    const socket = connect(Number(url.port), url.hostname, () => {
      if (sentBytes !== undefined) socket.write(request.slice(0, sentBytes), () => socket.destroy());
      else socket.write(request);
      if (afterMs !== undefined) void sleep(afterMs).then(() => socket.destroy());
    });
    let received = 0;
    socket.on('data', (chunk) => {
      received += chunk.length;
      // A response shorter than the bytes to wait for has ended when no more data arrives.
      if (receivedBytes !== undefined && received >= receivedBytes) socket.destroy();
      else if (receivedBytes !== undefined) socket.setTimeout(100, () => socket.destroy());
    });
    socket.on('error', () => {});
    socket.once('close', () => resolve());
  });
}

/** Sends `count` requests to each URL in random order, at most `concurrency` at a time, and interrupts each. */
export async function interruptRequests(urls: readonly URL[], count: number, random: Random, concurrency = 40) {
  let left = count * urls.length;
  const client = async () => {
    while (left > 0) {
      left -= 1;
      const url = urls[random.below(urls.length)];
      if (url) await interruptOne(url, drawInterruption(random, 80));
    }
  };
  await Promise.all(Array.from({ length: concurrency }, client));
}
