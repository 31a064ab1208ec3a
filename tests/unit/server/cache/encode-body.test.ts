import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { encodeAll, encodeOnce, isCompressible, negotiateEncoding } from '@/lib/server/cache/encode-body';

const text = Buffer.from('Open at nine. '.repeat(100));

describe('negotiateEncoding', () => {
  test.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip, deflate', 'gzip'],
    ['gzip;q=1, br;q=0', 'gzip'],
    ['*', 'br'],
    ['', 'identity'],
    ['zstd', 'identity'],
    ['nonsense;q=x', 'identity'],
  ])('chooses for %j', (accepted, expected) => {
    expect(negotiateEncoding(accepted)).toBe(expected);
    expect(negotiateEncoding(accepted), 'the remembered choice').toBe(expected);
  });
});

describe('isCompressible', () => {
  test.each([
    ['text/html; charset=utf-8', true],
    ['application/rss+xml', true],
    ['application/json', true],
    ['image/svg+xml', true],
    ['image/jpeg', false],
    ['application/zip', false],
  ])('%s: %s', (type, expected) => {
    expect(isCompressible(text, type)).toBe(expected);
  });

  test('is false for short bodies', () => {
    expect(isCompressible(Buffer.from('Open'), 'text/html')).toBe(false);
  });
});

test('encodeAll and encodeOnce › return the same content in every encoding', async () => {
  const quick = await encodeAll(text, 'text/html', false);
  const best = await encodeAll(text, 'text/html', true);
  const once = { br: await encodeOnce(text, 'br'), gzip: await encodeOnce(text, 'gzip') };
  for (const { br, gzip } of [quick, best, once]) {
    expect(brotliDecompressSync(br)).toEqual(text);
    expect(gunzipSync(gzip)).toEqual(text);
  }
  expect(await encodeOnce(text, 'identity')).toBe(text);
});

test('encodeAll › leaves pictures as they are', async () => {
  expect(await encodeAll(text, 'image/jpeg', true)).toEqual({ identity: text, br: text, gzip: text });
});
