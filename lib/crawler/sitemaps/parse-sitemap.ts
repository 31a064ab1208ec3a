import { Parser } from 'htmlparser2';
import type { Alternate } from '@/lib/reader/text/url-language';

/** The entries of a sitemap: pages with their versions in other languages, or further sitemaps if it is an index. */
export type SitemapEntry = { kind: 'page' | 'sitemap'; url: string; alternates: Alternate[] };

/** The maximum length of a URL (sitemaps.org). */
const MAX_URL = 2_048;

/** A streaming parser that reports each entry once it is complete. */
export type SitemapParser = { write: (text: string) => void; end: () => void };

/** The elements of entries by their local names. */
const CONTAINERS: Readonly<Record<string, SitemapEntry['kind']>> = {
  url: 'page',
  sitemap: 'sitemap',
  // Of RSS and Atom feeds.
  item: 'page',
  entry: 'page',
};
/** The maximum number of versions in other languages of one entry. */
const MAX_LINKS = 200;
/** Elements nested in each other. What is deeper is no sitemap, and htmlparser2 takes time for each open element at each tag. */
const MAX_DEPTH = 100;

/** A parser of a list of URLs, one a line. */
function textParser(report: (entry: SitemapEntry) => void): SitemapParser {
  let rest = '';
  const take = (line: string) => {
    const url = line.trim();
    if (/^https?:\/\//i.test(url) && url.length <= MAX_URL) report({ kind: 'page', url, alternates: [] });
  };
  return {
    write(text) {
      const lines = (rest + text).split(/[\r\n]/);
      rest = (lines.pop() ?? '').slice(0, MAX_URL + 1);
      lines.forEach(take);
    },
    end: () => take(rest),
  };
}

/** Creates a parser of the formats of sitemaps.org: XML, RSS, Atom and, if it does not start with `<`, text with one URL a line. */
export function sitemapParser(report: (entry: SitemapEntry) => void): SitemapParser {
  let parser: SitemapParser | undefined;
  return {
    write(text) {
      if (!parser && text.trim() === '') return;
      parser ??= text.trimStart().startsWith('<') ? xmlParser(report) : textParser(report);
      parser.write(text);
    },
    end: () => parser?.end(),
  };
}

/** A parser of XML with elements in any namespace. Only the current entry is in memory; custom entities are not expanded. */
function xmlParser(report: (entry: SitemapEntry) => void): SitemapParser {
  let entry: SitemapEntry | undefined;
  let location: string | undefined;
  let depth = 0;
  const isTooDeep = () => depth > MAX_DEPTH;
  const flush = () => {
    if (entry?.url) report(entry);
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
          entry = { kind, url: '', alternates: [] };
        }
        const { href = '', hreflang, rel = 'alternate' } = attributes;
        const isLink = name.toLowerCase() === 'link';
        if (entry && local === 'link' && hreflang && href !== '' && entry.alternates.length < MAX_LINKS)
          entry.alternates.push({ language: hreflang, url: href });
        // The page of an entry in Atom; in RSS it is the text of the element.
        else if (entry && isLink && rel === 'alternate' && href.length <= MAX_URL) entry.url ||= href;
        // <image:loc> of an image or video is not a page.
        location = isLink || (local === 'loc' && !/^(image|video|news):/i.test(name)) ? '' : undefined;
      },
      ontext(text) {
        if (location !== undefined && location.length <= MAX_URL) location += text;
      },
      onclosetag(name, isImplied) {
        depth -= 1;
        const url = location?.trim();
        // A truncated file does not yield its last, incomplete URL.
        if (!isImplied && entry && url && url.length <= MAX_URL) entry.url = url;
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
