import { expect, test } from 'vitest';
import { type SitemapEntry, sitemapParser } from '@/lib/crawler/sitemaps/parse-sitemap';

function entriesOf(text: string): string[] {
  const entries: SitemapEntry[] = [];
  const parser = sitemapParser((entry) => entries.push(entry));
  parser.write(text);
  parser.end();
  return entries.map(({ kind, url }) => `${kind} ${url}`);
}

test('sitemapParser reads the items of an RSS feed, not its channel', () => {
  expect(
    entriesOf(
      '<rss><channel><link>https://a.ie/</link><item><title>One</title><link>https://a.ie/one</link></item><item><link>/two</link></item></channel></rss>',
    ),
  ).toEqual(['page https://a.ie/one', 'page /two']);
});

test('sitemapParser reads the entries of an Atom feed', () => {
  expect(
    entriesOf(
      '<feed xmlns="http://www.w3.org/2005/Atom"><link rel="self" href="https://a.ie/feed"/><entry><link href="https://a.ie/one"/><link rel="edit" href="https://a.ie/edit"/></entry></feed>',
    ),
  ).toEqual(['page https://a.ie/one']);
});

test('sitemapParser reads the language versions of a page', () => {
  expect(
    entriesOf(
      '<urlset><url><loc>https://a.ie/</loc><xhtml:link rel="alternate" hreflang="ga" href="https://a.ie/ga/"/></url></urlset>',
    ),
  ).toEqual(['page https://a.ie/', 'page https://a.ie/ga/']);
});
