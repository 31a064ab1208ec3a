import { Parser } from 'htmlparser2';

/** The entries of a sitemap: pages, or further sitemaps if it is an index. */
export type SitemapEntry = { kind: 'page' | 'sitemap'; url: string };

/** The maximum length of a URL (sitemaps.org). */
const MAX_URL = 2_048;

/** A streaming parser that reports each entry once it is complete. */
export type SitemapParser = { write: (text: string) => void; end: () => void };

/**
 * XML: `<urlset>` and `<sitemapindex>` in any namespace. Only the current URL is in memory; custom entities are not expanded.
 */
function xmlParser(report: (entry: SitemapEntry) => void): SitemapParser {
  let container: SitemapEntry['kind'] | undefined;
  let location: string | undefined;
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        const local = name.slice(name.indexOf(':') + 1).toLowerCase();
        if (local === 'url') container = 'page';
        else if (local === 'sitemap') container = 'sitemap';
        // RSS and Atom feeds are sitemaps too (sitemaps.org).
        else if (local === 'item' || local === 'entry') container = 'page';
        if (container && local === 'link' && (attributes.rel ?? 'alternate') === 'alternate' && attributes.href) {
          report({ kind: container, url: attributes.href });
        }
        // <image:loc> of an image or video is not a page.
        location =
          (local === 'loc' && !/^(image|video|news):/i.test(name)) ||
          (container && local === 'link' && !attributes.href)
            ? ''
            : undefined;
      },
      ontext(text) {
        if (location !== undefined && location.length <= MAX_URL) location += text;
      },
      onclosetag(_name, isImplied) {
        const url = location?.trim();
        // A truncated file does not yield its last, incomplete URL.
        if (!isImplied && container && url && url.length <= MAX_URL) report({ kind: container, url });
        location = undefined;
      },
    },
    { xmlMode: true, decodeEntities: true },
  );
  return { write: (text) => parser.write(text), end: () => parser.end() };
}

/** Plain text: a URL per line. */
function textParser(report: (entry: SitemapEntry) => void): SitemapParser {
  let rest = '';
  const take = (line: string) => {
    const url = line.trim();
    if (/^https?:\/\//i.test(url) && url.length <= MAX_URL) report({ kind: 'page', url });
  };
  return {
    write(text) {
      const lines = `${rest}${text}`.split(/\r\n|\r|\n/);
      rest = (lines.pop() ?? '').slice(0, MAX_URL + 1);
      lines.forEach(take);
    },
    end: () => take(rest),
  };
}

/** Creates a parser for either format, detected by the first character. */
export function sitemapParser(report: (entry: SitemapEntry) => void): SitemapParser {
  let inner: SitemapParser | undefined;
  return {
    write(text) {
      const given = inner ? text : text.replace(/^[\s\uFEFF]+/, '');
      if (given === '') return;
      inner ??= given.startsWith('<') ? xmlParser(report) : textParser(report);
      inner.write(given);
    },
    end: () => inner?.end(),
  };
}
