import { describe, expect, it } from 'vitest';
import { openSite } from '@/lib/reader/answers/answer';
import { warningsAbout, warningsOf } from '@/lib/reader/answers/warnings/warnings';
import { textOf } from '../../pages';
import { harbour, pageAt } from '../site';

const warned = (body: string, year = 2026) =>
  warningsOf(openSite([pageAt('/', body)]).index, year).map(({ kind, quote }) => [kind, quote.text]);

describe('warningsOf', () => {
  it.each([
    ['closed', '<p>We are closed for the season.</p>', 'We are closed for the season.'],
    ['closed', '<p>The restaurant is temporarily closed.</p>', 'The restaurant is temporarily closed.'],
    ['placeholder', '<p>A rewire costs from €X,XXX.</p>', 'A rewire costs from €X,XXX.'],
    ['placeholder', '<p>Lorem ipsum dolor.</p>', 'Lorem ipsum dolor.'],
    ['old-year', '<h2>Opening hours 2012</h2><p>Mon-Fri 9am - 5pm</p>', 'Mon-Fri 9am - 5pm'],
    ['old-year', '<p>Prices for 2015: from €20.</p>', 'Prices for 2015: from €20.'],
  ])('warns of %s', (kind, body, text) => {
    expect(warned(body)).toEqual([[kind, text]]);
  });

  it('warns of prices that are more than two years old', () => {
    const pricesOf = (year: number) => `<p>Prices for ${year}: from €20.</p>`;
    expect(warned(pricesOf(2023))).toHaveLength(1);
    expect(warned(pricesOf(2024))).toEqual([]);
  });

  it('warns of five places where there are more', () => {
    const lines = Array.from({ length: 8 }, (_, at) => `<p>Job ${at} costs from €X,XXX.</p>`);
    expect(warned(lines.join(''))).toHaveLength(5);
  });

  it('warns of mixed tax only if prices with and without tax occur', () => {
    expect(warned('<p>Doors €100 ex VAT.</p><p>Windows €90 incl. VAT.</p>').map(([kind]) => kind)).toEqual([
      'tax',
      'tax',
    ]);
    expect(warned('<p>Doors €100 ex VAT.</p>')).toEqual([]);
  });

  it("warns of a telephone number that is not the business's own", () => {
    const { index } = harbour();
    expect(warningsOf(index, 2026).map(({ kind, quote }) => [kind, quote.text])).toEqual([
      ['not-yours', 'Ring 053 999 8888 to book a table.'],
    ]);
  });

  it.each([
    '<p>We are closed on Mondays.</p>',
    '<p>The house was built in 1890 and costs €90.</p>',
    '<p>Hours in 2026: Mon-Fri 9am - 5pm</p>',
    '<p>The museum closed in 1950.</p>',
    '<p>Email: [email&#160;protected]</p>',
    '<p>A family business since 2016, with jobs from €20.</p>',
    '<h2>Excellence since 2004</h2><p>Public liability insurance up to £10,000,000.</p>',
  ])('does not warn of %s', (body) => {
    expect(warned(body)).toEqual([]);
  });
});

describe('warningsOf, of contradictions', () => {
  const contradictions = (...pages: Parameters<typeof openSite>[0]) =>
    warningsOf(openSite(pages).index, 2026).map(({ kind, quote, against, markup }) => [
      kind,
      quote.text,
      against?.text ?? markup,
    ]);

  it('finds two prices for one thing on different pages', () => {
    expect(
      contradictions(
        pageAt('/', '<ul><li>Full car service: €120</li><li>NCT check: €40</li></ul>'),
        pageAt('/prices', '<ul><li>Full car service €140</li><li>NCT check €40</li></ul>'),
      ),
    ).toEqual([['two-prices', 'Full car service: €120', 'Full car service €140']]);
  });

  const twoPrices = (...items: string[]) =>
    contradictions(
      pageAt('/', items.map((item) => `<p>${item} €120</p>`).join('')),
      pageAt('/prices', items.map((item) => `<p>${item} €140</p>`).join('')),
    );

  it.each([
    ['two words', 'Car service', 1],
    ['one word', 'Service', 0],
    ['a short line', textOf(105), 1],
    ['a long line', textOf(140), 0],
  ])('finds two prices for what %s name: %s', (_, item, count) => {
    expect(twoPrices(item)).toHaveLength(count);
  });

  it('finds three pairs of prices where there are more', () => {
    expect(twoPrices('Car wash', 'Oil change', 'Brake check', 'Engine test', 'Tyre repair')).toHaveLength(3);
  });

  it('finds none where a menu of another time of day has its own price', () => {
    expect(
      contradictions(
        pageAt('/lunch-menu', '<p>Lamb shank with mash £12</p>'),
        pageAt('/evening-menu', '<p>Lamb shank with mash £18</p>'),
      ),
    ).toEqual([]);
  });

  it('finds hours for search engines that are not those on the page', () => {
    const markup = JSON.stringify({
      '@context': 'https://schema.org',
      '@type': 'Restaurant',
      name: 'Harbour House',
      openingHours: 'Mo-Su 09:00-17:00',
    });
    const page = pageAt(
      '/',
      `<h1>Harbour House</h1><h2>Opening hours</h2><p>Mon-Sun: 10am - 6pm</p><script type="application/ld+json">${markup}</script>`,
    );
    expect(contradictions(page)).toEqual([['two-hours', 'Mon-Sun: 10am - 6pm', 'Mon–Sun 09:00–17:00']]);
  });
});

describe('warningsOf, of contact details', () => {
  it('does not warn of the regulator in a privacy notice', () => {
    const site = openSite([
      pageAt('/', '<footer><p>Tel: 053 912 3456</p></footer>'),
      pageAt('/privacy-policy', '<h1>Privacy</h1><p>Regulator: 0303 123 1113</p>'),
    ]);
    expect(warningsOf(site.index, 2026)).toEqual([]);
  });
});

describe('warningsAbout', () => {
  it('adds a closure notice to opening hours, and to nothing else', () => {
    const site = openSite([
      pageAt(
        '/contact',
        '<p>We are closed for the season.</p><h2>Opening hours</h2><p>Mon-Sat 9am - 5pm</p><h2>Parking</h2><p>There is parking.</p>',
      ),
    ]);
    const warnings = warningsOf(site.index, 2026);
    expect(warningsAbout(site.ask('What are your opening hours?').quotes, warnings)).toHaveLength(1);
    expect(warningsAbout(site.ask('Is there parking?').quotes, warnings)).toHaveLength(0);
  });
});
