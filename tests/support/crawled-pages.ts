import type { CrawledPage } from '@/lib/crawler/crawl/store';
import { fingerprint } from '@/lib/crawler/frontier/fingerprint';
import { readPage } from '@/lib/reader/read-page';

/** A page as the crawler stores it, from its HTML. */
export function page(url: string, html: string): CrawledPage {
  const {
    links: _links,
    alternates: _alternates,
    canonical: _c,
    robots: _r,
    needsJavaScript: _n,
    isLoginPage: _a,
    ...kept
  } = readPage(html, url);
  return {
    ...kept,
    url,
    status: 200,
    links: [{ url: 'https://bakery.ie/', text: 'Home' }],
    fingerprint: fingerprint(kept.title, kept.text),
    scrapedAt: new Date('2026-11-21T10:00:00Z'),
    isUnchanged: false,
  };
}

/** A page with characters that are special in spreadsheets and export formats. */
export const menu = page(
  'https://bakery.ie/menu',
  `<html lang="en-IE"><title>Menu: "Arán" | Ennis</title><meta name="description" content="Bread & cakes"><meta name="author" content="Máire Ní Bhriain"><meta property="article:published_time" content="2026-11-20"><main><h1>Menu</h1>
  <p>=HYPERLINK("http://evil.example")</p><h2>Bread</h2><ul><li>Sourdough €5</li><li>Soda bread €4</li></ul></main></html>`,
);
export const about = page(
  'https://bakery.ie/about',
  '<title>About</title><main><h1>About us</h1><p>Bakers since 1994.</p></main>',
);

/** Both pages, as an export reads them. */
export async function* pages() {
  yield menu;
  yield about;
}
