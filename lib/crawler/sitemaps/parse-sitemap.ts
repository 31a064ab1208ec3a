import { Parser } from 'htmlparser2';
import type { Alternate } from '@/lib/reader/text/url-language';

/** The entries of a sitemap: pages with their versions in other languages, or further sitemaps if it is an index. */
export type SitemapEntry = { kind: 'page' | 'sitemap'; url: string; alternates: Alternate[] };

/** The maximum length of a URL (sitemaps.org). */
const MAX_URL = 2_048;

/** A streaming parser that reports each entry once it is complete. */
export type SitemapParser = { write: (text: string) => void; end: () => void };

/** The elements of entries by their local names. RSS and Atom feeds are sitemaps too (sitemaps.org). */
const CONTAINERS: Readonly<Record<string, SitemapEntry['kind']>> = {
  url: 'page',
  sitemap: 'sitemap',
  item: 'page',
  entry: 'page',
};
/** The maximum number of links, and of versions in other languages, of one entry. */
const MAX_LINKS = 200;
/** Elements nested in each other. What is deeper is no sitemap, and htmlparser2 takes time for each open element at each tag. */
const MAX_DEPTH = 100;

/**
 * Creates a parser of XML: `<urlset>` and `<sitemapindex>` in any namespace. Only the current entry is in memory; custom entities are not
 * expanded.
 */
export function sitemapParser(report: (entry: SitemapEntry) => void): SitemapParser {
  let entry: { kind: SitemapEntry['kind']; urls: string[]; alternates: Alternate[] } | undefined;
  let location: string | undefined;
  let depth = 0;
  const isTooDeep = () => depth > MAX_DEPTH;
  const flush = () => {
    for (const url of entry?.urls ?? []) if (entry) report({ kind: entry.kind, url, alternates: entry.alternates });
    entry = undefined;
  };
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        depth += 1;
        if (isTooDeep()) parser.pause();
        const local = name.slice(name.indexOf(':') + 1).toLowerCase();
        const kind = CONTAINERS[local];
        if (kind) {
          flush();
          entry = { kind, urls: [], alternates: [] };
        }
        const { href = '', hreflang } = attributes;
        const isVersion = local === 'link' && href !== '' && (attributes.rel ?? 'alternate') === 'alternate';
        if (entry && isVersion && hreflang) {
          if (entry.alternates.length < MAX_LINKS) entry.alternates.push({ language: hreflang, url: href });
        } else if (entry && isVersion && entry.urls.length < MAX_LINKS) entry.urls.push(href);
        // <image:loc> of an image or video is not a page.
        location =
          (local === 'loc' && !/^(image|video|news):/i.test(name)) || (entry && local === 'link' && href === '')
            ? ''
            : undefined;
      },
      ontext(text) {
        if (location !== undefined && location.length <= MAX_URL) location += text;
      },
      onclosetag(name, isImplied) {
        depth -= 1;
        const url = location?.trim();
        // A truncated file does not yield its last, incomplete URL.
        if (!isImplied && entry && url && url.length <= MAX_URL && entry.urls.length < MAX_LINKS) entry.urls.push(url);
        location = undefined;
        if (CONTAINERS[name.slice(name.indexOf(':') + 1).toLowerCase()]) flush();
      },
      onend: flush,
    },
    { xmlMode: true, decodeEntities: true },
  );
  return {
    write(text) {
      if (!isTooDeep()) parser.write(text);
    },
    end() {
      if (!isTooDeep()) parser.end();
    },
  };
}
