import { describe, expect, test } from 'vitest';
import { readPage } from '@/lib/crawler/extract/read-page';
import { collectFacts } from '@/lib/crawler/facts/collect-facts';

const servicesOf = (bodies: Record<string, string>) =>
  collectFacts(
    Object.entries(bodies).map(([path, body]) => {
      const url = `https://example.ie${path}`;
      const title = /<h1>(.*?)<\/h1>/.exec(body)?.[1] ?? 'Oak';
      return { ...readPage(`<html><head><title>${title}</title></head><body>${body}</body></html>`, url), url };
    }),
  ).services.map(({ name }) => name);

const page = (name: string) => `<h1>${name}</h1><p>All about it.</p>`;

describe('collectServices', () => {
  const home = '<h1>Oak</h1><h2>Wheel alignment</h2><p>Laser.</p><h2>Full service</h2><p>Oil.</p><h2>Since 1990</h2>';

  test('takes the headings of the home page that pages are about', () => {
    expect(
      servicesOf({
        '/': home,
        '/wheel-alignment.html': page('Straight on'),
        '/b.html': page('Full service in Birr'),
      }),
    ).toEqual(['Wheel alignment', 'Full service']);
  });

  test('takes no heading that no page, or only one, is about', () => {
    expect(servicesOf({ '/': home })).toEqual([]);
    expect(servicesOf({ '/': home, '/wheel-alignment.html': page('Wheels') })).toEqual([]);
  });

  test('takes no name that the titles of most pages begin with', () => {
    const list = '<h1>Oak</h1><h2>Oak Dental</h2><p>All.</p><h2>Crowns</h2><p>New.</p><h2>Home</h2>';
    const about = (name: string) => page(`Oak Dental | ${name}`);
    expect(servicesOf({ '/': list, '/crowns': about('Crowns'), '/a': about('A'), '/home.html': about('B') })).toEqual(
      [],
    );
  });

  test('takes no towns or customers that pages are about', () => {
    const areas = '<h1>Oak</h1><h2>Areas we cover</h2><h3>Derby</h3><p>Near.</p><h3>Birr</h3><p>Far.</p>';
    expect(servicesOf({ '/': areas, '/derby': page('Derby'), '/birr': page('Birr') })).toEqual([]);
  });

  test('takes no name that is in the menu of one page only', () => {
    const menu = (...names: string[]) =>
      `<nav><ul><li><a href="/s">Services</a><ul>${names.map((name) => `<li><a href="/x">${name}</a></li>`).join('')}</ul></li></ul></nav>`;
    const usual = menu('Roofing', 'Gutters');
    expect(servicesOf({ '/': usual, '/a': usual, '/b': menu('Roofing', 'Old lofts') })).toEqual(['Roofing', 'Gutters']);
  });

  describe('a link to an activity', () => {
    const menu = (...names: string[]) => `<nav>${names.map((name) => `<a href="/x">${name}</a>`).join('')}</nav>`;

    test('is a service if a page is about it and the pages show it', () => {
      const usual = menu('Dog walking', 'Pet & home sitting', 'Cat feeding');
      expect(
        servicesOf({
          '/': usual,
          '/dog-walking.html': usual + page('Walks'),
          '/b': usual + page('Pet and home sitting in Birr'),
        }),
      ).toEqual(['Dog walking', 'Pet & home sitting']);
    });

    test('is none if few pages show it', () => {
      const pages = { '/dog-walking': page('Dog walking'), '/a': menu('Dog walking'), '/c': page('C') };
      expect(servicesOf({ '/': page('Oak'), ...pages })).toEqual([]);
    });

    test('is none if it may be a place', () => {
      const usual = menu('Worthing', 'Lancing');
      expect(servicesOf({ '/': usual, '/worthing': usual + page('Worthing'), '/lancing': page('Lancing') })).toEqual(
        [],
      );
    });

    test('is stated once for a page, by its longest name', () => {
      const usual = menu('Massage', 'Massage therapy');
      expect(servicesOf({ '/': usual, '/massage': usual + page('Massage therapy'), '/c': page('C') })).toEqual([
        'Massage therapy',
      ]);
    });
  });
});
