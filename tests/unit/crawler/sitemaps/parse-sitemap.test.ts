import { describe, expect, test } from 'vitest';
import { type SitemapEntry, sitemapParser } from '@/lib/crawler/sitemaps/parse-sitemap';

function entriesOf(text: string): string[] {
  const entries: SitemapEntry[] = [];
  const parser = sitemapParser((entry) => entries.push(entry));
  parser.write(text);
  parser.end();
  return entries.map(({ kind, url }) => `${kind} ${url}`);
}

test('sitemapParser › reads the language versions of a page', () => {
  const entries: SitemapEntry[] = [];
  const parser = sitemapParser((entry) => entries.push(entry));
  parser.write(
    '<urlset><url><loc>https://a.ie/</loc><xhtml:link rel="alternate" hreflang="ga" href="https://a.ie/ga/"/></url><url><loc>https://a.ie/x</loc></url></urlset>',
  );
  parser.end();
  expect(entries).toEqual([
    { kind: 'page', url: 'https://a.ie/', alternates: [{ language: 'ga', url: 'https://a.ie/ga/' }] },
    { kind: 'page', url: 'https://a.ie/x', alternates: [] },
  ]);
});

describe('sitemapParser', () => {
  const read = (text: string, step = 7) => {
    const found: string[] = [];
    const parser = sitemapParser(({ kind, url }) => found.push(`${kind} ${url}`));
    for (let at = 0; at < text.length; at += step) parser.write(text.slice(at, at + step));
    parser.end();
    return found;
  };

  test.each([
    ['<urlset><url><loc> https://a.ie/?x=1&amp;y=2 </loc></url></urlset>', ['page https://a.ie/?x=1&y=2']],
    ['<?xml version="1.0"?><s:urlset><s:url><s:loc>https://a.ie/</s:loc></s:url></s:urlset>', ['page https://a.ie/']],
    ['<sitemapindex><sitemap><loc>https://a.ie/s.xml</loc></sitemap></sitemapindex>', ['sitemap https://a.ie/s.xml']],
    [
      '<urlset><url><loc><![CDATA[https://a.ie/]]></loc><image:image><image:loc>https://a.ie/i</image:loc></image:image></url>',
      ['page https://a.ie/'],
    ],
    ['<html><body><a href="https://a.ie/">A page</a></body></html>', []],
    ['<urlset><url><loc>https://a.ie/cut', []],
    ['', []],
    [
      'https://a.ie/\r\nhttp://a.ie/b \n\n  https://a.ie/c',
      ['page https://a.ie/', 'page http://a.ie/b', 'page https://a.ie/c'],
    ],
    ['\n# pages\nhttps://a.ie/\nabout\nftp://a.ie/\n', ['page https://a.ie/']],
    [
      '<rss><channel><link>https://a.ie/</link><item><title>B</title><link>https://a.ie/b</link><guid>7</guid></item><item><link><![CDATA[ https://a.ie/c ]]></link></item></channel></rss>',
      ['page https://a.ie/b', 'page https://a.ie/c'],
    ],
    [
      '<rdf:RDF><item rdf:about="x"><link>https://a.ie/d</link><dc:date>2026</dc:date></item></rdf:RDF>',
      ['page https://a.ie/d'],
    ],
    [
      '<feed><link href="https://a.ie/"/><entry><link rel="edit" href="https://a.ie/api"/><link href="https://a.ie/e"/><link rel="alternate" href="/f"/></entry></feed>',
      ['page https://a.ie/e'],
    ],
    ['<a:feed><a:entry><a:link href="https://a.ie/g"/></a:entry></a:feed>', []],
  ])('%j', (text, found) => {
    expect(read(text)).toEqual(found);
    expect(read(text, 1)).toEqual(found);
  });

  test('ignores URLs of more than 2,048 characters, and languages after the two hundredth', () => {
    const url = (length: number) => `https://a.ie/${'x'.repeat(length - 'https://a.ie/'.length)}`;
    const entry = (loc: string) => `<url><loc>${loc}</loc></url>`;
    expect(read(`<urlset>${entry(url(2_048))}${entry(url(2_049))}</urlset>`)).toEqual([`page ${url(2_048)}`]);
    const links = Array.from({ length: 250 }, (_, n) => `<xhtml:link hreflang="l${n}" href="/${n}"/>`).join('');
    const found: SitemapEntry[] = [];
    sitemapParser((one) => found.push(one)).write(`<url><loc>https://a.ie/</loc>${links}</url>`);
    expect(found[0]?.alternates).toHaveLength(200);
  });

  test('does not expand nested entities', () => {
    const bomb = `<!DOCTYPE x [<!ENTITY a "ha"><!ENTITY b "${'&a;'.repeat(100)}">]><urlset><url><loc>https://a.ie/&b;</loc></url></urlset>`;
    expect(read(bomb).join().length).toBeLessThan(100);
  });
});

test('sitemapParser › keeps what it has found and reads no further where elements nest without end', () => {
  const start = '<urlset><url><loc>https://a.ie/</loc></url>';
  const nested = (depth: number) => `${'<a>'.repeat(depth - 2)}${start}`;
  expect([entriesOf(nested(99)).length, entriesOf(nested(100)).length]).toEqual([1, 0]);
  expect(entriesOf(`${start}${'<a>'.repeat(1_000_000)}<url><loc>https://a.ie/b</loc></url>`)).toEqual([
    'page https://a.ie/',
  ]);
});
