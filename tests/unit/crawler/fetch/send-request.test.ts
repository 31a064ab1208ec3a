import { type AddressInfo, createServer, type Socket } from 'node:net';
import { afterEach, expect, test, vi } from 'vitest';
import { guardedAgent, IDLE_TIMEOUT_MS } from '@/lib/crawler/fetch/guarded-agent';
import { sendRequest } from '@/lib/crawler/fetch/send-request';

afterEach(() => void vi.useRealTimers());

test('sendRequest › ends a TLS handshake that the server does not finish', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const stop = new AbortController();
  const silent = createServer((socket: Socket) => {
    socket
      .on('error', () => undefined)
      .once('data', () => {
        vi.advanceTimersByTime(IDLE_TIMEOUT_MS);
        stop.abort();
      });
  });
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
  const { port } = silent.address() as AddressInfo;
  const agent = guardedAgent({ allowHosts: ['localhost'] });
  const sending = sendRequest(new URL(`https://localhost:${port}/`), {}, { agent, signal: stop.signal });
  await expect(sending).rejects.toMatchObject({ code: 'ETIMEDOUT' });
  silent.close();
});
