import { describe, expect, it } from 'vitest';
import { openSite } from '@/lib/reader/answers/answer';
import { tradesOfSite } from '@/lib/reader/answers/site/trades-of-site';
import { harbour, pageAt } from '../site';

describe('tradesOfSite', () => {
  it('detects the trade from the words of the site', () => {
    expect(tradesOfSite(harbour().index)).toContain('stay');
  });

  const tradesOn = (head: string, body: string) => tradesOfSite(openSite([pageAt('/', body, head)]).index);
  const filler = Array.from({ length: 120 }, (_, at) => `<p>Line ${at} of the site.</p>`).join('');

  const linesOf = (count: number, line = 'A line of the site') =>
    Array.from({ length: count }, (_, at) => `<p>${line}, number ${at}.</p>`).join('');
  const bakery = '<p>Our bakery opens at six.</p>';

  it.each([
    ['one line', bakery, []],
    ['two lines', `${bakery}<p>Ask in the bakery.</p>`, ['food']],
    ['two of many lines', `${bakery}<p>Ask in the bakery.</p>${linesOf(86)}`, ['food']],
    ['too few of many lines', `${bakery}<p>Ask in the bakery.</p>${linesOf(120)}`, []],
  ])('detects a trade that no title names by %s', (_, body, trades) => {
    expect(tradesOn('<title>Acme</title>', body)).toEqual(trades);
  });

  it('ranks the trade in the title before one in few lines, and behind one in many', () => {
    const trades = (count: number) =>
      tradesOn('<title>Acme Bakery</title>', linesOf(count, 'Rewiring') + linesOf(100 - count));
    expect(trades(16)).toEqual(['food', 'electrical']);
    expect(trades(24)).toEqual(['electrical', 'food']);
  });

  it('ranks the trade in two headings before one in few lines, and behind one in many', () => {
    const headings = '<h2>Bakery</h2><h2>Our bakery</h2>';
    const trades = (count: number) =>
      tradesOn('<title>Acme</title>', headings + linesOf(count, 'Rewiring') + linesOf(104 - count));
    expect(trades(9)).toEqual(['food', 'electrical']);
    expect(trades(12)).toEqual(['electrical', 'food']);
  });

  it.each([
    ['restaurant by an accent', '<title>Acme café in Kilmore</title>', '<p>Hello.</p>', ['food']],
    ['tree surgeon by the title', '<title>Acme Tree Services</title>', '<p>Hello.</p>', ['building']],
    [
      'removal company that writes to estate agents',
      '<title>Acme Removals</title>',
      `<p>We work with estate agents.</p><p>Ask your estate agent.</p>${filler}`,
      ['building'],
    ],
    [
      'kitchen fitter with bedrooms',
      '<title>Acme renovations</title>',
      '<p>Fitted bedrooms.</p><p>We fit bedrooms.</p>',
      ['building'],
    ],
    [
      'salon with extensions for hair',
      '<title>Acme beauty salon</title>',
      '<p>Hair extensions.</p><p>Lash extensions.</p>',
      ['salon'],
    ],
    ['business of no known trade', '<title>Acme</title>', `<p>We work with estate agents.</p>${filler}`, []],
  ])('detects a %s', (_, head, body, trades) => {
    expect(tradesOn(head, body)).toEqual(trades);
  });
});
