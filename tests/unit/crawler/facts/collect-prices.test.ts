import { describe, expect, test } from 'vitest';
import { readPage } from '@/lib/crawler/extract/read-page';
import { collectFacts } from '@/lib/crawler/facts/collect-facts';

const pricesOf = (bodies: Record<string, string>) =>
  collectFacts(
    Object.entries(bodies).map(([path, body]) => {
      const url = `https://example.ie${path}`;
      const title = /<h1>(.*?)<\/h1>/.exec(body)?.[1] ?? 'Page';
      return {
        ...readPage(`<html lang="en-IE"><head><title>${title}</title></head><body>${body}</body></html>`, url),
        url,
      };
    }),
  ).prices.map(({ item, price, sources }) => `${item}: ${price} (${sources.length})`);

describe('collectPrices', () => {
  test('takes two prices that are headings below headings', () => {
    expect(pricesOf({ '/': '<h4>Monthly pass</h4><h5>£13.50</h5><h4>Day pass</h4><h5>£5.50</h5>' })).toEqual([
      'Monthly pass: £13.50 (1)',
      'Day pass: £5.50 (1)',
    ]);
  });

  test('takes two lines that have nothing but a name and a price', () => {
    const two = (first: string, second: string) => `<p>${first}</p><p>We take our time.</p><p>${second}</p>`;
    expect(pricesOf({ '/': two('Short cut from £15', 'Skin fade from £17') })).toEqual([
      'Short cut: from £15 (1)',
      'Skin fade: from £17 (1)',
    ]);
    expect(pricesOf({ '/': two('Package A £15', 'Package B £17') })).toEqual([]);
    expect(pricesOf({ '/': two('Short cut £15 if you like', 'Skin fade £17 for boys') })).toEqual([]);
  });

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

  test.each([
    ['Our dog sitting services start at £30 per visit. Walks can be added.', 'dog sitting: start at £30 per visit (1)'],
    ['Prices starting from £8', 'Dog sitting: starting from £8 (1)'],
    ['We love it. This service is priced at £9 per hour, depending on the dog.', 'Dog sitting: £9 per hour (1)'],
    ['The cost of dog sitting is just £12 + VAT.', 'dog sitting: £12 (1)'],
  ])('reads a sentence about what its page is about: %s', (sentence, price) => {
    expect(pricesOf({ '/': '<h1>Oak</h1>', '/dogs': `<h1>Dog sitting</h1><p>${sentence}</p>` })).toEqual([price]);
  });

  test.each(['Our keys are £5.', 'This service costs £5, or £8 on Sundays.', 'A bath would cost £30.'])(
    'reads no other sentence: %s',
    (sentence) => {
      expect(pricesOf({ '/': '<h1>Oak</h1>', '/dogs': `<h1>Dog sitting</h1><p>${sentence}</p>` })).toEqual([]);
    },
  );

  test('needs no list for a kind of activity', () => {
    expect(
      pricesOf({
        '/': '<h1>Oak</h1><h3>Initial consultation</h3><p>£150</p><h3>Step 3 Book your session</h3><p>£9</p><h3>2 courses</h3><p>£20</p>',
      }),
    ).toEqual(['Initial consultation: £150 (1)']);
  });

  test('tells equal items with different prices apart by what their pages are about', () => {
    const menu = (name: string, price: string) =>
      `<h1>${name}</h1><p>Fish pie ${price}</p><p>Garden peas €3</p><p>Bread €2</p>`;
    expect(pricesOf({ '/lunch': menu('Lunch menu', '€12'), '/evening': menu('Evening menu', '€15') })).toEqual([
      'Fish pie (Lunch menu): €12 (1)',
      'Garden peas: €3 (2)',
      'Bread: €2 (2)',
      'Fish pie (Evening menu): €15 (1)',
    ]);
  });

  test('takes lines that are marked up differently for no list', () => {
    expect(pricesOf({ '/': '<h1>Oak</h1><p>Gate £5</p><ul><li>Fence £6</li></ul><h4>Shed £7</h4>' })).toEqual([]);
  });

  test('keeps different items with equal prices', () => {
    expect(
      pricesOf({ '/menu': '<p>Chicken Korma €14</p><p>Chicken Balti €14</p><p>Chicken Bhuna €14</p>' }),
    ).toHaveLength(3);
  });

  test('needs a list, or a service or page of the name of the item', () => {
    const card = (name: string, price: string) => `<div class="card"><h3>${name}</h3><p>${price}</p></div>`;
    const only = card('Full groom', '€60');
    expect(pricesOf({ '/': only + card('Nail trim', '€12') })).toHaveLength(2);
    expect(pricesOf({ '/': '<p>Full groom</p><p>€60</p><h2>Hello</h2><p>Nail trim</p><p>€12</p>' })).toEqual([]);
    expect(pricesOf({ '/': only })).toEqual([]);
    expect(pricesOf({ '/': only, '/groom': '<h1>Full groom</h1>' })).toEqual(['Full groom: €60 (1)']);
    const service = '{"@type":"Service","name":"Full groom"}';
    expect(pricesOf({ '/': `<script type="application/ld+json">${service}</script>${only}` })).toHaveLength(1);
    expect(pricesOf({ '/': '<h2>Prices</h2><ul><li>Beard trim €12</li></ul>' })).toEqual(['Beard trim: €12 (1)']);
    expect(pricesOf({ '/': '<h2>Explore more</h2><p>€14 per hour</p>' })).toEqual([]);
  });

  test('leaves out prices in news, which may have ended', () => {
    const news = '<h1>Cut and colour</h1><p>Cut and colour €25</p>';
    expect(pricesOf({ '/prices': '<h1>Cut and style</h1><p>Cut and style €40</p>', '/news': news })).toEqual([
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
    const html = `<title>Wash and cut</title><body>${body}</body>`;
    expect(collectFacts([{ ...readPage(html, url), url }]).prices).toMatchObject([
      { item: 'Wash and cut', amount: 40, currency },
    ]);
  });
});
