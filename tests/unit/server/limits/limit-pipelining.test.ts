import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import { connect } from 'node:net';
import { afterEach, describe, expect, test } from 'vitest';
import { limitPipelining } from '@/lib/server/limits/limit-pipelining';
import { listen } from '../../../support/chain-server';

const GET = 'GET / HTTP/1.1\r\nHost: x\r\n\r\n';

let handled: ServerResponse[] = [];
let close = () => {};
afterEach(() => close());

async function open(respond: (response: ServerResponse) => void) {
  handled = [];
  const site = await listen(
    createServer(
      limitPipelining((_request, response) => {
        handled.push(response);
        respond(response);
      }),
    ),
  );
  close = site.close;
  return connect(site.port, '127.0.0.1').on('error', () => {});
}

describe('limitPipelining', () => {
  test('closes a connection with too many requests under way, and hands over no more of them', async () => {
    const socket = await open(() => {});
    socket.write(GET.repeat(2_000));
    await once(socket, 'close');
    expect(handled.length).toBe(64);
  });

  test('closes the responses that still wait for their turn when the client disconnects', async () => {
    let closed = 0;
    const socket = await open((response) => response.once('close', () => (closed += 1)));
    socket.write(GET.repeat(5));
    await expect.poll(() => handled.length).toBe(5);
    socket.destroy();
    await expect.poll(() => closed).toBe(5);
  });

  test('lets any number of requests pass one after the other', async () => {
    const socket = await open((response) => response.end());
    for (let count = 0; count < 200; count += 1) {
      socket.write(GET);
      await once(socket, 'data');
    }
    expect(handled.length).toBe(200);
    socket.destroy();
  });

  test('lets a few pipelined requests pass, and counts a response that has ended no more', async () => {
    const socket = await open(() => {});
    socket.write(GET.repeat(60));
    await expect.poll(() => handled.length).toBe(60);
    for (const response of handled) response.end();
    await expect.poll(() => handled.every(({ closed }) => closed)).toBe(true);
    socket.write(GET.repeat(60));
    await expect.poll(() => handled.length).toBe(120);
    expect(socket.destroyed).toBe(false);
    socket.destroy();
  });
});
