import { countryOfTld, findCountries } from '@/lib/reader/facts/stated/country';
import { patternOf } from '@/lib/reader/lexicon/phrases';
import type { Region, SourceKind } from './knowledge';
import { words } from './word-lists';

/** A page that was found, as far as it is known: its text and dates (ISO 8601) only once it was read. */
export type FoundPage = { url: string; title: string; text?: string; dates?: readonly (string | undefined)[] };

const UNION = 'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK EU'.split(' ');
/** ISO 3166-1 alpha-2, and `EU`. Northern Ireland belongs to the United Kingdom, and so does its law. */
const COUNTRIES: Record<Region, ReadonlySet<string> | undefined> = {
  Ireland: new Set(['IE', 'EU']),
  UK: new Set(['GB']),
  EU: new Set(UNION),
  Global: undefined,
};
/** Top-level domains of the Union, and of the United States alone (RFC 1591). */
const DOMAINS: Readonly<Record<string, string>> = { eu: 'EU', gov: 'US', edu: 'US', mil: 'US' };

/** The country of a host; undefined under a generic domain. */
function countryOfHost(hostname: string): string | undefined {
  const domain = hostname.slice(hostname.lastIndexOf('.') + 1);
  return DOMAINS[domain] ?? countryOfTld(domain);
}

/** The countries by their names, and by those of places and peoples in them. */
const countryOfName = new Map(
  Object.entries(words.places).flatMap(([code, places]) => places.map((name) => [name, code] as const)),
);
const COUNTRY_NAME = patternOf([...countryOfName.keys()]);
const DOLLARS = /\$ ?\d/;
const POUNDS_OR_EUROS = /[€£] ?\d|\d ?€/;
/** The start of a long page says what it is about. */
const MAX_LENGTH = 50_000;
const LEAST_MENTIONS = 2;
/** A page that names another country so many times as often as its own region is about that country. */
const PREVAILS = 3;

/** Whether a text is about a country outside the region: by the names of countries, otherwise by addresses, numbers and currency. */
function isAboutElsewhere({ url, title, text: whole = '' }: FoundPage, countries: ReadonlySet<string>): boolean {
  const text = whole.slice(0, MAX_LENGTH);
  const mentions = new Map<string, number>();
  for (const name of COUNTRY_NAME.matches(`${title}\n${title}\n${text}`)) {
    // "us" is no country.
    const country = countryOfName.get(name.replaceAll(/\s+/g, ' '));
    if (country) mentions.set(country, (mentions.get(country) ?? 0) + 1);
  }
  const count = (isOwn: boolean) =>
    Math.max(0, ...[...mentions].filter(([country]) => countries.has(country) === isOwn).map(([, times]) => times));
  const [own, other] = [count(true), count(false)];
  if (other >= LEAST_MENTIONS && other > PREVAILS * own) return true;
  if (own > 0) return false;
  const [country] = findCountries([], text, url, undefined);
  if (country) return !countries.has(country);
  return DOLLARS.test(text) && !POUNDS_OR_EUROS.test(text);
}

/** Whether a page is for people outside a region. An encyclopaedia is for everybody. */
export function isForeign(page: FoundPage, kind: SourceKind, region: Region): boolean {
  const countries = COUNTRIES[region];
  if (kind === 'reference' || !countries) return false;
  const country = countryOfHost(new URL(page.url).hostname);
  // What is published under the domain of the region is for people there, whatever it mentions.
  return country ? !countries.has(country) : isAboutElsewhere(page, countries);
}
