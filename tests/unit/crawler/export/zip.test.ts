import { unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { toJson } from '@/lib/crawler/export/formats';
import { toZip } from '@/lib/crawler/export/zip';
import { pages } from '../../../support/crawled-pages';

async function* none() {}

test('toZip › writes an archive that unzips to its entries, also large ones', async () => {
  const big = 'línea\n'.repeat(60_000);
  const parts: Uint8Array[] = [];
  const entries = [
    { name: 'a.json', text: () => toJson(pages()) },
    {
      name: 'big.txt',
      text: async function* () {
        for (let at = 0; at < big.length; at += 1_000) yield big.slice(at, at + 1_000);
      },
    },
    { name: 'none.txt', text: none },
  ];
  for await (const part of toZip(entries, new Date())) parts.push(part);
  const files = unzipSync(Buffer.concat(parts));
  expect(Object.keys(files)).toEqual(['a.json', 'big.txt', 'none.txt']);
  expect(Buffer.from(files['big.txt'] ?? []).toString()).toBe(big);
  expect(JSON.parse(Buffer.from(files['a.json'] ?? []).toString())).toHaveLength(2);
});
