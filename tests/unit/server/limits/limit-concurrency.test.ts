import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { CLIENT_IP_HEADER } from '@/lib/server/client-ip';
import { compose, createContext } from '@/lib/server/compose';
import { inTotal, limitConcurrency, perClient } from '@/lib/server/limits/limit-concurrency';
import { listen } from '../../../support/chain-server';

let site: Awaited<ReturnType<typeof listen>>;
let running: ServerResponse[];

beforeEach(async () => {
  running = [];
  const limit = limitConcurrency({ ...perClient, maxRunning: 2, maxWaiting: 3 });
  const handle = compose([limit, ({ response }) => void running.push(response)]);
  site = await listen(createServer((request, response) => void handle(createContext(request, response))));
});
afterEach(() => site.close());

const ask = (ip: string, path = '/auth', signal?: AbortSignal) =>
  fetch(site.url + path, { headers: { [CLIENT_IP_HEADER]: ip }, signal }).then(
    ({ status }) => status,
    () => 'aborted',
  );
const endOne = () => void running.shift()?.end();

describe('limitConcurrency', () => {
  test('hands over a few requests of a client at once, and the next ones in their turn', async () => {
    const statuses = [ask('203.0.113.7'), ask('203.0.113.7'), ask('203.0.113.7'), ask('203.0.113.7')];
    await expect.poll(() => running.length).toBe(2);
    for (let left = 4; left > 0; left -= 1) {
      await expect.poll(() => running.length).toBe(Math.min(left, 2));
      endOne();
    }
    expect(await Promise.all(statuses)).toEqual([200, 200, 200, 200]);
  });

  test('responds with 429 when too many wait, and delays neither other clients nor the API', async () => {
    const flood = Array.from({ length: 6 }, () => ask('203.0.113.7'));
    expect(await Promise.race(flood)).toBe(429);
    expect(running.length).toBe(2);
    void ask('203.0.113.8');
    await expect.poll(() => running.length).toBe(3);
    void ask('203.0.113.7', '/api/events');
    await expect.poll(() => running.length).toBe(4);
  });

  test('limits all clients together, except at pages that are rendered once for all of them', () => {
    const keyOf = (url: string) =>
      inTotal.keyOf(createContext({ url, method: 'GET', headers: {} } as IncomingMessage, {} as ServerResponse));
    expect(['/auth', '/blog?q=a', '/about', '/api/events'].map(keyOf)).toEqual(['all', 'all', undefined, undefined]);
  });

  test('hands the places of clients that hang up to those that wait', async () => {
    const leaving = new AbortController();
    const left = [
      ask('203.0.113.7', '/auth', leaving.signal),
      ask('203.0.113.7', '/auth', leaving.signal),
      ask('203.0.113.7', '/auth', leaving.signal),
    ];
    await expect.poll(() => running.length).toBe(2);
    leaving.abort();
    expect(await Promise.all(left)).toEqual(['aborted', 'aborted', 'aborted']);
    const staying = ask('203.0.113.7', '/account');
    // The server may hear of a client that hung up only after its turn has come.
    const findStaying = () => running.find(({ req }) => req.url === '/account');
    await expect.poll(findStaying).toBeDefined();
    findStaying()?.end();
    expect(await staying).toBe(200);
  });
});
