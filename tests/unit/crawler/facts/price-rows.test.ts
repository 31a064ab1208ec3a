import { describe, expect, test } from 'vitest';
import { parseHtml } from '@/lib/crawler/extract/parse-html';
import { readBlocks } from '@/lib/crawler/extract/read-blocks';
import { readLines } from '@/lib/crawler/facts/page-lines';
import { findPrices } from '@/lib/crawler/facts/prices';

const row = (...cells: string[]) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`;
const pricesIn = (...rows: string[]) =>
  findPrices(readLines(readBlocks(parseHtml(`<h2>Salon</h2><table>${rows.join('')}</table>`), () => null))).map(
    ({ item, price }) => `${item}: ${price}`,
  );

describe('itemInRow', () => {
  test('adds the title of the column, also under an empty corner', () => {
    expect(pricesIn(row('&nbsp;', 'Director', 'Stylist'), row('Blow-dry', '€35', '€26'))).toEqual([
      'Blow-dry (Director): €35',
      'Blow-dry (Stylist): €26',
    ]);
  });

  test('reads headings in cells as cells', () => {
    const head = '<tr><th><h3>Colour</h3></th><th><h4>Director</h4></th><th><h4>Stylist</h4></th></tr>';
    expect(pricesIn(head, row('<h4>Roots</h4>', '€60', '€45'))).toEqual([
      'Roots (Director): €60',
      'Roots (Stylist): €45',
    ]);
  });

  test('names rows that are only a size by the section of the table', () => {
    const head = row('Colour & cut', 'Director', 'Stylist');
    expect(pricesIn(head, row('One', '€96', '€74'), row('Highlights', '', ''), row('One', '€78', '€61'))).toEqual([
      'Colour & cut (One, Director): €96',
      'Colour & cut (One, Stylist): €74',
      'Highlights (One, Director): €78',
      'Highlights (One, Stylist): €61',
    ]);
  });

  test('adds the variant of the next cell, and continues the row above', () => {
    expect(pricesIn(row('Extensions', 'from €380', '(short)'), row('', 'from €590', '(long)'))).toEqual([
      'Extensions (short): from €380',
      'Extensions (long): from €590',
    ]);
  });

  test('adds the name in the cell of a price instead of the title of its column', () => {
    const head = row('Job', 'Small car', 'Large car', 'Van');
    expect(
      pricesIn(
        head,
        row('Wash', '€38', '€48', '€58'),
        row('Wax', 'General wax €70', 'Hard wax €130', ''),
        row('Parafin', 'add €5', 'add €6', 'add €7'),
      ),
    ).toEqual([
      'Wash (Small car): €38',
      'Wash (Large car): €48',
      'Wash (Van): €58',
      'Wax (General wax): €70',
      'Wax (Hard wax): €130',
      'Parafin (Small car): €5',
      'Parafin (Large car): €6',
      'Parafin (Van): €7',
    ]);
  });

  test('adds no title of a column to the only price of a row', () => {
    expect(
      pricesIn(row('Job', 'Small car', 'Large car'), row('Wash', '€38', '€48'), row('* Vacuum from', '€20', '')),
    ).toEqual(['Wash (Small car): €38', 'Wash (Large car): €48', 'Vacuum: from €20']);
  });

  test('takes no price from a sentence in a cell', () => {
    const deposit = row('Deposits', 'Boat rental must be paid by card and requires a $500 deposit');
    expect(pricesIn(row('Canoe', '$35'), deposit)).toEqual(['Canoe: $35']);
  });

  test('does not add a title that only says "Price"', () => {
    expect(pricesIn(row('Room', 'Tariff in BDT', 'Tariff in USD'), row('Suite', '50,000', '$500'))).toEqual([
      'Suite: $500',
    ]);
    expect(
      pricesIn(row('Treatment', 'Price', 'Treatment', 'Price'), row('Lash tint', '€12', 'Brow tint', '€10')),
    ).toEqual(['Lash tint: €12', 'Brow tint: €10']);
  });

  test('leaves out two prices that nothing distinguishes', () => {
    expect(pricesIn(row('Blow-dry', '€35', '€26'))).toEqual([]);
  });

  test.each([
    [
      row('Fish and chips', 'Small<br>Large', '£7.95<br>£11.95'),
      ['Fish and chips (Small): £7.95', 'Fish and chips (Large): £11.95'],
    ],
    [
      row('Ribeye<br>Sirloin<br>Both are served with hand cut chips and onion rings', '£19<br>£18'),
      ['Ribeye: £19', 'Sirloin: £18'],
    ],
    [row('Fish and chips', '£7.95<br>£11.95'), []],
    [
      row('Sherry sour<br>Sherry, lemon and sugar: it puts a spring in your step, as we like to say', '£6'),
      ['Sherry sour: £6'],
    ],
    [
      row(
        '<b>Meadow Hill</b><br>Pinot Noir<br>Light to medium, with raspberry and cherry fruit and gentle tannins',
        '£17',
      ),
      ['Meadow Hill Pinot Noir: £17'],
    ],
  ])('reads the lines of a cell: %s', (html, prices) => {
    expect(pricesIn(html)).toEqual(prices);
  });

  test('names rows that are a variant or surcharge by their heading and the row above', () => {
    expect(
      pricesIn(row('Routine', '€120'), row('Crown', '€800'), row('for gold, add', '€90'), row('with post, add', '€50')),
    ).toEqual(['Salon (Routine): €120', 'Crown: €800', 'Crown (for gold, add): €90', 'Crown (with post, add): €50']);
  });

  test('leaves out bands of postage', () => {
    expect(pricesIn(row('Order value', 'Postage'), row('€0.01 - €19.99', '€2.50'))).toEqual([]);
  });

  test('looks for a header a bounded number of rows above', () => {
    const rows = (count: number) => Array.from({ length: count }, (_, at) => row(`Cut ${at}`, '€35', '€26'));
    const head = row('&nbsp;', 'Director', 'Stylist');
    expect(pricesIn(head, ...rows(250))).toHaveLength(500);
    // Beyond 300 rows, nothing tells the two prices of a row apart.
    expect(pricesIn(head, ...rows(350))).toHaveLength(598);
  });
});
