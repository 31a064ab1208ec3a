import type { Alternate } from '@/lib/reader/text/url-language';
import { parseUrl } from '@/lib/text/parse-url';
import { charsetOfMark } from '../fetch/charset';
import { type FetchOptions, guardedFetch } from '../fetch/guarded-fetch';
import type { Pacer } from '../fetch/pacer';
import type { Problem } from '../fetch/problem';
import { sitemapParser } from './parse-sitemap';

/** The limit of sitemaps.org: 50 MB uncompressed. */
const MAX_BYTES = 50 * 1024 * 1024;
const MAX_FILES = 50;
const MAX_MS = 60_000;

/** Takes a page with its versions in other languages; returns whether it accepts more. */
type TakePage = (url: string, alternates: Alternate[]) => boolean;
type Reading = { pages: TakePage; sitemaps: (url: string) => void };

/** The versions of a page with absolute URLs. */
const resolveAll = (alternates: readonly Alternate[], base: URL): Alternate[] =>
  alternates.flatMap(({ language, url }) => {
    const resolved = parseUrl(url, base)?.href;
    return resolved === undefined ? [] : { language, url: resolved };
  });

/** Reads one sitemap as a stream. */
function readSitemap(sitemapUrl: string, options: FetchOptions, found: Reading): Promise<unknown> {
  return guardedFetch<Problem | undefined>(
    sitemapUrl,
    { Accept: 'application/xml,text/xml,text/plain,*/*;q=0.1' },
    options,
    async (base, response) => {
      if (!response.ok || response.isEncoded) return undefined;
      let size = 0;
      let wantsMore = true;
      let decoder: TextDecoder | undefined;
      const parser = sitemapParser(({ kind, url: location, alternates }) => {
        const url = parseUrl(location, base)?.href;
        if (url === undefined) return;
        if (kind === 'sitemap') found.sitemaps(url);
        else if (wantsMore) wantsMore = found.pages(url, resolveAll(alternates, base));
      });
      for await (const bytes of response.body) {
        size += bytes.byteLength;
        options.onBytes?.(bytes.byteLength);
        decoder ??= new TextDecoder(charsetOfMark(bytes));
        parser.write(decoder.decode(bytes, { stream: true }));
        if (!wantsMore || size >= MAX_BYTES) break;
      }
      parser.end();
      return undefined;
    },
  );
}

/** The sitemaps that robots.txt names, otherwise the usual one. Their URLs should be absolute, and often are not. */
export function sitemapUrlsOf({ sitemaps }: { sitemaps: readonly string[] }, home: string): readonly string[] {
  const robotsUrl = new URL('/robots.txt', home);
  const named = sitemaps.flatMap((url) => (url === '' ? [] : (parseUrl(url, robotsUrl)?.href ?? [])));
  return named.length > 0 ? named : [new URL('/sitemap.xml', home).href];
}

/** Reads sitemaps and indexes of them, and passes each listed page to `take` until it returns false. Unreadable ones are ignored. */
export async function readSitemaps(
  urls: readonly string[],
  options: FetchOptions,
  pacer: Pacer,
  take: TakePage,
): Promise<void> {
  const waiting = [...urls];
  const known = new Set(waiting);
  const until = performance.now() + MAX_MS;
  let wantsMore = true;
  for (let read = 0; read < MAX_FILES && wantsMore && performance.now() < until; read += 1) {
    const sitemapUrl = waiting.shift();
    if (sitemapUrl === undefined) return;
    await pacer.turn(sitemapUrl, options.signal);
    await readSitemap(sitemapUrl, options, {
      pages(url, alternates) {
        wantsMore = take(url, alternates);
        return wantsMore;
      },
      sitemaps(url) {
        if (known.size < MAX_FILES && !known.has(url)) {
          known.add(url);
          waiting.push(url);
        }
      },
    });
  }
}
