import { expect, test } from 'vitest';
import { listElements } from '@/lib/reader/page/dom';
import { parseHtml } from '@/lib/reader/page/parse-html';
import { findThings, readTexts } from '@/lib/reader/page/structured-data';

const thingsIn = (html: string) => findThings(listElements(parseHtml(html)));

test('findThings › reads two thousand items of JSON-LD', () => {
  const lists = Array(3).fill(Array(700).fill({ '@type': 'Store' }));
  expect(thingsIn(`<script type="application/ld+json">${JSON.stringify(lists)}</script>`)).toHaveLength(2_000);
});

test('findThings › reads five hundred items of microdata', () => {
  expect(thingsIn('<p itemscope itemtype="https://schema.org/Store"></p>'.repeat(520))).toHaveLength(500);
});

test('findThings › reads items of microdata inside others, but not without end', () => {
  /** The name of the innermost of forty items, behind so many elements. */
  const nameBehind = (count: number) =>
    thingsIn(
      `${'<div itemprop="department" itemscope itemtype="https://schema.org/Store">'.repeat(40)}${'<br>'.repeat(count)}<p itemprop="name">Oak</p>`,
    ).at(-1)?.values.name;
  expect([nameBehind(460), nameBehind(620)]).toEqual(['Oak', undefined]);
});

test('readTexts › reads two hundred values of a property', () => {
  expect(readTexts(Array(220).fill('Oak'))).toHaveLength(200);
});

test('findThings › reads JSON-LD with comments, and several objects in one element', () => {
  const script = (json: string) => `<script type="application/ld+json">${json}</script>`;
  const two =
    '/* The practice */ {"@type": "Dentist", "url": "https://oak.example"}\n// Its chair\n{"@type": "Person"}';
  expect(thingsIn(script(two)).map(({ types }) => types[0])).toEqual(['Dentist', 'Person']);
});
