import { iterableToStream } from './iterable-stream';
import { problem } from './problem';

/**
 * How many streams may be open at once in this process. A tab has at most one, and a network may be that of a whole office.
 * Each stream takes a socket and a timer; without a limit, one client could exhaust them.
 */
export const streamLimits = { network: 100, user: 20, customers: 500 } as const;

type Kind = keyof typeof streamLimits;

/** Headers of a stream of server-sent events. The last one keeps nginx from buffering it. */
const headers = {
  'Content-Type': 'text/event-stream',
  'Cache-Control': 'private, no-store',
  'X-Accel-Buffering': 'no',
};

const RETRY_AFTER_SECONDS = 30;
const tooMany = () =>
  problem(429, 'Too many pages that show progress are open. Close some of them and reload this one.', {
    headers: { 'Retry-After': String(RETRY_AFTER_SECONDS) },
  });

const openStreams = new Map<string, number>();

function add(keys: readonly string[], change: 1 | -1): void {
  for (const key of keys) {
    const count = (openStreams.get(key) ?? 0) + change;
    if (count > 0) openStreams.set(key, count);
    else openStreams.delete(key);
  }
}

/** Ends with the source, and calls `onEnd` however it ends. */
async function* endingWith(source: AsyncGenerator<string>, onEnd: () => void): AsyncGenerator<string> {
  try {
    yield* source;
  } finally {
    onEnd();
  }
}

/**
 * Responds with server-sent events, or with 429 to a client that has too many streams open.
 * @param client the network of the client, as `clientInfoOf` returns it, and the id of the user if there is one
 * @param source starts the stream; its signal aborts when the client disconnects
 */
export function respondWithEvents(
  { method, signal }: Pick<Request, 'method' | 'signal'>,
  client: Partial<Record<Kind, string>>,
  source: (signal: AbortSignal) => AsyncGenerator<string>,
): Response {
  // Next discards the body of a response to HEAD without reading or cancelling it.
  if (method === 'HEAD') return new Response(null, { headers });
  const kinds = (Object.keys(streamLimits) as Kind[]).filter((kind) => client[kind] !== undefined);
  const keyOf = (kind: Kind) => `${kind} ${client[kind]}`;
  if (kinds.some((kind) => (openStreams.get(keyOf(kind)) ?? 0) >= streamLimits[kind])) return tooMany();
  const keys = kinds.map(keyOf);
  add(keys, 1);
  let isOpen = true;
  const close = () => {
    if (isOpen) add(keys, -1);
    isOpen = false;
  };
  // A stream that was never read is not cancelled either when its client disconnects.
  signal.addEventListener('abort', close, { once: true });
  if (signal.aborted) close();
  return new Response(iterableToStream(endingWith(source(signal), close)), { headers });
}
