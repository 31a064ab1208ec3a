import { describe, expect, test } from 'vitest';
import { parseHtml } from '@/lib/crawler/extract/parse-html';
import { readBlocks } from '@/lib/crawler/extract/read-blocks';
import { readLines } from '@/lib/crawler/facts/page-lines';
import { findAmounts, findPrices } from '@/lib/crawler/facts/prices';

const pricesIn = (html: string) =>
  findPrices(readLines(readBlocks(parseHtml(html), () => null))).map(({ item, price }) => `${item}: ${price}`);

describe('findAmounts', () => {
  test.each([
    ['€25', ['€25']],
    ['from €1,250.00', ['from €1,250.00']],
    ['€40 – €60', ['€40 – €60']],
    ['£8.95 per person', ['£8.95 per person']],
    ['$4/dozen', ['$4']],
    ['50 euro or 12.50€', ['50 euro', '12.50€']],
    ['insured to €6.5 million, €2m a year', []],
    ['25 and 30 people', []],
  ])('in "%s"', (text, prices) => {
    expect(findAmounts(text).map(({ price }) => price)).toEqual(prices);
  });
});

describe('findPrices says what a price is for', () => {
  test.each([
    ['<p>Skin fade ..... £22</p>', ['Skin fade: £22']],
    ['<table><tr><td>Facial</td><td>€35</td></tr></table>', ['Facial: €35']],
    [
      '<table><tr><th>Room</th><th>Weekday price</th><th>Weekend price</th></tr><tr><td>Double</td><td>€90</td><td>€110</td></tr></table>',
      ['Double (Weekday price): €90', 'Double (Weekend price): €110'],
    ],
    ['<h3>LUXCOVERY</h3><p>Your first taste of freefall</p><p>€104.70</p>', ['LUXCOVERY: €104.70']],
    [
      '<h3>Massage Therapies</h3><div>Holistic Massage</div><div>30 mins</div><div>€15</div><div>60 mins</div><div>€25</div>',
      ['Holistic Massage (30 mins): €15', 'Holistic Massage (60 mins): €25'],
    ],
    [
      '<h3>Counselling</h3><p>€125 (30 min) · €175 (45 min)</p>',
      ['Counselling (30 min): €125', 'Counselling (45 min): €175'],
    ],
    [
      '<p>Admission: €5 adults, €3 seniors and €12 families</p>',
      ['Admission (adults): €5', 'Admission (seniors): €3', 'Admission (families): €12'],
    ],
    ['<p><span>Chowder</span><b>€9.50</b></p>', ['Chowder: €9.50']],
  ])('%s', (html, prices) => {
    expect(pricesIn(html)).toEqual(prices);
  });

  test.each([
    ['a price alone', '<p>€50</p>'],
    ['money that is no price', '<p>We raised €500 for the hospice.</p>'],
    ['a basket', '<header><p>Basket €0.00</p></header>'],
    ['what a guest says', '<blockquote><p>Best fade for €20 in Cork</p></blockquote>'],
  ])('%s is left out', (_, html) => {
    expect(pricesIn(html)).toEqual([]);
  });
});
