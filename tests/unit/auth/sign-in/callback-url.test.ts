import { describe, expect, test } from 'vitest';
import { CALLBACK_COOKIE } from '@/lib/auth/session/cookie-names';
import { hasValidCallbackUrls } from '@/lib/auth/sign-in/callback-url';

const FORGED = [
  '/\n{"level":50}',
  '/\r\n',
  '/\u2028x',
  '/\u2029x',
  '/\0',
  '/\u001b[31m',
  'http://',
  'http://[',
  'https://a b',
  '/€',
  'javascript:x',
];
const url = 'https://site.example/api/auth/signout';

const post = (fields: Record<string, string>) =>
  new Request(url, { method: 'POST', body: new URLSearchParams(fields) });

describe('hasValidCallbackUrls', () => {
  test.each(FORGED)('rejects %j in the form, the query and the cookie', async (forged) => {
    const encoded = encodeURIComponent(forged);
    expect(await hasValidCallbackUrls(post({ callbackUrl: forged }))).toBe(false);
    expect(await hasValidCallbackUrls(new Request(`${url}?callbackUrl=${encoded}`))).toBe(false);
    const headers = { Cookie: `a=b; ${CALLBACK_COOKIE}=${encoded}` };
    expect(await hasValidCallbackUrls(new Request(url, { headers }))).toBe(false);
  });

  test('rejects a cookie that is not percent-encoded text', async () => {
    const headers = { Cookie: `${CALLBACK_COOKIE}=%E0%A4` };
    expect(await hasValidCallbackUrls(new Request(url, { headers }))).toBe(false);
  });

  test('ignores the cookie of another program on a host above', async () => {
    const headers = { Cookie: '__Secure-next-auth.callback-url=%zz' };
    expect(await hasValidCallbackUrls(new Request(url, { headers }))).toBe(true);
  });

  test.each(['/account', 'https://site.example/account', '/scraper?run=1', ''])('accepts %j', async (valid) => {
    expect(await hasValidCallbackUrls(post({ callbackUrl: valid }))).toBe(true);
  });

  test('accepts a request without any, and leaves its body to be read', async () => {
    const request = post({ csrfToken: 'x' });
    expect(await hasValidCallbackUrls(request)).toBe(true);
    expect(await request.text()).toBe('csrfToken=x');
  });
});
