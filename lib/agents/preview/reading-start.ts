import { hasScheme, parseTypedUrl } from '@/lib/crawler/fetch/ssrf-guard';
import { normalUrl } from '@/lib/crawler/frontier/normal-url';
import { siteName, sitePath } from '@/lib/reader/text/site-path';

/** Where the reading of a website starts. */
export type ReadingStart = {
  /** The website, as siteName: the same for all notations of its address. */
  host: string;
  /** Whether the reading starts at the home page, so that no visitor decides what it finds. */
  isHome: boolean;
  /** The URL to start at. */
  url: string;
};

/**
 * Where a reading starts that a visitor asks for by `typed`. A home page is named without a scheme, whatever the visitor typed:
 * the crawler tries https first, so that all visitors get the same page.
 */
export function readStart(typed: string, parsed: URL): ReadingStart {
  const url = new URL(normalUrl(parsed));
  const path = sitePath(url);
  const isHome = url.search === '' && (url.pathname === path || `${url.pathname}/` === path);
  const plain = url.href.replace(/^https?:\/\//, '');
  return {
    host: siteName(url),
    isHome,
    url: isHome || !hasScheme(typed) ? plain.replace(/^([^/]*)\/$/, '$1') : url.href,
  };
}

/** The name of the website whose URL the visitor entered; that URL if it is unreadable. */
export function siteNameOf(url: string): string {
  const parsed = parseTypedUrl(url);
  return parsed ? siteName(parsed) : url;
}

/**
 * Where the text of a reading comes from, in one sentence.
 * @param start the URL of the reading
 * @param first the URL of the first page that was read
 */
export function describeSource(start: string, first: string): string {
  const [typed, host] = [siteNameOf(start), siteNameOf(first)];
  if (typed !== host) return `Read from ${host}, where ${typed} led us.`;
  const parsed = parseTypedUrl(start);
  if (!parsed || readStart(start, parsed).isHome) return `Read from ${host}, starting at its home page.`;
  return `Read from ${host}, starting at ${parsed.pathname}${parsed.search}. Nobody else is shown this reading.`;
}
