import { afterEach, describe, expect, test } from 'vitest';
import { respondWithEvents, streamLimits } from '@/lib/http/event-stream';

const clients: AbortController[] = [];

/** Events until the client disconnects. */
async function* untilAborted(signal: AbortSignal): AsyncGenerator<string> {
  yield 'event: progress\n\n';
  await new Promise((resolve) => signal.addEventListener('abort', resolve, { once: true }));
}
async function* one(): AsyncGenerator<string> {
  yield 'event: end\n\n';
}
// biome-ignore lint/correctness/useYield: a source that fails before its first event
async function* failing(): AsyncGenerator<string> {
  throw new Error('The database is down.');
}

type Client = Parameters<typeof respondWithEvents>[1];

function open(client: Client, source: (signal: AbortSignal) => AsyncGenerator<string> = untilAborted, method = 'GET') {
  const connection = new AbortController();
  clients.push(connection);
  const response = respondWithEvents({ method, signal: connection.signal }, client, source);
  return { response, disconnect: () => connection.abort() };
}

afterEach(() => {
  for (const client of clients.splice(0)) client.abort();
});

const fill = (client: Client, count: number) => Array.from({ length: count }, () => open(client));
const statusOf = (client: Client) => {
  const { response, disconnect } = open(client);
  disconnect();
  return response.status;
};

describe('respondWithEvents', () => {
  test.each([
    ['network', { network: '192.0.2.1' }, { network: '192.0.2.2' }],
    ['user', { user: 'mary' }, { user: 'sean' }],
  ] as const)(
    'responds with 429 to more streams of one %s than the limit, and not to another',
    async (kind, client, other) => {
      const opened = fill(client, streamLimits[kind]);
      expect(opened.map(({ response }) => response.status)).toEqual(opened.map(() => 200));
      const { response } = open(client);
      expect(response.status).toBe(429);
      expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
      expect((await response.json()).detail).toMatch(/Close some of them/);
      expect(statusOf(other)).toBe(200);
      opened[0]?.disconnect();
      expect(statusOf(client), 'after one of them was closed').toBe(200);
    },
  );

  test('counts a stream of a user for the network too, and a rejected one for neither', () => {
    fill({ network: '192.0.2.1', user: 'mary' }, streamLimits.user);
    for (let time = 0; time < streamLimits.network; time += 1)
      expect(statusOf({ network: '192.0.2.1', user: 'mary' })).toBe(429);
    fill({ network: '192.0.2.1' }, streamLimits.network - streamLimits.user);
    expect(statusOf({ network: '192.0.2.1', user: 'sean' })).toBe(429);
  });

  test('stops counting a stream that has ended, failed or was cancelled', async () => {
    const client = { user: 'mary' };
    const opened = fill(client, streamLimits.user - 1);
    const { response } = open(client, one);
    expect(statusOf(client)).toBe(429);
    expect(await response.text()).toBe('event: end\n\n');
    expect(statusOf(client), 'ended').toBe(200);
    await expect(open(client, failing).response.text()).rejects.toThrow('The database is down.');
    expect(statusOf(client), 'failed').toBe(200);
    const reader = open(client).response.body?.getReader();
    await reader?.read();
    opened[0]?.disconnect();
    opened[0]?.disconnect();
    open(client);
    expect(statusOf(client), 'closed twice, counted once').toBe(429);
  });

  test('does not count HEAD, whose body is never read, or a client that has disconnected already', () => {
    const client = { user: 'mary' };
    for (let time = 0; time <= streamLimits.user; time += 1)
      expect(open(client, one, 'HEAD').response.status).toBe(200);
    for (let time = 0; time <= streamLimits.user; time += 1)
      respondWithEvents({ method: 'GET', signal: AbortSignal.abort() }, client, one);
    expect(statusOf(client)).toBe(200);
  });
});
