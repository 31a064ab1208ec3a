import { type AddressInfo, connect } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createHttpServer } from '@/lib/server/http-server';

const server = createHttpServer({ headersTimeout: 300, requestTimeout: 600, connectionsCheckingInterval: 50 });
beforeAll(async () => {
  server.on('request', (request, response) => request.resume().on('end', () => response.end('read')));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(() => void server.close());

/** Sends what is given at once, then a byte now and then, until the server has had enough. */
function drip(start: string, then: string): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect((server.address() as AddressInfo).port, '127.0.0.1', () => socket.write(start));
    let answer = '';
    const dripping = setInterval(() => socket.write(then), 100);
    socket.on('data', (chunk) => {
      answer += chunk;
    });
    socket.on('error', () => {});
    socket.on('close', () => {
      clearInterval(dripping);
      resolve(answer);
    });
  });
}

test('who sends headers byte by byte is told 408, and the connection is closed', async () => {
  expect(await drip('GET / HTTP/1.1\r\nHost: x\r\nX-Slow: ', 'a')).toMatch(/^HTTP\/1\.1 408 [\s\S]*Connection: close/);
});

test('so is who sends a body byte by byte', async () => {
  expect(await drip('POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 9999\r\n\r\n', 'a')).toMatch(/^HTTP\/1\.1 408 /);
});

test('a request that is whole is answered', async () => {
  expect(await drip('GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n', '')).toMatch(/read$/);
});
