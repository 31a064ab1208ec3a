import { describe, expect, test } from 'vitest';
import { createScope, type ScopePatterns } from '@/lib/crawler/frontier/scope';

describe('createScope', () => {
  const { admit } = createScope('https://www.bakery.ie/');

  test.each([
    ['https://bakery.ie/menu', 'https://www.bakery.ie/menu'],
    ['http://www.bakery.ie/menu', 'https://www.bakery.ie/menu'],
    ['https://www.bakery.ie/menu?utm_medium=x', 'https://www.bakery.ie/menu'],
  ])('admits %s as %s', (url, known) => {
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
  ])('rejects %s', (url) => {
    expect(admit(url)).toBeUndefined();
  });

  const path = (segments: number) => Array.from({ length: segments }, (_, n) => `/s${n}`).join('');
  const query = (parameters: number) => `/?${Array.from({ length: parameters }, (_, n) => `p${n}=1`).join('&')}`;

  test.each([
    [
      '1,000 characters',
      `/${'x'.repeat(1_000 - 'https://www.bakery.ie/'.length)}`,
      `/${'x'.repeat(1_001 - 'https://www.bakery.ie/'.length)}`,
    ],
    ['16 segments', path(16), path(17)],
    ['8 parameters', query(8), query(9)],
    ['a segment twice', '/a/b/a/c', '/a/b/a/c/a'],
  ])('admits URLs of %s, and none beyond', (_, within, beyond) => {
    expect(admit(`https://www.bakery.ie${within}`)?.kind).toBe('page');
    expect(admit(`https://www.bakery.ie${beyond}`)).toBeUndefined();
  });

  test('admits only the pages of the same site on a host of many', () => {
    const { admit: admitShared } = createScope('https://example.ie/%7Emary');
    for (const path of ['/~mary', '/~mary/', '/%7Emary/menu'])
      expect([path, admitShared(`https://www.example.ie${path}`)?.kind]).toEqual([path, 'page']);
    for (const path of ['/', '/~pat/', '/~maryanne/menu', '/~mary/../~pat/'])
      expect([path, admitShared(`https://example.ie${path}`)]).toEqual([path, undefined]);
  });

  test('classifies PDF files as documents', () => {
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
  ])('%j matches %j, which is excluded, or alone included', (pattern, matched, others) => {
    const kinds = (paths: string[], patterns: ScopePatterns) => {
      const scope = createScope('https://bakery.ie/', patterns);
      return new Set(paths.map((path) => scope.admit(`https://bakery.ie${path}`)?.kind));
    };
    const [all, none] = [new Set(['page']), new Set([undefined])];
    if (matched.length > 0) {
      expect(kinds(matched, { excludes: [pattern] })).toEqual(none);
      expect(kinds(matched, { includes: [pattern] })).toEqual(all);
      expect(kinds(matched, { includes: [pattern], excludes: [pattern] })).toEqual(none);
    }
    if (others.length > 0) {
      expect(kinds(others, { excludes: [pattern] })).toEqual(all);
      // Without a pattern, everything is included.
      expect(kinds(others, { includes: [pattern] })).toEqual(pattern === '' ? all : none);
    }
  });
});
