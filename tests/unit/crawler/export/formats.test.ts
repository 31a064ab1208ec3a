import { expect, test } from 'vitest';
import { toCsv, toJson, toMarkdown, toPageFiles, toTxt } from '@/lib/crawler/export/formats';
import { about, pages } from '../../../support/crawled-pages';

async function* none() {}

async function text(parts: AsyncIterable<string>) {
  let whole = '';
  for await (const part of parts) whole += part;
  return whole;
}

test('toJson › writes every field of a page', async () => {
  const [first, second] = JSON.parse(await text(toJson(pages())));
  expect(first).toMatchObject({
    url: 'https://bakery.ie/menu',
    title: 'Menu: "Arán" | Ennis',
    contentType: 'Prices',
    metaDescription: 'Bread & cakes',
    headings: ['Menu', 'Bread'],
    language: 'en-IE',
    status: 200,
    author: 'Máire Ní Bhriain',
    published: '2026-11-20',
    links: [{ url: 'https://bakery.ie/', text: 'Home' }],
    scrapedAt: '2026-11-21T10:00:00.000Z',
  });
  expect(first.content).toContain('Sourdough €5');
  expect(first.markdown).toContain('## Bread\n\n- Sourdough €5');
  expect(second.title).toBe('About');
  expect(JSON.parse(await text(toJson(none())))).toEqual([]);
});

test('toCsv › quotes every cell and neutralises formulas', async () => {
  const csv = await text(toCsv(pages()));
  expect(csv.startsWith('\uFEFF"URL","Title"')).toBe(true);
  expect(csv).toContain('"Menu: ""Arán"" | Ennis"');
  expect(csv).toContain('"200","en-IE","2026-11-20","","Máire Ní Bhriain"');
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

test('toTxt › writes a rule of 80 characters after each page', async () => {
  const txt = await text(toTxt(pages()));
  expect(txt.split('\n').filter((line) => line === '='.repeat(80))).toHaveLength(2);
  expect(txt).toContain('Title: About\nURL: https://bakery.ie/about\nType: About');
});

test('toMarkdown › writes one document with a heading per page', async () => {
  const markdown = await text(toMarkdown(pages()));
  expect(markdown.match(/^# .*/gm)).toEqual(['# Menu: "Arán" | Ennis', '# About']);
  expect(markdown).toContain('### Bread');
  expect(markdown).toContain('· by Máire Ní Bhriain · published 2026-11-20 · read 2026-11-21');
});

test('toMarkdown › leaves code alone that looks like a heading', async () => {
  const code = async function* () {
    yield { ...about, markdown: '# A\n\n````\n# x\n```\n# y\n````\n\n# B' };
  };
  expect(await text(toMarkdown(code()))).toContain('## A\n\n````\n# x\n```\n# y\n````\n\n## B');
});

test('toPageFiles › names a file for each page by its path, none twice', async () => {
  const paths = ['', 'menu/', 'Menu?day=1', 'menu', 'caf%C3%A9', 'caf%E9', '%E6%97%A5', 'a/'.repeat(200)];
  const named = async function* () {
    for (const path of paths) yield { ...about, url: `https://bakery.ie/${path}` };
  };
  const names: string[] = [];
  for await (const file of toPageFiles(named())) {
    names.push(file.name);
    expect(await text(file.text())).toMatch(/^# About\n\n<https:\/\/bakery\.ie\//);
  }
  expect(names.slice(0, 7)).toEqual([
    'index.md',
    'menu.md',
    'menu-day-1.md',
    'menu--2.md',
    'cafe.md',
    'caf-e9.md',
    'index--2.md',
  ]);
  expect(names.at(-1)?.length).toBeLessThan(90);
});

test('toMarkdown › shows markup in a title as text', async () => {
  const hostile = async function* () {
    yield { ...about, title: '](javascript:alert(1)) <script>alert(1)</script> `' };
  };
  expect(await text(toMarkdown(hostile()))).toMatch(
    /^# \\\]\(javascript:alert\(1\)\) \\<script\\>alert\(1\)\\<\/script\\> \\`$/m,
  );
});
