import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import manifest from '@/app/manifest';

const pngs = (manifest().icons ?? []).filter(({ type }) => type === 'image/png');

test('manifest › lists icons of 192 and 512 pixels, plain and maskable', () => {
  expect(pngs.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual([
    '192x192 any',
    '512x512 any',
    '192x192 maskable',
    '512x512 maskable',
  ]);
});

test.each(pngs)('manifest › declares the real size of $src', async ({ src, sizes }) => {
  const { width, height } = await sharp(`public${src}`).metadata();
  expect(`${width}x${height}`).toBe(sizes);
});

test('icons › are opaque if they are maskable or the apple-touch-icon', async () => {
  for (const name of ['icon-maskable-192.png', 'icon-maskable-512.png', 'apple-touch-icon.png']) {
    const { isOpaque } = await sharp(`public/${name}`).stats();
    expect(isOpaque, name).toBe(true);
  }
});

test('favicon.ico › contains PNG images of 16, 32 and 48 pixels', async () => {
  const file = readFileSync('public/favicon.ico');
  expect(file.readUInt16LE(2)).toBe(1);
  const images = Array.from({ length: file.readUInt16LE(4) }, (_, index) => {
    const entry = 6 + 16 * index;
    const [length, offset] = [file.readUInt32LE(entry + 8), file.readUInt32LE(entry + 12)];
    return file.subarray(offset, offset + length);
  });
  const widths = await Promise.all(images.map(async (png) => (await sharp(png).metadata()).width));
  expect(widths).toEqual([16, 32, 48]);
});
