import { describe, expect, test } from 'vitest';
import { collectFacts } from '@/lib/reader/facts/collect-facts';
import { readPage } from '@/lib/reader/read-page';

const linksOf = (body: string) => {
  const url = 'https://example.ie/';
  const head = '<title>Harbour Dental</title><meta property="og:site_name" content="Harbour Dental">';
  const page = readPage(`<html lang="en-IE"><head>${head}</head><body>${body}</body></html>`, url);
  return collectFacts([{ ...page, url }]).links.map((link) => link.url);
};

describe('collectLinks', () => {
  test('states a profile once, also with two spellings of its address', () => {
    expect(
      linksOf(
        '<a href="https://www.facebook.com/harbourdental">A</a><a href="http://facebook.com/harbourdental/">B</a>',
      ),
    ).toEqual(['https://www.facebook.com/harbourdental']);
  });

  test('finds the page for bookings by any of the links to it', () => {
    const nav = '<nav><a href="/appointments">Appointments</a></nav>';
    expect(linksOf(`${nav}<p>Need a check-up?</p><a href="/appointments">Book an appointment</a>`)).toEqual([
      'https://example.ie/appointments',
    ]);
    expect(linksOf(nav)).toEqual([]);
  });

  test('states the account of a company next to that of a person', () => {
    const links = ['company/34748567', 'in/anna-byrne'].map((path) => `https://www.linkedin.com/${path}`);
    expect(linksOf(links.map((url) => `<a href="${url}">LinkedIn</a>`).join(''))).toEqual(links.slice(0, 1));
  });

  test('leaves out the accounts of web designers and photographers', () => {
    const footer = '<footer>Site by <a href="https://twitter.com/annacodes">Anna</a></footer>';
    expect(linksOf(`<a href="https://twitter.com/harbourdentalie">X</a>${footer}`)).toEqual([
      'https://twitter.com/harbourdentalie',
    ]);
    expect(linksOf(footer)).toEqual([]);
    expect(linksOf('<p>The pier, photo by <a href="https://twitter.com/tombyrne">Tom Byrne</a></p>')).toEqual([]);
    expect(linksOf('<p>Site by Anna | <a href="https://twitter.com/hdental">Twitter</a></p>')).toEqual([
      'https://twitter.com/hdental',
    ]);
  });

  test('leaves out the LinkedIn profile of a person, unless the business has the name of the person', () => {
    const link = (path: string) => `<a href="https://www.linkedin.com/${path}">LinkedIn</a>`;
    expect(linksOf(link('in/anna-kelly-1a2b'))).toEqual([]);
    expect(linksOf(link('company/hd-group'))).toEqual(['https://www.linkedin.com/company/hd-group']);
    expect(linksOf(link('in/anna-harbour'))).toEqual(['https://www.linkedin.com/in/anna-harbour']);
  });

  test('takes an account with the name of the business from any page', () => {
    const linksOn = (account: string) =>
      collectFacts(
        ['/', '/a', '/b', '/events'].map((path) => {
          const url = `https://example.ie${path}`;
          const link = path === '/events' ? `<a href="https://www.tiktok.com/@${account}">TikTok</a>` : 'Hi';
          return { ...readPage(`<title>The Kings Head Inn</title><body><p>${link}</p></body>`, url), url };
        }),
      ).links.length;
    expect(linksOn('kingsheadoakford')).toBe(1);
    expect(linksOn('kings.of.rock')).toBe(0);
  });

  test('takes the only link to a platform for orders from any page about the business', () => {
    const linksOn = (path: string, body: string) =>
      collectFacts(
        ['/', '/a', '/b', path].map((one) => {
          const url = `https://example.ie${one}`;
          return {
            ...readPage(`<title>Oak Village</title><body><p>${one === path ? body : 'Hi'}</p></body>`, url),
            url,
          };
        }),
      ).links.map(({ url }) => url);
    const order = 'https://order.toasttab.com/online/oakrestaurant';
    const link = `<a href="${order}">Start your order</a>`;
    expect(linksOn('/restaurant', link)).toEqual([order]);
    expect(linksOn('/local-attractions', link)).toEqual([]);
    expect(linksOn('/restaurant', `${link}<a href="https://www.toasttab.com/elm">Elm</a>`)).toEqual([]);
  });

  test('leaves out several accounts on one network if none is in the name of the business', () => {
    const account = (name: string) => `<a href="https://www.instagram.com/${name}">${name}</a>`;
    expect(linksOf(account('anna.cuts') + account('tom.cooks'))).toEqual([]);
    expect(linksOf(account('anna.cuts') + account('harbour.ie'))).toEqual(['https://www.instagram.com/harbour.ie']);
    expect(linksOf(account('annacuts') + account('annacuts?igsh=abc'))).toEqual(['https://www.instagram.com/annacuts']);
    expect(linksOf(account('yourusername'))).toEqual([]);
  });

  test('leaves out where another business is booked', () => {
    const pageAt = (path: string, body: string) => {
      const url = `https://example.ie${path}`;
      return {
        ...readPage(`<html lang="en-IE"><head><title>Pier House</title></head><body>${body}</body></html>`, url),
        url,
      };
    };
    const pages = (link: string) => [
      pageAt('/', link),
      pageAt('/rooms', '<p>Rooms</p>'),
      pageAt('/garden', '<p>Garden</p>'),
    ];
    const bookings = (url: string) =>
      collectFacts(pages(`<a href="${url}">Check availability</a>`)).links.map((link) => link.url);
    expect(bookings('https://castlehotel.example.com/stay')).toEqual([]);
    expect(bookings('https://pierhouse-bookings.example.com/')).toEqual(['https://pierhouse-bookings.example.com/']);
    expect(bookings('https://pierhouse.freetobook.com/rooms')).toEqual(['https://pierhouse.freetobook.com/rooms']);
  });
});
