import { createServer } from 'node:http';
import { afterEach, expect, test } from 'vitest';
import { CLIENT_IP_HEADER } from '@/lib/server/client-ip';
import { compose, createContext } from '@/lib/server/compose';
import { paceWrites } from '@/lib/server/limits/pace-writes';
import { listen } from '../../../support/chain-server';

// A twentieth of 20 requests in 30 seconds: one write in 30 seconds.
const policy = { points: 20, windowMs: 30_000 };
const handle = compose([paceWrites(policy), ({ response }) => void response.end('served')]);
const aborted = new AbortController();

async function startSite() {
  return listen(createServer((request, response) => void handle(createContext(request, response))));
}

afterEach(() => aborted.abort());

test('paceWrites › serves a burst of writes at once, delays the next ones, rejects those with too long a delay, and does not delay other clients', async () => {
  const site = await startSite();
  const statuses: number[] = [];
  const send = async (path: string, ip: string, method = 'POST') => {
    const headers = { [CLIENT_IP_HEADER]: ip };
    return (await fetch(site.url + path, { method, headers, signal: aborted.signal })).status;
  };
  // Many paths are no way around the pace: some routes take any.
  for (let post = 0; post < 12; post += 1)
    send(`/contact/${post}`, '203.0.113.7').then(
      (status) => statuses.push(status),
      () => {},
    );
  await expect.poll(() => statuses.sort()).toEqual([200, 200, 200, 200, 200, 429, 429, 429, 429, 429, 429]);
  expect(await send('/contact', '203.0.113.8'), 'another client').toBe(200);
  expect(await send('/contact', '203.0.113.7', 'GET'), 'a page of the same client').toBe(200);
  aborted.abort();
  site.close();
});
