import type { Region, SourceKind } from './knowledge';

/** Why a page found on the web is not read. */
export type Objection = 'foreign' | 'outdated';

const EU_COUNTRIES = 'at be bg cy cz de dk ee es fi fr gr hr hu ie it lt lu lv mt nl pl pt ro se si sk';
const DOMAINS: Record<Region, ReadonlySet<string> | undefined> = {
  Ireland: new Set(['ie', 'eu']),
  UK: new Set(['uk', 'scot', 'wales', 'cymru']),
  EU: new Set([...EU_COUNTRIES.split(' '), 'eu']),
  Global: undefined,
};
/** Top-level domains of the United States alone (RFC 1591). */
const AMERICAN = new Set(['gov', 'edu', 'mil']);
/** Country codes that are used like generic domains. */
const GENERIC = new Set(['ai', 'co', 'io', 'me', 'tv']);

/** Whether the host is under the top-level domain of a country outside the region. Generic ones are never foreign. */
function isForeign(hostname: string, region: Region): boolean {
  const domains = DOMAINS[region];
  const domain = hostname.slice(hostname.lastIndexOf('.') + 1).toLowerCase();
  if (!domains || domains.has(domain) || GENERIC.has(domain)) return false;
  return domain.length === 2 || AMERICAN.has(domain);
}

const MAX_AGE_YEARS = 5;
/** Kinds of source whose texts are valid until they are replaced, however old. */
const LASTING = new Set<SourceKind>(['regulation', 'reference', 'professional-association', 'education']);

const yearsIn = (text: string) => [...text.matchAll(/(?<!\d)20[0-4]\d(?!\d)/g)].map(([year]) => Number(year));

/**
 * Whether a page is too old. Decided by its dates (ISO 8601), otherwise by years in its title and URL. A title such as "Rates
 * for 2015" counts for every kind of source.
 */
export function isOutdated(
  { url, title, dates = [] }: { url: string; title: string; dates?: (string | undefined)[] },
  kind: SourceKind,
  now = new Date(),
): boolean {
  const oldest = now.getUTCFullYear() - MAX_AGE_YEARS;
  const inTitle = yearsIn(title);
  if (inTitle.length > 0) return Math.max(...inTitle) < oldest;
  if (LASTING.has(kind)) return false;
  const stated = dates.flatMap((date) => yearsIn(date?.slice(0, 4) ?? ''));
  const years = stated.length > 0 ? stated : yearsIn(new URL(url).pathname);
  return years.length > 0 && Math.max(...years) < oldest;
}

/** Why a page that a web search found is not read; undefined if it may be. */
export function objectionTo(
  page: { url: string; title: string },
  kind: SourceKind,
  region: Region,
): Objection | undefined {
  if (kind !== 'reference' && isForeign(new URL(page.url).hostname, region)) return 'foreign';
  return isOutdated(page, kind) ? 'outdated' : undefined;
}
