import { expect, test } from 'vitest';
import { rewrites } from '@/lib/routing';
import { SECURITY_TXT_PATH, securityTxt } from '@/lib/seo/security-txt';
import { DAY_MS } from '@/lib/time';

test('securityTxt › contains the contact and its canonical URL', () => {
  const text = securityTxt();
  expect(text).toMatch(/^Contact: mailto:[^\s@]+@[^\s@]+$/m);
  expect(text).toContain(`Canonical: http://localhost:3000${SECURITY_TXT_PATH}\n`);
  expect(text.endsWith('\n')).toBe(true);
});

test.each(['2026-01-01T00:00:00Z', '2028-02-29T23:59:59Z', '2031-12-31T12:00:00Z'])(
  'read at %s it holds for half a year',
  (moment) => {
    const now = new Date(moment);
    const expires = /^Expires: (\S+)$/m.exec(securityTxt(now))?.[1] ?? '';
    const days = (Date.parse(expires) - now.getTime()) / DAY_MS;
    expect(days).toBeGreaterThan(178);
    expect(days).toBeLessThan(182);
  },
);

test('securityTxt › is served at the path of RFC 9116', () => {
  const { beforeFiles = [] } = Array.isArray(rewrites) ? {} : rewrites;
  expect(beforeFiles).toContainEqual({ source: SECURITY_TXT_PATH, destination: '/security.txt' });
});
