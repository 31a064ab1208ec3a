import { mkdirSync, mkdtempSync, readdirSync, readlinkSync, rmSync, writeFileSync } from 'node:fs';
import { get } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { compressFolder } from '@/scripts/support/compress.mjs';
import { startChain } from '../../../support/chain-server';

const root = mkdtempSync(join(tmpdir(), 'static-'));
const previous = mkdtempSync(join(tmpdir(), 'previous-'));
const script = 'console.log("hello");\n'.repeat(200);
let site: Awaited<ReturnType<typeof startChain>>;

beforeAll(async () => {
  mkdirSync(join(root, 'chunks'));
  writeFileSync(join(root, 'chunks/a.js'), script);
  writeFileSync(join(root, 'large.bin'), Buffer.alloc(5_000_000, 1));
  await compressFolder(root);
  mkdirSync(join(previous, 'chunks'));
  writeFileSync(join(previous, 'chunks/a.js'), 'of the release before');
  writeFileSync(join(previous, 'chunks/old.js'), 'only in the release before');
  const staticFolders = [previous, root].map((folder) => ({
    root: folder,
    prefix: '/_next/static/',
    isImmutable: true,
  }));
  site = await startChain((_request, response) => response.writeHead(404).end('Next'), { staticFolders });
});
afterAll(() => {
  site.close();
  rmSync(root, { recursive: true });
  rmSync(previous, { recursive: true });
});

const ask = async (path: string, headers: Record<string, string> = {}, method = 'GET') => {
  const message = await new Promise<import('node:http').IncomingMessage>((resolve, reject) =>
    get(`${site.url}${path}`, { headers, method }, resolve).on('error', reject),
  );
  return { status: message.statusCode, headers: message.headers, body: await buffer(message) };
};

describe('staticFiles', () => {
  test.each([
    ['br', 'br'],
    ['gzip', 'gzip'],
    ['gzip, br;q=0', 'gzip'],
    ['identity', undefined],
  ])('with Accept-Encoding: %s serves %s', async (accepted, expected) => {
    const { status, headers } = await ask('/_next/static/chunks/a.js', { 'accept-encoding': accepted });
    expect([status, headers['content-encoding'], headers.vary]).toEqual([200, expected, 'Accept-Encoding']);
    expect(headers['content-type']).toMatch(/^text\/javascript/);
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
  });

  test('serves a file from the last folder that has it', async () => {
    const { body: own } = await ask('/_next/static/chunks/a.js', { 'accept-encoding': 'identity' });
    expect(own.toString()).toBe(script);
    const { body: old } = await ask('/_next/static/chunks/old.js');
    expect(old.toString()).toBe('only in the release before');
  });

  test('serves the same content compressed and uncompressed', async () => {
    const { body } = await ask('/_next/static/chunks/a.js', { 'accept-encoding': 'gzip' });
    expect(gunzipSync(body).toString()).toBe(script);
  });

  test.each([
    ['bytes=0-9', 206, script.slice(0, 10)],
    ['bytes=-10', 206, script.slice(-10)],
    [`bytes=${script.length - 5}-`, 206, script.slice(-5)],
    ['bytes=99999999-', 416, ''],
  ])('answers Range: %s', async (range, status, text) => {
    const response = await ask('/_next/static/chunks/a.js', { range, 'accept-encoding': 'identity' });
    expect([response.status, response.body.toString()]).toEqual([status, text]);
  });

  test('responds with 304 to a matching ETag, and without a body to HEAD', async () => {
    const { headers } = await ask('/_next/static/chunks/a.js');
    expect((await ask('/_next/static/chunks/a.js', { 'if-none-match': String(headers.etag) })).status).toBe(304);
    const head = await ask('/_next/static/chunks/a.js', {}, 'HEAD');
    expect([head.status, head.headers['content-length'], head.body.length]).toEqual([200, String(script.length), 0]);
  });

  test.each([
    ['if-match', '"another"'],
    ['if-unmodified-since', 'Thu, 01 Jan 1970 00:00:00 GMT'],
  ])('responds with 412 when the precondition %s fails', async (name, value) => {
    const { status, headers, body } = await ask('/_next/static/chunks/a.js', { [name]: value });
    expect([status, headers['cache-control'], body.toString()]).toEqual([412, undefined, '']);
  });

  test.each(['/_next/static/nowhere.js', '/_next/static/chunks', '/_next/static/..%2f..%2fpackage.json'])(
    'leaves %s to Next',
    async (path) => expect((await ask(path)).body.toString()).toContain('Next'),
  );

  test('closes the file of an interrupted download and continues to serve it', async () => {
    for (let count = 0; count < 20; count += 1)
      await new Promise<void>((resolve) => {
        const socket = connect(site.port, '127.0.0.1', () =>
          socket.write('GET /_next/static/large.bin HTTP/1.1\r\nHost: x\r\n\r\n'),
        );
        socket.once('data', () => socket.destroy()).once('close', () => resolve());
      });
    await expect.poll(openFiles).toEqual([]);
    expect((await ask('/_next/static/large.bin')).body.length).toBe(5_000_000);
  });

  test('closes the files of pipelined requests whose client has disconnected before their turn', async () => {
    const request = 'GET /_next/static/large.bin HTTP/1.1\r\nHost: x\r\n\r\n';
    await new Promise<void>((resolve) => {
      const socket = connect(site.port, '127.0.0.1', () => socket.write(request.repeat(40)));
      socket.once('data', () => socket.destroy()).once('close', () => resolve());
    });
    await expect.poll(openFiles).toEqual([]);
  });
});

/** The files below the folder that this process holds open (Linux). */
function openFiles(): string[] {
  return readdirSync('/proc/self/fd').flatMap((fd) => {
    try {
      const target = readlinkSync(`/proc/self/fd/${fd}`);
      return target.startsWith(root) ? [target] : [];
    } catch {
      return [];
    }
  });
}
