import { existsSync, readFileSync } from 'node:fs';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createHttpServer } from '@/lib/server/http-server';

/** More than the buffers of both ends hold. */
const LARGE = Buffer.alloc(50_000_000);

const server = createHttpServer({
  headersTimeout: 300,
  requestTimeout: 600,
  connectionsCheckingInterval: 50,
  stalledTimeout: 300,
});
beforeAll(async () => {
  server.on('request', (request, response) => {
    if (request.url === '/large') response.end(LARGE);
    else request.resume();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(() => {
  server.close();
  server.closeAllConnections();
});

const open = (options: { allowHalfOpen?: boolean } = {}): Socket =>
  connect({ port: (server.address() as AddressInfo).port, host: '127.0.0.1', ...options });
const connections = () => new Promise<number>((resolve) => server.getConnections((_, count) => resolve(count)));
let accepted = 0;
server.on('connection', () => {
  accepted += 1;
});

/** As many bad clients as come at once. */
const CLIENTS = 200;

/** TCP sockets of this port that a process still holds, by the kernel's own table (Linux); orphans have no inode. */
function heldSockets(): string[] {
  if (!existsSync('/proc/net/tcp')) return [];
  const port = (server.address() as AddressInfo).port.toString(16).toUpperCase().padStart(4, '0');
  const rows = readFileSync('/proc/net/tcp', 'utf8').split('\n').slice(1);
  const fields = rows.map((row) => row.trim().split(/\s+/));
  return fields
    .filter(([, local, , state, , , , , , inode]) => local?.endsWith(`:${port}`) && state !== LISTEN && inode !== '0')
    .map(([, , remote, state]) => `${remote} ${state}`);
}
const LISTEN = '0A';

/** Sends `start` at once, then `then` again and again, until the server closes the connection. */
function drip(start: string, then: string): Promise<string> {
  return new Promise((resolve) => {
    const socket = open();
    socket.write(start);
    let received = '';
    const dripping = setInterval(() => socket.write(then), 100);
    socket.on('data', (chunk) => {
      received += chunk;
    });
    socket.on('error', () => {});
    socket.on('close', () => {
      clearInterval(dripping);
      resolve(received);
    });
  });
}

describe('createHttpServer', () => {
  test.each([
    ['headers', 'GET / HTTP/1.1\r\nHost: x\r\nX-Slow: '],
    ['a body', 'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 9999\r\n\r\n'],
  ])('answers 408 to a client that sends %s byte by byte, and closes the connection', async (_, start) => {
    expect(await drip(start, 'a')).toMatch(/^HTTP\/1\.1 408 [\s\S]*Connection: close/);
  });

  test('destroys the connections of clients that ignore 408 and keep their side open', async () => {
    const before = accepted;
    const sockets = Array.from({ length: CLIENTS }, () => open({ allowHalfOpen: true }));
    for (const socket of sockets) socket.on('error', () => {}).write('GET / HTTP/1.1\r\nX-Slow: ');
    await expect.poll(() => accepted - before).toBe(CLIENTS);
    await expect.poll(connections).toBe(0);
    await expect.poll(heldSockets).toEqual([]);
    for (const socket of sockets) socket.destroy();
  });

  test('destroys the connections of clients that do not read the response', async () => {
    const before = accepted;
    const sockets = Array.from({ length: CLIENTS }, () => open());
    for (const socket of sockets)
      socket
        .pause()
        .on('error', () => {})
        .write('GET /large HTTP/1.1\r\nHost: x\r\n\r\n');
    await expect.poll(() => accepted - before).toBe(CLIENTS);
    await expect.poll(connections).toBe(0);
    await expect.poll(heldSockets).toEqual([]);
    for (const socket of sockets) socket.destroy();
  });
});
