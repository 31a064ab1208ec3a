import { expect, test } from 'vitest';
import { findCountries } from '@/lib/reader/facts/stated/country';

const countryOf = (text: string, telephone?: string) =>
  findCountries(telephone ? [{ types: ['Store'], values: { telephone } }] : [], text, 'https://example.com/', 'en')[0];

test.each([
  ['Call 714-555-0134 for a quote', 'US'],
  ['Call (714) 555-0134', 'US'],
  ['Call (714) 555 0134', 'US'],
  ['Call +1 714 555 0134', 'US'],
  ['Order 123-456-78901', undefined],
  ['Call 031-622-2882', undefined],
  ['Contact: 508 533 5536', 'US'],
  ['585 Oak Highway, Knoxfield Vic 3180', 'AU'],
  ['Mobile 0412 345 678', undefined],
  ['Ring us in Co. Kerry', 'IE'],
])('findCountries reads "%s" as %s', (text, country) => {
  expect(countryOf(text)).toBe(country);
});

test('findCountries reads the country code of a number in schema.org data', () => {
  expect(countryOf('Call 714.555.0134', '+1-714-555-0134')).toBe('US');
  expect(countryOf('Book now', '+353 91 566 777')).toBe('IE');
});

test('findCountries reads the country code of a number in the text, then the language', () => {
  expect(countryOf('Telefon +49 30 123456')).toBe('DE');
  expect(findCountries([], 'Telefon 030 123456', 'https://example.com/', 'de')).toEqual(['DE']);
  expect(findCountries([], 'Maps: Main Road 1, London B72 1JU', 'https://example.com/', 'de')).toEqual(['GB', 'DE']);
});

test('findCountries reads the domain of an e-mail address', () => {
  expect(countryOf('Mobile 0421 555 198, hello@oakelectrical.com.au')).toBe('AU');
  expect(countryOf('hello@oakelectrical.company')).toBeUndefined();
});

test.each([
  ['https://oak.dk/', 'DK'],
  ['https://oak.co.uk/', 'GB'],
  ['https://oak.co.za/', 'ZA'],
  ['https://oak.scot/', 'GB'],
  ['https://oak.io/', undefined],
  ['https://oak.co/', undefined],
])('findCountries reads the country of the host %s as %s', (url, country) => {
  expect(findCountries([], 'Call us', url, 'en')[0]).toBe(country);
});

test.each(['Cut and blow-dry €45', 'Cut £45'])('findCountries guesses no country from the currency of "%s"', (text) => {
  expect(countryOf(text)).toBeUndefined();
});

test.each([
  ['Call (705) 555-0134', 'CA'],
  ['14 Oak St, Collingwood, ON L9Y 4H7', 'CA'],
  ['3 Oak Street, Fitzroy, VIC 3065', 'AU'],
  ['2 Oak Green, Christchurch 8005 New Zealand', 'NZ'],
])('findCountries reads "%s" as %s', (text, country) => {
  expect(countryOf(text)).toBe(country);
});

test('findCountries reads the country of an address in schema.org data', () => {
  const address = { types: ['PostalAddress'], values: { addressCountry: 'Canada' } };
  expect(findCountries([address], 'Book now', 'https://example.com/', 'en')).toEqual(['CA']);
});

test('findCountries reads the country codes of three numbers in the text', () => {
  const numbers = ['+49 30 123456', '+31 20 794 0800', '+32 2 555 12 12', '+33 1 70 18 99 00'];
  expect(findCountries([], numbers.join(' or '), 'https://example.com/', undefined)).toEqual(['DE', 'NL', 'BE']);
});
