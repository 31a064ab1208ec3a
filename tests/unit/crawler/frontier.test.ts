import { describe, expect, test } from 'vitest';
import { retryAfter } from '@/lib/crawler/fetch/fetch-page';
import { startPacer } from '@/lib/crawler/fetch/pacer';
import { fingerprint, isSamePage, simhashDistance } from '@/lib/crawler/frontier/fingerprint';
import { normalUrl } from '@/lib/crawler/frontier/normal-url';
import { createScope } from '@/lib/crawler/frontier/scope';
import { createTrapGuard } from '@/lib/crawler/frontier/traps';
import { scoreLink } from '@/lib/crawler/link-score';
import { readRobotsTag } from '@/lib/crawler/robots-tag';
import { sitemapParser } from '@/lib/crawler/sitemaps/parse-sitemap';

test.each([
  ['HTTP://Bakery.IE:80/A b?b=2&a=1#top', 'http://bakery.ie/A%20b?a=1&b=2'],
  ['https://bakery.ie./x', 'https://bakery.ie/x'],
  ['https://bakery.ie/?utm_source=x&fbclid=y&gclid=z', 'https://bakery.ie/'],
  ['https://bakery.ie/p?PHPSESSID=1&id=7&sid=2', 'https://bakery.ie/p?id=7'],
  ['https://bakery.ie/p;jsessionid=AB12?id=7', 'https://bakery.ie/p?id=7'],
  ['https://bakery.ie/%7emary/%c3%a1r%61n', 'https://bakery.ie/~mary/%C3%A1ran'],
  ['https://bakery.ie/a/../b/./c', 'https://bakery.ie/b/c'],
  ['https://bakery.ie/p?a=%2f&&b', 'https://bakery.ie/p?a=%2F&b'],
  ['https://u:p@bakery.ie/', 'https://bakery.ie/'],
])('%s is known as %s', (given, known) => {
  expect(normalUrl(given)).toBe(known);
  expect(normalUrl(known), 'and stays so').toBe(known);
});

describe('the scope of a site', () => {
  const { admit } = createScope('https://www.bakery.ie/', []);

  test.each([
    ['https://bakery.ie/menu', 'https://www.bakery.ie/menu'],
    ['http://www.bakery.ie/menu', 'https://www.bakery.ie/menu'],
    ['https://www.bakery.ie/menu?utm_medium=x', 'https://www.bakery.ie/menu'],
  ])('%s belongs to it as %s', (url, known) => {
    expect(admit(url)).toEqual({ kind: 'page', url: known });
  });

  test.each([
    'https://shop.bakery.ie/',
    'https://bakery.ie.evil.example/',
    'https://www.bakery.ie:8443/',
    'https://www.bakery.ie/photo.JPG',
    'https://www.bakery.ie/wp-admin/post.php',
    'https://www.bakery.ie/feed/',
    'https://www.bakery.ie/bread?add-to-cart=7',
    'https://www.bakery.ie/a/b/a/b/a/b',
    `https://www.bakery.ie/${'x/'.repeat(20)}`,
    `https://www.bakery.ie/${'x'.repeat(2_000)}`,
    'ftp://www.bakery.ie/',
    'javascript:alert(1)',
    'nonsense',
  ])('%s does not', (url) => {
    expect(admit(url)).toBeUndefined();
  });

  test('files are told from pages', () => {
    expect(admit('https://www.bakery.ie/menu.pdf')?.kind).toBe('document');
  });

  test.each([
    ['/blog/*', ['/blog/', '/blog/a/b', '/blog/?x=1'], ['/blogs', '/my/blog/']],
    ['/old', ['/old', '/old/'], ['/older', '/old/x']],
    ['old', ['/old'], ['/older']],
    ['*.php', ['/a.php', '/b/c.php'], ['/a.php?x=1', '/php']],
    ['https://bakery.ie/shop*', ['/shop', '/shop/x'], ['/my/shop']],
    ['*sort=*', ['/list?sort=up'], ['/list']],
    ['*'.repeat(500), ['/anything'], []],
    ['', [], ['/anything']],
  ])('%j excludes %j', (exclude, out, within) => {
    const scope = createScope('https://bakery.ie/', [exclude]);
    for (const path of out) expect([path, scope.admit(`https://bakery.ie${path}`)]).toEqual([path, undefined]);
    for (const path of within) expect([path, scope.admit(`https://bakery.ie${path}`)?.kind]).toEqual([path, 'page']);
  });
});

test('a calendar may be turned a few years, and posts with dates in their addresses do not count as one', () => {
  const guard = createTrapGuard();
  const months = Array.from(
    { length: 100 },
    (_, n) => `https://a.ie/events?month=${2026 + Math.floor(n / 12)}-${String((n % 12) + 1).padStart(2, '0')}`,
  );
  expect(months.filter((url) => guard.allows(url)).length).toBeLessThanOrEqual(40);
  const posts = Array.from({ length: 100 }, (_, n) => `https://a.ie/2026/05/${(n % 28) + 1}/story-number-${n}`);
  expect(posts.filter((url) => guard.allows(url))).toHaveLength(100);
  const products = Array.from({ length: 500 }, (_, n) => `https://a.ie/product/${n}`);
  expect(products.filter((url) => guard.allows(url))).toHaveLength(500);
});

describe('what says the same', () => {
  const words = (from: number) => Array.from({ length: 300 }, (_, n) => `word${from + n}`).join(' ');

  test('is recognised by its words, whatever stands between them', () => {
    expect(fingerprint('A', 'One, two.').content).toBe(fingerprint('a', 'one  TWO').content);
  });

  test('also when a little differs, under the same title', () => {
    const [a, b, c] = [
      fingerprint('T', words(0)),
      fingerprint('T', `${words(0)} more`),
      fingerprint('T', words(5_000)),
    ];
    expect(isSamePage(a, b)).toBe(true);
    expect(isSamePage(a, c)).toBe(false);
    expect(isSamePage(a, fingerprint('Another', `${words(0)} more`))).toBe(false);
    expect(simhashDistance(a.simhash, c.simhash)).toBeGreaterThan(15);
  });

  test('is not guessed of short texts', () => {
    expect(isSamePage(fingerprint('T', 'Call 065 1'), fingerprint('T', 'Call 065 2'))).toBe(false);
  });

  test('nothing, or a megabyte', () => {
    expect(fingerprint('', '').words).toBe(0);
    expect(fingerprint('T', 'x '.repeat(500_000)).simhash).toHaveLength(16);
  });
});

test.each([
  ['noindex, nofollow', true, true],
  ['none', true, true],
  ['otherbot: noindex', false, false],
  ['otherbot: noindex, nofollow, testbot: noindex', true, false],
  ['unavailable_after: 25 Jun 2010 15:00:00 PST, nofollow', false, true],
  ['', false, false],
])('X-Robots-Tag: %s', (header, noindex, nofollow) => {
  expect(readRobotsTag(header, 'TestBot')).toEqual({ noindex, nofollow });
});

describe('sitemaps', () => {
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
    ['\uFEFF\n https://a.ie/a\r\nnot an address\rhttps://a.ie/b', ['page https://a.ie/a', 'page https://a.ie/b']],
    ['<html><body><a href="https://a.ie/">A page</a></body></html>', []],
    ['<urlset><url><loc>https://a.ie/cut', []],
    ['', []],
  ])('%j', (text, found) => {
    expect(read(text)).toEqual(found);
    expect(read(text, 1)).toEqual(found);
  });

  test('entities that grow are not expanded', () => {
    const bomb = `<!DOCTYPE x [<!ENTITY a "ha"><!ENTITY b "${'&a;'.repeat(100)}">]><urlset><url><loc>https://a.ie/&b;</loc></url></urlset>`;
    expect(read(bomb).join().length).toBeLessThan(100);
  });
});

test('Retry-After in both of its forms', () => {
  expect(retryAfter('120')).toBe(120);
  expect(retryAfter(new Date(Date.now() + 60_000).toUTCString())).toBeGreaterThan(50);
  expect(retryAfter(new Date(0).toUTCString())).toBe(0);
  expect([retryAfter(null), retryAfter(''), retryAfter('soon')]).toEqual([undefined, undefined, undefined]);
});

test('requests keep their distance, and longer after a pause', async () => {
  const pacer = startPacer(40);
  const started = Date.now();
  await Promise.all([1, 2, 3].map(() => pacer.turn()));
  expect(Date.now() - started).toBeGreaterThanOrEqual(75);
  pacer.pause(0.15);
  const paused = Date.now();
  await pacer.turn();
  expect(Date.now() - paused).toBeGreaterThanOrEqual(140);
  pacer.pause(60);
  await expect(pacer.turn(AbortSignal.timeout(20))).rejects.toThrow();
});

test('what customers ask about comes first', () => {
  const rank = (path: string, text = '') => scoreLink({ url: `https://a.ie${path}`, text });
  expect(rank('/our-services')).toBeGreaterThan(rank('/contact'));
  expect(rank('/x', 'Opening hours')).toBeGreaterThan(rank('/gallery'));
  expect(rank('/gallery')).toBeGreaterThan(rank('/privacy-policy'));
});
