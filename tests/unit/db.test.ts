import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { expect, test, vi } from 'vitest';
import { proseOf } from '../support/prose';

const shared = globalThis as { prismaPool?: unknown; prismaClient?: unknown };

test('db › waits for a connection as long as the documents say', async () => {
  const [, seconds] = /a connection timeout after (\d+) seconds/.exec(proseOf('docs/operations.md')) ?? [];
  const { prismaPool, prismaClient } = shared;
  const sockets: Socket[] = [];
  const silent = createServer((socket) => sockets.push(socket)).listen(0, '127.0.0.1');
  await once(silent, 'listening');
  try {
    Object.assign(shared, { prismaPool: undefined, prismaClient: undefined });
    vi.resetModules();
    vi.stubEnv('DATABASE_URL', `postgresql://site:x@127.0.0.1:${(silent.address() as AddressInfo).port}/site`);
    const { pool } = await import('@/lib/db');
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    let problem: string | undefined;
    void pool.connect().catch(({ message }: Error) => {
      problem = message;
    });
    await once(silent, 'connection');
    vi.advanceTimersByTime(Number(seconds) * 1_000 - 1);
    await new Promise((resolve) => setImmediate(resolve));
    expect(problem).toBeUndefined();
    vi.advanceTimersByTime(1);
    vi.useRealTimers();
    await expect.poll(() => problem).toMatch(/timeout/);
  } finally {
    vi.useRealTimers();
    Object.assign(shared, { prismaPool, prismaClient });
    vi.resetModules();
    for (const socket of sockets) socket.destroy();
    silent.close();
  }
});
