import { findCountries } from '@/lib/crawler/facts/country';
import type { Region, SourceKind } from './knowledge';
import { placesOf } from './places';

/** Why a page found on the web is not used. */
export type Objection = 'foreign' | 'outdated';

/** A page that a web search found, as far as it is known: its text and dates (ISO 8601) only once it was read. */
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

const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
/** Without aliases, such as UK for GB. */
const codes = letters
  .flatMap((first) => letters.map((second) => first + second))
  .filter((code) => Intl.getCanonicalLocales(`und-${code}`)[0] === `und-${code}`);
/** A place with the code of its state: "Troy, MI". */
const STATE_CODE =
  '(?<=[a-z], )(?:A[KLRZ]|C[AOT]|D[CE]|FL|GA|HI|I[ADLN]|K[SY]|LA|M[ADEINOST]|N[CDEHJMVY]|O[HKR]|PA|RI|S[CD]|T[NX]|UT|V[AT]|W[AIVY])';
const PEOPLES = {
  Irish: 'IE',
  British: 'GB',
  Scottish: 'GB',
  American: 'US',
  Canadian: 'CA',
  Australian: 'AU',
  'South African': 'ZA',
  Indian: 'IN',
};
/** Names of other things too, and unions of countries. */
const OTHER_NAMES = /^(?:Chad|Georgia|Guernsey|Jersey|Jordan|Turkey|United Nations|Eurozone|European Union)$/;
/** The countries by their English names, and by those of places and peoples. */
const countryOfName = new Map<string, string>([
  ...codes.flatMap((code): [string, string][] => {
    const name = names.of(code);
    return name && !OTHER_NAMES.test(name) ? [[name, code]] : [];
  }),
  ...['UK', 'U.K.', 'Britain', 'England', 'Scotland', 'Wales', 'Northern Ireland'].map((name) => [name, 'GB'] as const),
  ...['US', 'U.S.', 'USA'].map((name) => [name, 'US'] as const),
  ...Object.entries(placesOf).flatMap(([code, places]) => places.map((name) => [name, code] as const)),
  ...Object.entries(PEOPLES),
]);
// Longest first: "Northern Ireland" has to be found before "Ireland".
const COUNTRY_NAME = new RegExp(
  `(?<![\\p{L}.])(?:${[...countryOfName.keys()]
    .toSorted((a, b) => b.length - a.length)
    .map((name) => name.replaceAll(/[.()]/g, '\\$&'))
    .join('|')}|${STATE_CODE})(?![\\p{L}\\d])`,
  'gu',
);
const DOLLARS = /\$ ?\d/;
const POUNDS_OR_EUROS = /[€£] ?\d|\d ?€/;
/** The start of a long page says what it is about. */
const MAX_LENGTH = 50_000;
const LEAST_MENTIONS = 2;
/** A page that names another country so many times as often as its own region is about that country. */
const PREVAILS = 3;

/** The country in the name of a host, such as `tradesinireland.com`. Short names are parts of words. */
const LEAST_LETTERS = 7;
const countryOfHostName = [...countryOfName]
  .map(([name, code]) => [name.toLowerCase().replaceAll(/[^a-z]/g, ''), code] as const)
  .filter(([name]) => name.length >= LEAST_LETTERS)
  .toSorted(([one], [other]) => other.length - one.length);
const countryInHost = (hostname: string): string | undefined =>
  countryOfHostName.find(([name]) => hostname.replaceAll('-', '').includes(name))?.[1];

/** Whether a text is about a country outside the region: by the names of countries, otherwise by addresses, numbers and currency. */
function isAboutElsewhere({ url, title, text: whole = '' }: FoundPage, countries: ReadonlySet<string>): boolean {
  const text = whole.slice(0, MAX_LENGTH);
  const mentions = new Map<string, number>();
  for (const [name] of `${title}\n${title}\n${text}`.matchAll(COUNTRY_NAME)) {
    const country = countryOfName.get(name) ?? 'US';
    mentions.set(country, (mentions.get(country) ?? 0) + 1);
  }
  const inHost = countryInHost(new URL(url).hostname);
  if (inHost) mentions.set(inHost, (mentions.get(inHost) ?? 0) + LEAST_MENTIONS);
  const count = (isOwn: boolean) =>
    Math.max(0, ...[...mentions].filter(([country]) => countries.has(country) === isOwn).map(([, times]) => times));
  const [own, other] = [count(true), count(false)];
  if (other >= LEAST_MENTIONS && other > PREVAILS * own) return true;
  if (own > 0) return false;
  const [country] = findCountries([], text, url, undefined);
  if (country) return !countries.has(country);
  return DOLLARS.test(text) && !POUNDS_OR_EUROS.test(text);
}

function isForeign(page: FoundPage, region: Region): boolean {
  const [domains, countries] = [DOMAINS[region], COUNTRIES[region]];
  if (!domains || !countries) return false;
  const domain = topLevelDomain(new URL(page.url).hostname);
  // What is published under the domain of the region is for people there, whatever it mentions.
  return isForeignHost(domain, domains) || (!domains.has(domain) && isAboutElsewhere(page, countries));
}

const MAX_AGE_YEARS = 5;
/** Kinds of source whose texts are valid until they are replaced, however old. */
const LASTING = new Set<SourceKind>(['regulation', 'reference', 'professional-association', 'education']);

const yearsIn = (text: string) => [...text.matchAll(/(?<!\d)20[0-4]\d(?!\d)/g)].map(([year]) => Number(year));
/** Years that say nothing of the age of a page: those of laws and of companies. */
const NAMED_YEAR =
  /\bNo\. ?\d+\/20\d\d|\b(?:act|acts|order|regulations?|rules|directive|bill|law|since|est\.?|established)(?: of| in|,)?(?: \([^)]*\))* 20\d\d/gi;

const MONTH =
  '(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)';
const DATE = new RegExp(
  `\\b(?:\\d{1,2}(?:st|nd|rd|th)? ${MONTH}\\.?,? 20\\d\\d|${MONTH}\\.? \\d{1,2}(?:st|nd|rd|th)?,? 20\\d\\d|20\\d\\d-\\d\\d-\\d\\d|\\d{1,2}[./]\\d{1,2}[./]20\\d\\d)\\b`,
  'gi',
);
const FIRST_LINES = 8;
/** A longer line is a sentence, which may mention any date. */
const MAX_DATELINE = 80;

/** The years of the datelines at the start of a text, such as "By a reporter, 3 July 2020". */
const datelineYears = (text: string): number[] =>
  text
    .slice(0, MAX_LENGTH)
    .split('\n')
    .filter((line) => line.trim())
    .slice(0, FIRST_LINES)
    .filter((line) => line.length <= MAX_DATELINE && !line.startsWith('#'))
    .flatMap((line) => [...line.matchAll(DATE)].flatMap(([date]) => yearsIn(date)));

/**
 * Whether a page is too old. Decided by its dates, otherwise by a dateline, otherwise by years in its title and URL. A title such as
 * "Rates for 2015" counts for every kind of source.
 */
export function isOutdated(
  { url, title, text = '', dates = [] }: FoundPage,
  kind: SourceKind,
  now = new Date(),
): boolean {
  const oldest = now.getUTCFullYear() - MAX_AGE_YEARS;
  const inTitle = yearsIn(title.replaceAll(NAMED_YEAR, ''));
  if (inTitle.length > 0) return Math.max(...inTitle) < oldest;
  if (LASTING.has(kind)) return false;
  const sources = [
    dates.flatMap((date) => yearsIn(date?.slice(0, 4) ?? '')),
    datelineYears(text),
    yearsIn(new URL(url).pathname),
  ];
  const years = sources.find((found) => found.length > 0) ?? [];
  return years.length > 0 && Math.max(...years) < oldest;
}

/** Why a page that a web search found is not used; undefined if it may be. */
export function objectionTo(page: FoundPage, kind: SourceKind, region: Region): Objection | undefined {
  if (kind !== 'reference' && isForeign(page, region)) return 'foreign';
  return isOutdated(page, kind) ? 'outdated' : undefined;
}
