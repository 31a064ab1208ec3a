import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startChain } from '../../../support/chain-server';

let site: Awaited<ReturnType<typeof startChain>>;
beforeAll(async () => {
  site = await startChain((_request, response) => response.end('handled'));
});
afterAll(() => site.close());

/** Sends bytes as they are, and reads until the server closes the connection. */
async function send(head: string[]): Promise<string> {
  const socket = connect(site.port, '127.0.0.1');
  await once(socket, 'connect');
  socket.write(`${[...head, 'Connection: close', '', ''].join('\r\n')}`);
  return text(socket);
}

const GET = 'GET /api/health HTTP/1.1';

test.each([
  ['none', [GET]],
  ['two equal ones', [GET, 'Host: bakery.example', 'Host: bakery.example']],
  ['two different ones', [GET, 'Host: bakery.example', 'Accept: */*', 'hOST: evil.example']],
  ['an empty one', [GET, 'Host:']],
  ['two in one line', [GET, 'Host: bakery.example, evil.example']],
  ['one with a path', [GET, 'Host: bakery.example/evil']],
  ['one with a user', [GET, 'Host: mary@bakery.example']],
  ['unreadable, although that of the target counts', ['GET http://bakery.example/ HTTP/1.1', 'Host: a b']],
  ['sent twice, although that of the target counts', ['GET http://bakery.example/ HTTP/1.1', 'Host: a', 'Host: b']],
  ['two in HTTP/1.0', ['GET /api/health HTTP/1.0', 'Host: bakery.example', 'Host: evil.example']],
])('rejectMalformed › responds with 400 to a request whose Host is %s', async (_case, head) => {
  expect(await send(head)).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/);
});

test.each([
  ['a name', [GET, 'Host: bakery.example']],
  ['a name and a port', [GET, 'Host: bakery.example:3000']],
  ['an IPv6 address and a port', [GET, 'Host: [::1]:3000']],
  ['an internationalised name', [GET, 'Host: xn--bckerei-5wa.example']],
  ['missing in HTTP/1.0', ['GET /api/health HTTP/1.0']],
])('rejectMalformed › lets a request pass whose Host is %s', async (_case, head) => {
  expect(await send(head)).toMatch(/^HTTP\/1\.1 200 OK\r\n[\s\S]*handled/);
});

test.each([
  '/about#x',
  '/blog?q=x#y',
  '/\\evil.example',
  '/x/../about',
  '/./about',
  '/about/..',
  '/x/%2e%2E/about',
  '/%2e',
])('rejectMalformed › responds with 400 to the target %s, another spelling of a page', async (target) => {
  expect(await send([`GET ${target} HTTP/1.1`, 'Host: x'])).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/);
});

test.each(['/.well-known/security.txt', '/a..b', '/...', '/about?next=/../x'])(
  'rejectMalformed › lets the target %s pass',
  async (target) => {
    expect(await send([`GET ${target} HTTP/1.1`, 'Host: x'])).toMatch(/^HTTP\/1\.1 200 OK\r\n[\s\S]*handled/);
  },
);
