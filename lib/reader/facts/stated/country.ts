import { isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/max';
import { memoize } from '@/lib/text/memoize';
import { factsWords, wordList, wordPairs } from '../../lexicon/lexicon';
import { readObject, readText, readTexts, type Thing } from '../../page/structured-data';
import { baseLanguage } from '../../text/url-language';
import type { FactPage } from '../shared/fact-types';

/** Names of countries in addresses. */
const COUNTRY_NAMES = wordPairs('country', 'ofName');
/** Top-level domains of countries and places that are not ISO 3166 codes. */
const OTHER_TLDS = wordPairs('country', 'otherTlds');
/** Country codes that websites of all countries use, as search engines treat them. */
const GENERIC_TLDS = new Set(wordList('country', 'genericTlds'));

/** The country of a top-level domain, by ISO 3166; undefined for one that websites of all countries use. */
export function countryOfTld(tld: string): string | undefined {
  if (GENERIC_TLDS.has(tld)) return undefined;
  const code = tld.toUpperCase();
  return OTHER_TLDS[tld] ?? (isSupportedCountry(code) ? code : undefined);
}

/** The country in which most websites of a language are; languages of several countries that we meet often are left out. */
const LANGUAGES = wordPairs('country', 'ofLanguage');
const INTERNATIONAL = /\+\d[\d\s().-]{7,16}\d/g;
const MAX_NUMBERS = 3;

const countryOfNumber = memoize((phone) => parsePhoneNumberFromString(phone)?.country);

/** A country at the end of an address, and codes that only its addresses have. */
const PLACES: [string, RegExp][] = [
  ['AU', /\b(?:NSW|VIC|Vic|QLD|Qld|TAS|Tas|ACT)\s\d{4}\b|,\sAustralia\b/],
  ['CA', /\b(?:AB|BC|MB|NB|NL|NS|ON|PE|QC|SK),?\s+[A-Z]\d[A-Z]\s?\d[A-Z]\d\b|,\sCanada\b/],
  // A pattern that starts with a fixed text is found sooner.
  ['NZ', /New Zealand(?<=(?:,|\d{4})\sNew Zealand)\b/],
];
/** A number as written in North America, without the country code: its area code tells the United States from Canada. */
const NORTH_AMERICAN =
  /(?<![\d+(-] ?)\(?[2-9]\d{2}(?:\) ?|[-. ])\d{3}[-. ]\d{4}(?! ?\d)|\+1[\s.(-]{1,2}\d{3}[\s.)-]{1,2}\d{3}[\s.-]?\d{4}/;

/** The countries of the first numbers with a country code in a text. */
const countriesOfNumbers = (text: string): string[] =>
  [...text.matchAll(INTERNATIONAL)].slice(0, MAX_NUMBERS).flatMap(([number]) => countryOfNumber(number) ?? []);

const COUNTY = factsWords('country', 'county');
/** What may be the name of a county: a whole page is long. */
const FROM_COUNTY = /\bco(?:unty)?\b[\s\S]{0,40}/gi;

/**
 * Hints at the country of a page's business, strongest first: schema.org number and address, Eircode or postcode, the country named in the
 * footer or on the page, TLD, domain of an e-mail address, prefix of a
 * number, region of the language, language.
 */
export function findCountries(things: Thing[], text: string, url: string, language: string | undefined): string[] {
  const countries: string[] = [];
  for (const { values } of things) {
    countries.push(...readTexts(values.telephone).flatMap((phone) => countryOfNumber(phone) ?? []));
    const stated = readText(readObject(values.addressCountry) ?? values.addressCountry);
    const known = COUNTRY_NAMES[(stated ?? '').toLowerCase().replaceAll(' ', '-')];
    if (known) countries.push(known);
    else if (stated && /^[A-Z]{2}$/.test(stated)) countries.push(stated);
  }
  // Every postcode has a digit after a capital.
  const mayHaveCode = /[A-Z]\d/.test(text);
  if (
    (mayHaveCode && /\b(?:[AC-FHKNPRTV-Y]\d{2}|D6W) [0-9AC-FHKNPRTV-Y]{4}\b/.test(text)) ||
    text.match(FROM_COUNTY)?.some((one) => COUNTY.test(one))
  )
    countries.push('IE');
  if (mayHaveCode && /\b[A-Z]{1,2}\d[A-Z\d]? \d[ABD-HJLNP-UW-Z]{2}\b/.test(text)) countries.push('GB');
  if (text.includes('Ireland') && /\w(?:,|(?<!\bNorthern))\s(?:Republic of )?Ireland\b/.test(text))
    countries.push('IE');
  countries.push(...PLACES.filter(([, place]) => place.test(text)).map(([country]) => country));
  const tld = countryOfTld(/\.([a-z]+)$/.exec(new URL(url).hostname)?.[1] ?? '');
  if (tld) countries.push(tld);
  // The domain of an e-mail address, where the website has another one.
  for (const [, end = ''] of text.matchAll(/@[\w.-]{1,80}\.([a-z]{2})(?![\w.-]*\w)/g)) {
    const country = countryOfTld(end);
    if (country) countries.push(country);
  }
  if (text.includes('+')) {
    if (/\+\s?353\b/.test(text)) countries.push('IE');
    if (/\+\s?44\b/.test(text)) countries.push('GB');
    countries.push(...countriesOfNumbers(text));
  }
  const region = /^[a-z]{2,3}[-_]([A-Z]{2})\b/i.exec(language ?? '')?.[1]?.toUpperCase();
  if (region && region !== 'US') countries.push(region);
  const american = NORTH_AMERICAN.exec(text)?.[0];
  if (american) countries.push(parsePhoneNumberFromString(american, 'US')?.country ?? 'US');
  const spoken = LANGUAGES[baseLanguage(language ?? '')];
  if (spoken) countries.push(spoken);
  return [...new Set(countries)];
}

/** The value with the most votes. */
const winner = (votes: ReadonlyMap<string, number>) => [...votes].sort(([, a], [, b]) => b - a)[0]?.[0];

const addVote = (votes: Map<string, number>, value: string, weight: number) =>
  votes.set(value, (votes.get(value) ?? 0) + weight);

/** The country (ISO 3166) that most pages indicate, the first hint of each twice. Pages in another language than most do not count. */
export function findCountry(pages: readonly FactPage[]): string | undefined {
  const languages = new Map<string, number>();
  for (const { language } of pages) if (language) addVote(languages, baseLanguage(language), 1);
  const own = winner(languages);
  const votes = new Map<string, number>();
  for (const { facts, language } of pages) {
    if (language && baseLanguage(language) !== own) continue;
    for (const [at, country] of facts.countries.entries()) addVote(votes, country, 1 / (at + 1));
  }
  return winner(votes);
}
