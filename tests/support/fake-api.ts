import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** How a fake service responds: as documented, or with a typical failure. */
export type Mood = 'fine' | 'slow' | 'empty' | 'rate-limited' | 'malformed' | 'partial' | 'error';

export type ApiRequest = { method: string; url: URL; headers: IncomingHttpHeaders; body: string };
/** A `body` that is not a string is sent as JSON. */
export type ApiAnswer = { status?: number; headers?: Record<string, string>; body: unknown };

export type FakeApi<M extends string> = {
  /** Like http://localhost:1234 */
  origin: string;
  /** All requests so far, in order. */
  requests: ApiRequest[];
  /** Can be changed while the server runs. */
  mood: M | Mood;
  /** Moods for the next requests, one each; afterwards `mood` applies again. */
  next: (M | Mood)[];
  /** The Retry-After header in moods that send it. */
  retryAfterSeconds: number;
  /** The delay of the mood "slow", which ends early when `mood` changes. */
  slowMs: number;
  stop: () => Promise<void>;
};

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms).unref());

async function read(request: IncomingMessage, origin: string): Promise<ApiRequest> {
  const url = new URL(request.url ?? '/', origin);
  return { method: request.method ?? 'GET', url, headers: request.headers, body: await text(request) };
}

function send(response: ServerResponse, { status = 200, headers, body }: ApiAnswer, isMalformed: boolean): void {
  const whole = typeof body === 'string' ? body : JSON.stringify(body);
  const type = typeof body === 'string' ? 'text/html; charset=utf-8' : 'application/json; charset=utf-8';
  response.writeHead(status, { 'Content-Type': type, ...headers });
  response.end(isMalformed ? whole.slice(0, whole.length / 2) : whole);
}

/** Starts a fake JSON service on this machine. The moods "slow" and "malformed" are the same for every service. */
export async function startFakeApi<M extends string>(
  mood: M | Mood,
  answer: (request: ApiRequest, mood: M | Mood, api: FakeApi<M>) => ApiAnswer,
): Promise<FakeApi<M>> {
  const handle = async (request: IncomingMessage, response: ServerResponse) => {
    const asked = await read(request, api.origin);
    api.requests.push(asked);
    const once = api.next.shift();
    const current = once ?? api.mood;
    const until = performance.now() + api.slowMs;
    while ((once ?? api.mood) === 'slow' && performance.now() < until) await pause(20);
    send(response, answer(asked, current, api), current === 'malformed');
  };
  const server = createServer((request, response) => {
    handle(request, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(0, '127.0.0.1', resolve);
  });
  const api: FakeApi<M> = {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    requests: [],
    mood,
    next: [],
    retryAfterSeconds: 1,
    slowMs: 20_000,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return api;
}

/** The items that contain every word of the query, in their given order. */
export function withWords<T>(entries: T[], textOf: (entry: T) => string, query: string): T[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  return entries.filter((entry) => words.every((word) => textOf(entry).toLowerCase().includes(word)));
}
