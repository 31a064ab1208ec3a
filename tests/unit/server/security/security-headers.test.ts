import { expect, test } from 'vitest';
import { securityHeaders } from '@/lib/server/security/security-headers';

test.each(['/', '/about', '/api/rss', '/auth', '/images/a.jpg', '/_next/static/chunks/a.js', '/robots.txt'])(
  'securityHeaders › %s is not sniffed',
  (path) => {
    expect(securityHeaders(path)['X-Content-Type-Options']).toBe('nosniff');
  },
);

test('securityHeaders › everything that is not a file of the build has a policy and cannot be framed', () => {
  for (const path of ['/', '/auth', '/images/a.jpg', '/api/rss', '/_next/static/a.html'])
    expect(securityHeaders(path)).toMatchObject({
      'X-Frame-Options': 'DENY',
      'Content-Security-Policy': expect.stringContaining("default-src 'none'"),
    });
});

test('securityHeaders › tokens in URLs of accounts do not leak to other sites', () => {
  expect(securityHeaders('/auth/reset?token=a')['Referrer-Policy']).toBe('same-origin');
});

test('securityHeaders › other sites may embed pictures, and nothing else', () => {
  expect(securityHeaders('/images/a.jpg')['Cross-Origin-Resource-Policy']).toBe('cross-origin');
  expect(securityHeaders('/og/home')['Cross-Origin-Resource-Policy']).toBe('cross-origin');
  expect(securityHeaders('/about')['Cross-Origin-Resource-Policy']).toBe('same-origin');
});
