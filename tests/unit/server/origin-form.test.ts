import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startChain } from '../../support/chain-server';

let site: Awaited<ReturnType<typeof startChain>>;
beforeAll(async () => {
  site = await startChain(({ url, headers }, response) => response.end(`host ${headers.host} target ${url}`));
});
afterAll(() => site.close());

/** The response to a request line with the Host of another site. */
async function ask(requestLine: string, host = 'Host: other.example'): Promise<string> {
  const socket = connect(site.port, '127.0.0.1');
  await once(socket, 'connect');
  socket.write(`${requestLine}\r\n${host}\r\nConnection: close\r\n\r\n`);
  return text(socket);
}

describe('useOriginForm', () => {
  test.each([
    ['http://bakery.example/api/health', 'host bakery.example target /api/health'],
    ['http://bakery.example:3000/api/health?a=http://x/', 'host bakery.example:3000 target /api/health?a=http://x/'],
    ['HTTPS://[::1]:3000/api/health', 'host [::1]:3000 target /api/health'],
    ['/api/health?from=http://bakery.example/', 'host other.example target /api/health?from=http://bakery.example/'],
  ])('passes on path, query and host of the target %s', async (target, seen) => {
    const answer = await ask(`GET ${target} HTTP/1.1`);
    expect(answer).toMatch(/^HTTP\/1\.1 200 OK\r\n/);
    expect(answer).toContain(seen);
  });

  test.each(['http://bakery.example', 'http://bakery.example/'])('takes %s for the home page', async (target) => {
    expect(await ask(`GET ${target} HTTP/1.1`)).toContain('host bakery.example target /');
  });

  test('takes a query without a path for that of the home page', async () => {
    expect(await ask('GET http://bakery.example?a=1 HTTP/1.1')).toMatch(/target \/$/);
  });

  test('accepts a target in absolute form in HTTP/1.0 without Host', async () => {
    expect(await ask('GET http://bakery.example/api/health HTTP/1.0', 'Accept: */*')).toContain('host bakery.example');
  });

  test.each([
    ['another scheme', 'ftp://bakery.example/'],
    ['a scheme without authority', 'http:/bakery.example'],
    ['an empty host', 'http:///api/health'],
    ['a user', 'http://mary@bakery.example/'],
    ['an unreadable host', 'http://bakery,.example<>/'],
    ['a path that cannot be decoded', 'http://bakery.example/%ff'],
    ['only a host and port', 'bakery.example:443'],
  ])('rejects a target with %s with 400', async (_case, target) => {
    expect(await ask(`GET ${target} HTTP/1.1`)).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/);
  });
});
