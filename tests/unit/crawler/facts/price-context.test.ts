import { describe, expect, test } from 'vitest';
import { parseHtml } from '@/lib/crawler/extract/parse-html';
import { readBlocks } from '@/lib/crawler/extract/read-blocks';
import { readLines } from '@/lib/crawler/facts/page-lines';
import { findPrices } from '@/lib/crawler/facts/prices';

const pricesIn = (html: string) =>
  findPrices(readLines(readBlocks(parseHtml(html), () => null))).map(({ item, price }) => `${item}: ${price}`);
const card = (...lines: string[]) => `<div>${lines.map((line) => `<p>${line}</p>`).join('')}</div>`;

describe('the item of a price on its own line', () => {
  test('is unknown in a column of prices beside a column of names', () => {
    const lines = ['Pasta', 'Rice', 'Soup', '€43', '€48', '€44', 'Salad', 'Pie', '€9', '€8'];
    expect(pricesIn(lines.map((line) => `<p>${line}</p>`).join(''))).toEqual([]);
  });

  test('is the heading of a section with one price, whatever the lines between them', () => {
    const plan = (name: string, price: string) =>
      `<h2>${name} party plan</h2><p>Tossed salad and rolls</p><p>Special value</p><p>${price}</p><p>Minimum 40 people</p>`;
    expect(pricesIn(plan('Gold', '€17') + plan('Silver', '€16') + plan('Bronze', '€14'))).toEqual([
      'Gold party plan: €17',
      'Silver party plan: €16',
      'Bronze party plan: €14',
    ]);
  });

  test('is completed by what is done to an area', () => {
    const areas = '<p>Small area £50 (15 min)</p><p>Medium area £75 (30 min)</p><p>Extra large area £175 (60 min)</p>';
    expect(pricesIn(`<h2>Scar reduction pricing</h2>${areas}`)).toEqual([
      'Scar reduction (Small area): £50',
      'Scar reduction (Medium area): £75',
      'Scar reduction (Extra large area): £175',
    ]);
  });

  test('is completed by a heading above that of the list if it is a duration or a number of people', () => {
    const rates = '<p>15 minutes</p><p>€40</p><p>30 minutes</p><p>€65</p><p>1-3 people</p><p>€90</p>';
    expect(pricesIn(`<h1>Electrolysis</h1><h2>Rates</h2>${rates}`)).toEqual([
      'Electrolysis (15 minutes): €40',
      'Electrolysis (30 minutes): €65',
      'Electrolysis (1-3 people): €90',
    ]);
    expect(pricesIn(`<h1>Know before you go!</h1><h2>Rates</h2>${rates}`)).toEqual([]);
  });

  test('is completed by the heading and the label of its part of the list', () => {
    const part = (label: string, ...prices: string[]) =>
      `<li>${label}<ul>${prices.map((one) => `<li>${one}</li>`).join('')}</ul></li>`;
    const list =
      part('Spring (April – May)', 'Monday – Thursday … $65', 'Friday or Saturday … $75') +
      part('Summer', 'Monday – Thursday … $80');
    expect(pricesIn(`<h2>Green fees 2026</h2><ul>${list}</ul>`)).toEqual([
      'Green fees 2026 (Spring (April – May), Monday – Thursday): $65',
      'Green fees 2026 (Spring (April – May), Friday or Saturday): $75',
      'Green fees 2026 (Summer, Monday – Thursday): $80',
    ]);
  });

  test('is the heading of the menu for a number of courses', () => {
    const menu = '<p>Bread pudding, marmalade ice cream</p><p>2 courses £19 | 3 courses £24</p>';
    expect(pricesIn(`<h2>Evening menu</h2>${menu}`)).toEqual([
      'Evening menu (2 courses): £19',
      'Evening menu (3 courses): £24',
    ]);
  });

  test('is unknown below a heading about cancellations', () => {
    const list = '<ul><li>Massage £40</li><li>Facial £50</li><li>Peel £60</li></ul>';
    expect(pricesIn(`<h2>Treatments</h2>${list}<h2>Cancellation fees</h2>${list}`)).toHaveLength(3);
    expect(pricesIn(`<h2>Cancellation fees</h2>${list}`)).toEqual([]);
  });

  test('is the first line of its card, above the descriptions', () => {
    const cards = `${card('Sunrise paddle', '2 hours, 1 board', 'More sea for your morning', '€40')}${card('Sunset paddle', '2 hours, 1 board', 'The calmest water of the day', '€45')}`;
    expect(pricesIn(`<h2>Our trips</h2><p>All prices include a wetsuit.</p>${cards}`)).toEqual([
      'Sunrise paddle: €40',
      'Sunset paddle: €45',
    ]);
  });

  test('is the line of its card, not the heading of the section, and says for whom the price is', () => {
    const plans = (heading: string, ...cards: string[]) => `<div><h2>${heading}</h2>${cards.join('')}</div>`;
    const html = `${plans('Adults', card('Gold', '€90'), card('Silver', '€60'))}${plans('Juniors', card('Gold', '€55'), card('Silver', '€45'))}`;
    expect(pricesIn(html)).toEqual([
      'Gold (Adults): €90',
      'Silver (Adults): €60',
      'Gold (Juniors): €55',
      'Silver (Juniors): €45',
    ]);
    const deals = card('Adults', 'Starter kit', '€120') + card('Juniors & Kids', 'Starter kit', '€80');
    expect(pricesIn(`<h1>Deals</h1>${deals}`)).toEqual([
      'Starter kit (Adults): €120',
      'Starter kit (Juniors & Kids): €80',
    ]);
  });

  test('is the heading above the lines of what a price includes', () => {
    const plan = (name: string, price: string) =>
      `<h3>${name}</h3><p>1 x aerial class per week</p><p>1 x stretch class per week</p><p>${price}</p>`;
    expect(pricesIn(plan('Bronze membership', '€65') + plan('Gold membership', '€95'))).toEqual([
      'Bronze membership: €65',
      'Gold membership: €95',
    ]);
  });

  test('has the number of weeks or people as its variant', () => {
    expect(pricesIn('<h3>Monthly course</h3><p>4 weeks = €40*</p><p>5 weeks = €50*</p>')).toEqual([
      'Monthly course (4 weeks): €40',
      'Monthly course (5 weeks): €50',
    ]);
    expect(pricesIn('<h3>Private lessons:</h3><p>1 person</p><p>€30</p><p>2 people</p><p>€40</p>')).toEqual([
      'Private lessons (1 person): €30',
      'Private lessons (2 people): €40',
    ]);
    expect(pricesIn('<h3>Pay as you go class</h3><p>€12</p>')).toEqual(['Pay as you go class: €12']);
  });

  test('is not the list of features above the name', () => {
    const html = card('Threading · Tinting', 'Brows', 'From €11') + card('Lift · Tint', 'Lashes', 'From €25');
    expect(pricesIn(html)).toEqual(['Brows: From €11', 'Lashes: From €25']);
  });

  test('is not the heading above several prices', () => {
    expect(pricesIn('<h1>The harbour shop</h1><p>Mug</p><p>€5</p><p>Cap</p><p>€10</p>')).toEqual([
      'Mug: €5',
      'Cap: €10',
    ]);
  });

  test('is the heading above a duration', () => {
    expect(pricesIn('<h3>“New parent” package:</h3><h4>Duration varies - €200</h4>')).toEqual([
      '“New parent” package: €200',
    ]);
  });

  test('is the name below a badge, with the variant', () => {
    const html = `<h2>Offers</h2>${card('Oil change', 'Ask us')}${card('€49 old gas €80 new gas', 'Air-con refill')}`;
    expect(pricesIn(html)).toEqual(['Air-con refill (old gas): €49', 'Air-con refill (new gas): €80']);
  });

  test.each([
    ['a question', '<h2>Ready to ride?</h2><p>€40</p>'],
    [
      'a sibling in a list',
      '<h2>Why us?</h2><ul><li>Fast programming and replacement</li><li>Clear pricing from €80</li></ul>',
    ],
    [
      'what another line says',
      '<h3>Breakdown cover</h3><p>June deals, including an NCT for only €20 when booked online</p>',
    ],
  ])('is not %s', (_, html) => {
    expect(pricesIn(html)).toEqual([]);
  });
});

describe('the item of a price in a list of terms', () => {
  const terms = (...parts: [string, string][]) =>
    `<h2>Cocktails</h2><dl>${parts.map(([term, said]) => `<dt>${term}</dt><dd>${said}</dd>`).join('')}</dl>`;

  test('is the term that the price and its line describe', () => {
    const drinks = terms(
      ['Moscow Mule', 'Vodka, lime, ginger beer €8'],
      ['The Madison', 'Vodka, lemon, cucumber €9'],
      ['Tempranillo', 'Spain €7'],
    );
    expect(pricesIn(drinks)).toEqual(['Moscow Mule: €8', 'The Madison: €9', 'Tempranillo: €7']);
  });

  test('is in its line if the term has several or is only a label', () => {
    expect(pricesIn('<dl><dt>Bottled beer</dt><dd>Red ale €5</dd><dd>Stout €6</dd><dd>Pilsner €4</dd></dl>')).toEqual([
      'Red ale: €5',
      'Stout: €6',
      'Pilsner: €4',
    ]);
    expect(
      pricesIn(terms(['Massage', '60 minutes €50'], ['Facial', '30 minutes €40'], ['Prices', 'Oil wrap €70'])),
    ).toEqual(['Massage (60 minutes): €50', 'Facial (30 minutes): €40', 'Oil wrap: €70']);
  });
});
