import { unzipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import type { CrawledPage } from '@/lib/crawler/crawl/store';
import { chunkPage } from '@/lib/crawler/export/chunk-page';
import { toCsv, toJson, toJsonl, toMarkdown, toTxt } from '@/lib/crawler/export/formats';
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

async function text(parts: AsyncIterable<string>) {
  let whole = '';
  for await (const part of parts) whole += part;
  return whole;
}

test('JSON carries every field of a page', async () => {
  const [first, second] = JSON.parse(await text(toJson(pages())));
  expect(first).toMatchObject({
    url: 'https://bakery.ie/menu',
    title: 'Menu: "Arán" | Ennis',
    contentType: 'Prices',
    metaDescription: 'Bread & cakes',
    headings: ['Menu', 'Bread'],
    language: 'en-IE',
    scrapedAt: '2026-11-21T10:00:00.000Z',
  });
  expect(first.content).toContain('Sourdough €5');
  expect(second.title).toBe('About');
  expect(JSON.parse(await text(toJson(none())))).toEqual([]);
});

test('CSV quotes everything, and no cell is a formula', async () => {
  const csv = await text(toCsv(pages()));
  expect(csv.startsWith('\uFEFF"URL","Title"')).toBe(true);
  expect(csv).toContain('"Menu: ""Arán"" | Ennis"');
  expect(csv).not.toMatch(/(^|,)"[=+@-]/m);
  const long = { ...about, text: `@${'x'.repeat(50_000)}` };
  const cells = await text(
    toCsv(
      (async function* () {
        yield long;
      })(),
    ),
  );
  expect(cells.length).toBeLessThan(33_500);
});

test('TXT has a line of 80 characters after each page', async () => {
  const txt = await text(toTxt(pages()));
  expect(txt.split('\n').filter((line) => line === '='.repeat(80))).toHaveLength(2);
  expect(txt).toContain('Title: About\nURL: https://bakery.ie/about\nType: About');
});

test('Markdown is one document with a heading for each page', async () => {
  const markdown = await text(toMarkdown(pages()));
  expect(markdown.match(/^# .*/gm)).toEqual(['# Menu: "Arán" | Ennis', '# About']);
  expect(markdown).toContain('### Bread');
});

describe('chunks', () => {
  test('say where they are from', async () => {
    const lines = (await text(toJsonl(pages())))
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(lines.find(({ text: chunk }) => chunk.includes('Sourdough'))).toMatchObject({
      id: 'https://bakery.ie/menu#1',
      urls: ['https://bakery.ie/menu'],
      url: 'https://bakery.ie/menu',
    });
    expect(new Set(lines.map(({ id }) => id)).size).toBe(lines.length);
  });

  const sentence = 'The quick brown fox jumps over the lazy dog near the old bridge in Ennis. ';

  test('lose no word, and none is longer than 1,200 characters', () => {
    for (const markdown of [
      `# A\n\n${sentence.repeat(200)}`,
      `${'word '.repeat(3_000)}`,
      'x'.repeat(9_000),
      `## B\n\n- ${sentence}\n`.repeat(80),
      '',
    ]) {
      const chunks = chunkPage(markdown);
      const letters = (given: string) => given.replaceAll(/\s|^#+ .*$/gm, '');
      const bodies = chunks.map(({ body }) => body).join('');
      expect(letters(bodies).length).toBe(letters(markdown).length);
      for (const chunk of chunks) expect(chunk.text.length).toBeLessThanOrEqual(1_200);
    }
  });

  test('begin with the headings they stand under', () => {
    expect(chunkPage(`# Rooms\n\n## Prices\n\n${sentence.repeat(5)}`, 'Oak Lodge').map((chunk) => chunk.text)).toEqual([
      `Oak Lodge › Rooms › Prices\n\n${sentence.repeat(5).trim()}`,
    ]);
  });

  test('keep to their section; short sections under one heading stand together with their own headings', () => {
    const chunks = chunkPage(
      `# Services\n\n## Repair\n\nSame day.\n\n## Service\n\nEvery year.\n\n# About\n\n${sentence.repeat(8)}`,
    );
    expect(chunks.map((chunk) => chunk.text)).toEqual([
      'Services\n\nRepair\nSame day.\n\nService\nEvery year.',
      `About\n\n${sentence.repeat(8).trim()}`,
    ]);
  });

  test('do not look for headings in code', () => {
    expect(chunkPage('# A\n\n```\n# no heading\n\nx\n```')).toMatchObject([
      { headings: ['A'], text: 'A\n\n```\n# no heading\n\nx\n```' },
    ]);
  });

  test('a text that stands on several pages is one chunk with all of them', async () => {
    const offer = `<section><p>${sentence.repeat(4)}</p></section>`;
    const site = ['a', 'b', 'c'].map((name) =>
      page(
        `https://bakery.ie/${name}`,
        `<title>${name}</title><main><h1>Page ${name}</h1><p>Own words of ${name}, ${sentence}</p>${offer}</main>`,
      ),
    );
    const lines = (
      await text(
        toJsonl(
          (async function* () {
            yield* site;
          })(),
        ),
      )
    )
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    const repeated = lines.filter((line) => line.text.includes(sentence.repeat(2).trim()));
    expect(repeated).toHaveLength(1);
    expect(repeated[0].urls).toEqual(['https://bakery.ie/a', 'https://bakery.ie/b', 'https://bakery.ie/c']);
  });
});

test('a zip archive opens and holds what was put in, also when it is large', async () => {
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
