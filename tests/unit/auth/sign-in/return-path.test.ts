import { expect, test } from 'vitest';
import { authPath, safeReturnPath } from '@/lib/auth/sign-in/return-path';

test.each(['/scraper', '/blog-admin?tab=manage', '/blog/a-post#part', '/', '/a//b', '/caf%C3%A9'])(
  '%s is a path of this site and is followed',
  (path) => {
    expect(safeReturnPath(path)).toBe(path);
  },
);

test.each([
  'https://evil.example',
  'https:evil.example',
  'HTTPS:/evil.example',
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '\t//evil.example',
  ' //evil.example',
  '/a/..//evil.example',
  '/./\\evil.example',
  '/..//evil.example',
  'javascript:alert(1)',
  'data:text/html,x',
  'evil.example',
  '@evil.example',
  '',
  undefined,
  null,
  42,
  ['/scraper'],
  `/${'a'.repeat(3000)}`,
])('safeReturnPath › replaces %j with the home page', (given) => {
  expect(safeReturnPath(given)).toBe('/');
});

test.each(['/auth', '/auth?callbackUrl=/auth', '/auth/reset', '/api/auth/signout', '/x/../auth'])(
  '%s would lead in a circle, so it leads home',
  (path) => {
    expect(safeReturnPath(path)).toBe('/');
  },
);

test('safeReturnPath › returns only paths that a browser resolves to this site', () => {
  for (const odd of ['/%2f%2fevil.example', '/%5cevil.example', '/a/%2e%2e//evil.example', '/;//evil.example']) {
    expect(new URL(safeReturnPath(odd), 'https://here.example').origin).toBe('https://here.example');
  }
});

test('authPath › omits empty values and encodes the others', () => {
  expect(authPath({})).toBe('/auth');
  expect(authPath({ callbackUrl: '/' })).toBe('/auth');
  expect(authPath({ tab: 'sign-up', callbackUrl: '/scraper?run=1&x=2' })).toBe(
    '/auth?tab=sign-up&callbackUrl=%2Fscraper%3Frun%3D1%26x%3D2',
  );
  expect(authPath({ token: 'abc', callbackUrl: undefined }, '/auth/reset')).toBe('/auth/reset?token=abc');
});
