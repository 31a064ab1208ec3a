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
