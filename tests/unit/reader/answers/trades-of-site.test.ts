import { describe, expect, it } from 'vitest';
import { openSite } from '@/lib/reader/answers/answer';
import { tradesOfSite } from '@/lib/reader/answers/trades-of-site';
import { harbour, pageAt } from './site';

describe('tradesOfSite', () => {
  it('detects the trade from the words of the site', () => {
    expect(tradesOfSite(harbour().index)).toContain('stay');
  });

  const tradesOn = (head: string, body: string) => tradesOfSite(openSite([pageAt('/', body, head)]).index);
  const filler = Array.from({ length: 120 }, (_, at) => `<p>Line ${at} of the site.</p>`).join('');

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
