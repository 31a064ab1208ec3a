import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { markActionReached } from '@/lib/forms/action-scope';
import { startChain } from '../../support/chain-server';

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

  test('adds readable text to the page of an action that fails', async () => {
    expect(await (await post('/failing-action', form())).text()).toContain('This page did not load');
  });

  test('responds with 413 to an oversized body of unknown length, instead of resetting the connection', async () => {
    const received = await new Promise<string>((resolve) => {
      let text = '';
      const socket = connect(site.port, '127.0.0.1', () => {
        socket.write('POST /action HTTP/1.1\r\nHost: x\r\nContent-Type: multipart/form-data; boundary=XX\r\n');
        socket.write('Transfer-Encoding: chunked\r\n\r\n');
        // The last chunk, of size 0, never comes.
        for (let count = 0; count < 12; count += 1) socket.write(`186a0\r\n${'a'.repeat(100_000)}\r\n`);
      });
      socket.on('data', (chunk) => {
        text += chunk;
      });
      socket.on('error', () => {});
      socket.on('close', () => resolve(text));
    });
    expect(received).toMatch(/^HTTP\/1\.1 413 [\s\S]*too large/);
  });

  test('rejects posts that are cross-origin, of another type, or too large', async () => {
    expect((await post('/action', form(), { origin: 'https://elsewhere.example' })).status).toBe(403);
    expect((await post('/action', '{}', { 'content-type': 'application/json' })).status).toBe(415);
    expect((await post('/action', form({ message: 'x'.repeat(1_100_000) }))).status).toBe(413);
  });
});
