import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { checkRelay } from '@/lib/mail/relay';
import { openSmtp, smtpOptions } from '@/lib/mail/transport';

const servers: SMTPServer[] = [];

/** A mail server with the self-signed certificate of smtp-server, on this machine. Returns its port. */
async function startRelay(options: SMTPServerOptions = {}): Promise<number> {
  const server = new SMTPServer({
    authOptional: true,
    disableReverseLookup: true,
    onAuth: ({ username, password }, _session, done) =>
      username === 'user' && password === 'right' ? done(null, { user: username }) : done(new Error('Wrong password')),
    ...options,
  });
  server.on('error', () => {});
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return (server.server.address() as AddressInfo).port;
}

afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => new Promise<void>((resolve) => server.close(resolve))));
});

/** The options for a mail server on another machine, with the same URL. */
const asRemote = (url: string) => ({ ...smtpOptions(url), requireTLS: true, tls: { rejectUnauthorized: true } });

describe('checkRelay', () => {
  test.each([
    ['without TLS', { disabledCommands: ['STARTTLS'] }],
    ['with a self-signed certificate', {}],
  ])('accepts a mail server on this machine %s', async (_name, options) => {
    expect(await checkRelay(`smtp://user:right@127.0.0.1:${await startRelay(options)}`)).toBeNull();
  });

  test('explains a password that is not percent-encoded, without the password', async () => {
    const problem = await checkRelay('smtp://user:50%off@mail.invalid:587');
    expect(problem?.what).toContain('not percent-encoded');
    expect(JSON.stringify(problem)).not.toContain('50%off');
  });

  test('explains that a mail server cannot be reached', async () => {
    const port = await startRelay();
    await new Promise<void>((resolve) => servers.pop()?.close(resolve));
    const problem = await checkRelay(`smtp://127.0.0.1:${port}`);
    expect(problem?.what).toBe(
      `The mail server 127.0.0.1:${port} cannot be reached (connect ECONNREFUSED 127.0.0.1:${port}).`,
    );
    expect(problem?.remedy).toContain('host and port in SMTP_URL');
  });

  test('explains an unknown host', async () => {
    expect((await checkRelay('smtp://mail.invalid:587'))?.what).toContain('mail.invalid:587 cannot be reached');
  });

  test('explains rejected credentials without the password', async () => {
    const problem = await checkRelay(`smtp://user:hunter2@127.0.0.1:${await startRelay()}`);
    expect(problem?.what).toMatch(/rejected the user name and password in SMTP_URL\.$/);
    expect(JSON.stringify(problem)).not.toContain('hunter2');
  });

  test('explains an untrusted certificate of another machine', async () => {
    const url = `smtp://127.0.0.1:${await startRelay()}`;
    const problem = await checkRelay(url, asRemote(url));
    expect(problem?.what).toMatch(/certificate of the mail server .+ is not trusted/);
    expect(problem?.remedy).toContain('add its CA to NODE_EXTRA_CA_CERTS');
  });

  test('explains that a mail server on another machine lacks STARTTLS', async () => {
    const url = `smtp://127.0.0.1:${await startRelay({ disabledCommands: ['STARTTLS'] })}`;
    expect((await checkRelay(url, asRemote(url)))?.what).toContain('offers no encrypted connection on this port');
  });

  test('explains smtps:// at a port with plain SMTP', async () => {
    const problem = await checkRelay(`smtps://127.0.0.1:${await startRelay()}`);
    expect(problem?.what).toContain('offers no encrypted connection on this port');
  });
});

describe('a mail server that accepts connections and says nothing', () => {
  afterEach(() => void vi.useRealTimers());

  test.each([
    ['checkRelay gives up after five seconds', 5_000, (url: string) => checkRelay(url)],
    [
      'sending gives up after five minutes',
      300_000,
      (url: string) =>
        openSmtp(smtpOptions(url))
          .verify()
          .catch(() => null),
    ],
  ])('%s', async (_name, limitMs, connect) => {
    const sockets: Socket[] = [];
    const silent = createServer((socket) => sockets.push(socket)).listen(0, '127.0.0.1');
    await once(silent, 'listening');
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    let isOver = false;
    const connected = once(silent, 'connection');
    void connect(`smtp://127.0.0.1:${(silent.address() as AddressInfo).port}`).then(() => {
      isOver = true;
    });
    await connected;
    let passed = 0;
    while (!isOver) {
      vi.advanceTimersByTime(100);
      passed += 100;
      await new Promise((resolve) => setImmediate(resolve));
    }
    expect(passed).toBeGreaterThanOrEqual(limitMs);
    expect(passed).toBeLessThan(limitMs * 1.3);
    for (const socket of sockets) socket.destroy();
    silent.close();
  });
});
