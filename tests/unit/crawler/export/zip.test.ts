import { unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import type { CrawledPage } from '@/lib/crawler/crawl/store';
import { toJson } from '@/lib/crawler/export/formats';
import { toZip } from '@/lib/crawler/export/zip';
import { readPage } from '@/lib/crawler/extract/read-page';
import { fingerprint } from '@/lib/crawler/frontier/fingerprint';

function page(url: string, html: string): CrawledPage {
  const {
    links: _links,
    canonical: _c,
    robots: _r,
    needsJavaScript: _n,
    isLoginPage: _a,
    ...kept
  } = readPage(html, url);
  return {
    ...kept,
    url,
    links: [],
    mark: fingerprint(kept.title, kept.text),
    scrapedAt: new Date('2026-11-21T10:00:00Z'),
    isUnchanged: false,
  };
}

const menu = page(
  'https://bakery.ie/menu',
  `<html lang="en-IE"><title>Menu: "Arán" | Ennis</title><meta name="description" content="Bread & cakes"><main><h1>Menu</h1>
  <p>=HYPERLINK("http://evil.example")</p><h2>Bread</h2><ul><li>Sourdough €5</li><li>Soda bread €4</li></ul></main></html>`,
);
const about = page(
  'https://bakery.ie/about',
  '<title>About</title><main><h1>About us</h1><p>Bakers since 1994.</p></main>',
);

async function* pages() {
  yield menu;
  yield about;
}
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
