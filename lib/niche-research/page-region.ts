import { findCountries } from '@/lib/reader/facts/stated/country';
import type { Region, SourceKind } from './knowledge';
import { phrasePattern, words } from './words';

/** A page that was found, as far as it is known: its text and dates (ISO 8601) only once it was read. */
export type FoundPage = { url: string; title: string; text?: string; dates?: readonly (string | undefined)[] };

const EU_COUNTRIES = 'at be bg cy cz de dk ee es fi fr gr hr hu ie it lt lu lv mt nl pl pt ro se si sk'.split(' ');
const DOMAINS: Record<Region, ReadonlySet<string> | undefined> = {
  Ireland: new Set(['ie', 'eu']),
  UK: new Set(['uk', 'scot', 'wales', 'cymru']),
  EU: new Set([...EU_COUNTRIES, 'eu']),
  Global: undefined,
};
/** ISO 3166-1 alpha-2. Northern Ireland belongs to the United Kingdom, and so does its law. */
const COUNTRIES: Record<Region, ReadonlySet<string> | undefined> = {
  Ireland: new Set(['IE']),
  UK: new Set(['GB']),
  EU: new Set(EU_COUNTRIES.map((code) => code.toUpperCase())),
  Global: undefined,
};
/** Top-level domains of the United States alone (RFC 1591). */
const AMERICAN = new Set(['gov', 'edu', 'mil']);
/** Country codes that are used like generic domains. */
const GENERIC = new Set(['ai', 'co', 'io', 'me', 'tv']);

const topLevelDomain = (hostname: string) => hostname.slice(hostname.lastIndexOf('.') + 1).toLowerCase();

/** Whether the host is under the top-level domain of a country outside the region. Generic ones are never foreign. */
function isForeignHost(domain: string, domains: ReadonlySet<string>): boolean {
  if (domains.has(domain) || GENERIC.has(domain)) return false;
  return domain.length === 2 || AMERICAN.has(domain);
}

/** The countries by their names, and by those of places and peoples in them. */
const countryOfName = new Map(
  Object.entries(words.places).flatMap(([code, places]) => places.map((name) => [name, code] as const)),
);
const COUNTRY_NAME = phrasePattern([...countryOfName.keys()], '', 'gu');
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
  for (const [name] of `${title}\n${title}\n${text}`.matchAll(COUNTRY_NAME)) {
    const country = countryOfName.get(name.replaceAll(/\s+/g, ' ')) ?? '';
    mentions.set(country, (mentions.get(country) ?? 0) + 1);
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
  const [domains, countries] = [DOMAINS[region], COUNTRIES[region]];
  if (kind === 'reference' || !domains || !countries) return false;
  const domain = topLevelDomain(new URL(page.url).hostname);
  // What is published under the domain of the region is for people there, whatever it mentions.
  return isForeignHost(domain, domains) || (!domains.has(domain) && isAboutElsewhere(page, countries));
}
