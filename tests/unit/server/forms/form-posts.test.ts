import { once } from 'node:events';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { markActionReached } from '@/lib/forms/action-scope';
import { startChain } from '../../../support/chain-server';

let site: Awaited<ReturnType<typeof startChain>>;
const bodies: string[] = [];

beforeAll(async () => {
  site = await startChain(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const body = Buffer.concat(chunks).toString();
    bodies.push(body);
    if (request.url === '/action') markActionReached();
    if (request.url === '/failing-action') {
      markActionReached();
      return response.writeHead(500, { 'content-type': 'text/html' }).end('<html id="__next_error__"></body>');
    }
    if (request.url === '/outdated')
      return response.writeHead(409, { 'content-type': 'text/plain' }).end('Server Action unavailable.');
    if (request.url === '/unreadable') return response.writeHead(500).end();
    response.setHeader('set-cookie', ['a=1', 'b=2']);
    response.writeHead(200, { 'content-type': 'text/html' }).end('<p>done</p>');
  });
});
afterAll(() => site.close());

const form = (fields: Record<string, string> = { name: 'Mary' }) => {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.set(name, value);
  return data;
};
const post = (path: string, body: BodyInit, headers: Record<string, string> = {}) =>
  fetch(`${site.url}${path}`, { method: 'POST', body, headers });

describe('formPosts', () => {
  test('forwards the form, and responds with its cookies and a nonce policy', async () => {
    const response = await post('/action', form());
    expect(response.status).toBe(200);
    expect(response.headers.getSetCookie()).toEqual(['a=1', 'b=2']);
    expect(response.headers.get('content-security-policy')).toMatch(/script-src 'self' 'nonce-[\w+/=]+'/);
    expect(bodies.at(-1)).toContain('Mary');
  });

  test.each([
    ['a post that reaches no action', '/page', 400],
    ['a post that Next fails to read', '/unreadable', 400],
    ['an action that fails', '/failing-action', 500],
  ])('answers %s', async (_, path, status) => expect((await post(path, form())).status).toBe(status));

  test('repeats what was written in a form of another build, but no password, token or short value', async () => {
    const written = {
      message: 'Our <b>van</b> is full.\nCan you help?',
      password: 'correct horse battery',
      id: '7f3a',
    };
    const response = await post('/outdated', form({ $ACTION_KEY: 'a b', ...written }));
    expect(response.status).toBe(409);
    expect(response.headers.get('content-type')).toContain('text/html');
    const html = await response.text();
    expect(html).toMatch(/<pre>Our &lt;b&gt;van&lt;\/b&gt; is full\.\r?\nCan you help\?<\/pre>/);
    expect(html).toContain('<a href="/outdated">Open the page again</a>');
    for (const left of ['correct horse', '7f3a', 'a b<']) expect(html).not.toContain(left);
  });

  test('leaves the response to a call of another build to the client of Next', async () => {
    const response = await post('/outdated', form(), { 'next-action': '0'.repeat(42) });
    expect([response.status, await response.text()]).toEqual([409, 'Server Action unavailable.']);
  });

  test('adds readable text to the page of an action that fails', async () => {
    expect(await (await post('/failing-action', form())).text()).toContain('This page didn’t load');
  });

  test.each([
    ['known', 'Content-Length: 20000000', (size: number) => Buffer.alloc(size)],
    [
      'unknown',
      'Transfer-Encoding: chunked',
      (size: number) =>
        Buffer.concat([Buffer.from(`${size.toString(16)}\r\n`), Buffer.alloc(size), Buffer.from('\r\n')]),
    ],
  ])('responds with 413 to an oversized body of %s length, and reads the rest of it', async (_, framing, part) => {
    const socket = connect(site.port, '127.0.0.1').on('error', () => {});
    const type = 'Content-Type: multipart/form-data; boundary=XX';
    socket.write(`POST /action HTTP/1.1\r\nHost: x\r\n${type}\r\n${framing}\r\n\r\n`);
    socket.write(part(2_000_000));
    const [response] = await once(socket, 'data');
    expect(String(response)).toMatch(/^HTTP\/1\.1 413 [\s\S]*too large/);
    // A client that reads only after it has sent everything would lose the response to a reset.
    for (let sent = 1; sent < 10; sent += 1) {
      await new Promise<void>((resolve, reject) =>
        socket.write(part(2_000_000), (error) => (error ? reject(error) : resolve())),
      );
    }
    socket.destroy();
  });

  test('rejects posts that are cross-origin, of another type, or too large', async () => {
    expect((await post('/action', form(), { origin: 'https://elsewhere.example' })).status).toBe(403);
    expect((await post('/action', '{}', { 'content-type': 'application/json' })).status).toBe(415);
    expect((await post('/action', form({ message: 'x'.repeat(1_100_000) }))).status).toBe(413);
  });
});
