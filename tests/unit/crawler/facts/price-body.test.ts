import { describe, expect, test } from 'vitest';
import { parseHtml } from '@/lib/crawler/extract/parse-html';
import { readBlocks } from '@/lib/crawler/extract/read-blocks';
import { readLines } from '@/lib/crawler/facts/page-lines';
import { findPrices } from '@/lib/crawler/facts/prices';

const itemsIn = (html: string) =>
  findPrices(
    readLines(readBlocks(parseHtml(html), () => ({ url: 'https://a.ie/', page: 'https://a.ie/', isOutside: false }))),
  ).map(({ item }) => item);
const rows = (...items: string[]) =>
  `<table>${items.map((one) => `<tr><td>${one}</td><td>€9</td></tr>`).join('')}</table>`;

describe('findPrices', () => {
  test('says what is done to a part of the body', () => {
    expect(itemsIn(`<h2>Waxing</h2>${rows('Half leg', 'Lip & chin', 'Back (30 min)', 'Hot wax')}`)).toEqual([
      'Waxing (Half leg)',
      'Waxing (Lip & chin)',
      'Waxing (Back, 30 min)',
      'Hot wax',
    ]);
  });

  test('leaves out that the caption says it has prices', () => {
    expect(itemsIn(`<h2>Hair removal</h2><p>Waxing treatments with prices</p>${rows('Forearm', 'Nasal')}`)).toEqual([
      'Waxing (Forearm)',
      'Waxing (Nasal)',
    ]);
  });

  test('says whose colour, tips or infills they are', () => {
    const gel = `<h3>Builder gel</h3>${rows('Nude / infill', 'Soak off & re-apply', '4 + weeks rebalance', 'Gel removal')}`;
    const lashes = `<h3>Volume lashes</h3>${rows('Full set', 'Infills (2 weeks)')}`;
    expect(itemsIn(`${gel}${lashes}<h3>Spray tan</h3>${rows('Full body')}<h3>Hair</h3>${rows('Colour')}`)).toEqual([
      'Builder gel (Nude / infill)',
      'Builder gel (Soak off & re-apply)',
      'Builder gel (4 + weeks rebalance)',
      'Gel removal',
      'Volume lashes (Full set)',
      'Volume lashes (Infills, 2 weeks)',
      'Spray tan (Full body)',
      'Colour',
    ]);
  });

  test.each([
    ['a link to another page', '<h2>Prices</h2><p><a href="/tinting">Tinting</a></p>'],
    ['another price', '<h2>Prices</h2><p>Hot wax €20</p>'],
    ['no treatment', '<h2>Dinner</h2>'],
  ])('does not take the name of %s for it', (_, above) => {
    expect(itemsIn(above + rows('Half leg', 'Chin', 'Neck'))).toEqual(
      expect.arrayContaining(['Half leg', 'Chin', 'Neck']),
    );
  });
});
