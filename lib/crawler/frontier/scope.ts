import { crawlerWords, wordList } from '@/lib/reader/lexicon/lexicon';
import { sitePath } from '@/lib/reader/text/site-path';
import type { Alternate } from '@/lib/reader/text/url-language';
import { memoize } from '@/lib/text/memoize';
import { parseUrl } from '@/lib/text/parse-url';
import { matchesStart } from '../wildcard';
import { normalUrl } from './normal-url';

/** Extensions of files. Those that people read are reported as skipped, the others are ignored. */
const DOCUMENT = /\.(pdf|docx?|xlsx?|pptx?|odt|ods|odp|rtf|epub)$/i;
const ASSETS = new Set(wordList('scope', 'assets'));

const isAsset = (pathname: string): boolean => ASSETS.has(/\.(\w+)$/.exec(pathname)?.[1]?.toLowerCase() ?? '');

/** URLs of shops and blog systems that perform actions or repeat content for machines. */
const ACTION = crawlerWords(
  'scope',
  'action',
  /[?&](add-to-cart|add_to_wishlist|replytocom|action|preview|print|share|download)=/u,
);

const MAX_LENGTH = 1_000;
const MAX_SEGMENTS = 16;
const MAX_PARAMETERS = 8;
/** A path that repeats a segment this often is a loop: relative links on a site that responds to every path. */
const MAX_REPEATS = 3;

export type Admitted = { kind: 'page' | 'document'; url: string };

/** Decides which URLs belong to a site, and normalises them. */
export type Scope = {
  /** The URL to fetch; undefined if it is off-site, excluded, or not a page. */
  admit: (url: string) => Admitted | undefined;
};

/** Lines with the URLs of a site that are read, and of these the ones that are not. */
export type ScopePatterns = { includes?: readonly string[]; excludes?: readonly string[] };

/** The versions of a page that belong to a site, under their normal URLs. */
export const admitVersions = (alternates: readonly Alternate[], scope: Scope): Alternate[] =>
  alternates.flatMap(({ language, url }) => {
    const admitted = scope.admit(url);
    return admitted?.kind === 'page' ? { language, url: admitted.url } : [];
  });

const bareHost = (host: string) => host.replace(/^www\./, '');

function leadsInCircles(path: string): boolean {
  const segments = path.split('/').filter(Boolean);
  if (segments.length > MAX_SEGMENTS) return true;
  const counts = new Map<string, number>();
  for (const segment of segments) counts.set(segment, (counts.get(segment) ?? 0) + 1);
  return [...counts.values()].some((count) => count >= MAX_REPEATS);
}

/** A line of "URLs to exclude" or "URLs to include": a URL or path with `*` as wildcard. */
function readPattern(line: string): ((url: URL) => boolean) | undefined {
  const pattern = line.trim();
  if (pattern === '') return undefined;
  if (/^https?:\/\//i.test(pattern)) {
    const wanted = pattern.replace(/^https?:\/\/(www\.)?/i, '').replace(/\/$/, '');
    return (url) => matchesStart(`${wanted}$`, `${bareHost(url.host)}${url.pathname}${url.search}`.replace(/\/$/, ''));
  }
  const wanted = (/^[/*]/.test(pattern) ? pattern : `/${pattern}`).replace(/(?<=.)\/$/, '');
  return (url) => {
    const whole = `${url.pathname}${url.search}`;
    return matchesStart(`${wanted}$`, whole) || matchesStart(`${wanted}$`, whole.replace(/(?<=.)\/$/, ''));
  };
}

/**
 * Creates the scope of the site of `home`: its host, with and without www, and on a host of many sites its path (sitePath). An
 * https site is only fetched over https.
 * Patterns are lines such as `/blog/*`, `/old-prices` or `https://bakery.ie/shop/*`; without `includes`, everything is included.
 */
export function createScope(home: string, { excludes = [], includes = [] }: ScopePatterns = {}): Scope {
  const site = new URL(normalUrl(home));
  const path = sitePath(site);
  const read = (lines: readonly string[]) => lines.map(readPattern).filter((matches) => matches !== undefined);
  const [excluded, included] = [read(excludes), read(includes)];
  function judge(given: string): Admitted | undefined {
    if (given.length > MAX_LENGTH || !parseUrl(given)) return undefined;
    const url = new URL(normalUrl(given));
    if (!/^https?:$/.test(url.protocol) || bareHost(url.hostname) !== bareHost(site.hostname)) return undefined;
    if (url.protocol === site.protocol ? url.port !== site.port : url.port !== '' || site.port !== '') return undefined;
    url.host = site.host;
    if (site.protocol === 'https:') url.protocol = 'https:';
    if (!`${url.pathname}/`.startsWith(path)) return undefined;
    if (isAsset(url.pathname) || ACTION.test(`${url.pathname}${url.search}`)) return undefined;
    if (leadsInCircles(url.pathname) || url.searchParams.size > MAX_PARAMETERS) return undefined;
    if (excluded.some((matches) => matches(url))) return undefined;
    if (included.length > 0 && !included.some((matches) => matches(url))) return undefined;
    return { kind: DOCUMENT.test(url.pathname) ? 'document' : 'page', url: url.href };
  }
  // The menu of a site is on all of its pages.
  return { admit: memoize(judge) };
}
