import { expect, test } from 'vitest';
import { listElements } from '@/lib/reader/page/dom';
import { parseHtml } from '@/lib/reader/page/parse-html';
import { findThings, readTexts } from '@/lib/reader/page/structured-data';

const thingsIn = (html: string) => findThings(listElements(parseHtml(html)));
const numbered = (count: number) => Array.from({ length: count }, (_, at) => `${at}`);

test('findThings › reads two thousand items of JSON-LD', () => {
  const read = (count: number) => {
    const lists = Array(3).fill(Array(count / 3).fill({ '@type': 'Store' }));
    return thingsIn(`<script type="application/ld+json">${JSON.stringify(lists)}</script>`).length;
  };
  expect([read(1_950), read(2_601)]).toEqual([1_950, 2_000]);
});

test('findThings › reads five hundred items of microdata', () => {
  const read = (count: number) =>
    thingsIn('<p itemscope itemtype="https://schema.org/Store"></p>'.repeat(count)).length;
  expect([read(480), read(650)]).toEqual([480, 500]);
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
  expect([190, 260].map((count) => readTexts(numbered(count)).length)).toEqual([190, 200]);
});
