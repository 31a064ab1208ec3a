import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startChain } from '../../../support/chain-server';

const folder = mkdtempSync(join(tmpdir(), 'images-'));
const hash = 'a'.repeat(32);
let site: Awaited<ReturnType<typeof startChain>>;

beforeAll(async () => {
  writeFileSync(join(folder, `${hash}.webp`), 'the picture');
  writeFileSync(join(folder, `${hash}-480.webp`), 'a smaller copy');
  site = await startChain((_request, response) => response.writeHead(404).end('Next'), { imageFolder: folder });
});
afterAll(() => {
  site.close();
  rmSync(folder, { recursive: true });
});

const ask = (path: string, headers: Record<string, string> = {}) => fetch(`${site.url}${path}`, { headers });

test('uploadedImages › serves an image as immutable, in the requested width, and byte ranges of it', async () => {
  const response = await ask(`/images/${hash}-960x500.webp`);
  expect([response.status, await response.text()]).toEqual([200, 'the picture']);
  expect(response.headers.get('content-type')).toBe('image/webp');
  expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(await (await ask(`/images/${hash}-960x500.webp?w=480`)).text()).toBe('a smaller copy');
  const part = await ask(`/images/${hash}-960x500.webp`, { range: 'bytes=-7' });
  expect([part.status, await part.text()]).toEqual([206, 'picture']);
});

test('uploadedImages › passes requests for missing files on to Next, without file headers', async () => {
  const response = await ask(`/images/${'b'.repeat(32)}-960x500.webp`);
  expect([response.status, await response.text()]).toEqual([404, 'Next']);
  expect(response.headers.get('cache-control')).toBeNull();
});
