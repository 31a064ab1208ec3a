import { describe, expect, test } from 'vitest';
import { readPage } from '@/lib/crawler/extract/read-page';
import { collectFacts } from '@/lib/crawler/facts/collect-facts';

const pricesOf = (bodies: Record<string, string>, title = 'Page') =>
  collectFacts(
    Object.entries(bodies).map(([path, body]) => {
      const url = `https://example.ie${path}`;
      return {
        ...readPage(`<html lang="en-IE"><head><title>${title}</title></head><body>${body}</body></html>`, url),
        url,
      };
    }),
  ).prices.map(({ item, price, sources }) => `${item}: ${price} (${sources.length})`);

describe('collectPrices', () => {
  test('merges the copies of a page for several towns', () => {
    const town = (name: string) => `<h1>Gutter cleaning ${name}</h1><p>From €90</p>`;
    expect(
      pricesOf({
        '/a': town('Athlone'),
        '/b': town('Birr'),
        '/c': town('Clara'),
        '/d': '<h1>Roof repair</h1><p>From €200</p>',
      }),
    ).toEqual(['Gutter cleaning: From €90 (3)', 'Roof repair: From €200 (1)']);
  });

  test('keeps different items with equal prices', () => {
    expect(
      pricesOf({ '/menu': '<p>Chicken Korma €14</p><p>Chicken Balti €14</p><p>Chicken Bhuna €14</p>' }),
    ).toHaveLength(3);
  });

  test('leaves out prices in news, which may have ended', () => {
    expect(pricesOf({ '/prices': '<p>Cut and style €40</p>', '/news': '<p>Cut and colour €25</p>' })).toEqual([
      'Cut and style: €40 (1)',
    ]);
  });

  test.each([
    ['<p>Oak House, Oak Street, Fitzroy, VIC 3065</p><p>Wash and cut $40</p>', 'AUD'],
    ['<p>Oak House, 2 Oak Green, Burnside, Christchurch, New Zealand</p><p>Wash and cut $40</p>', 'NZD'],
    ['<p>Call (705) 606-4145</p><p>Wash and cut $40</p>', 'CAD'],
    ['<p>Call (714) 606-4145</p><p>Wash and cut $40</p>', 'USD'],
    ['<p>Oak House, Oak Street, Fitzroy, VIC 3065</p><p>Wash and cut US$40</p>', 'USD'],
    ['<p>Wash and cut NZ$40</p>', 'NZD'],
    ['<a href="tel:+61425555019">Call us</a><p>Wash and cut $40</p>', 'AUD'],
    ['<p>Wash and cut $40 CAD</p>', 'CAD'],
  ])('states the dollars of "%s" in %s', (body, currency) => {
    const url = 'https://example.com/prices';
    expect(collectFacts([{ ...readPage(`<body>${body}</body>`, url), url }]).prices).toMatchObject([
      { item: 'Wash and cut', amount: 40, currency },
    ]);
  });
});
