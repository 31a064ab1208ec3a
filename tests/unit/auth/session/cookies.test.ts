import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

async function namesFor(siteUrl: string) {
  vi.resetModules();
  vi.stubEnv('SITE_URL', siteUrl);
  const { BROWSER_COOKIE, CSRF_COOKIE, HINT_COOKIE, SESSION_COOKIE } = await import('@/lib/auth/session/cookie-names');
  const { authOptions } = await import('@/lib/auth/sign-in/auth-options');
  return { names: [SESSION_COOKIE, HINT_COOKIE, BROWSER_COOKIE, CSRF_COOKIE], isSecure: authOptions.useSecureCookies };
}

test('cookie names › have the __Host- prefix over https, including next-auth’s own', async () => {
  expect(await namesFor('https://example.ie')).toEqual({
    names: ['__Host-session', '__Host-signed-in', '__Host-browser', '__Host-next-auth.csrf-token'],
    isSecure: true,
  });
});

test('cookie names › have no prefix over http, where browsers would reject it', async () => {
  expect(await namesFor('http://localhost:3000')).toEqual({
    names: ['session', 'signed-in', 'browser', 'next-auth.csrf-token'],
    isSecure: false,
  });
});

test.each(['signed-in=1', 'theme=dark; __Host-signed-in=1', '__Host-signed-in=1; theme=dark'])(
  'a page finds the hint in %s',
  async (cookie) => {
    vi.stubGlobal('document', { cookie });
    const { mayHaveSession } = await import('@/components/auth/session-client');
    expect(mayHaveSession()).toBe(true);
    vi.stubGlobal('document', { cookie: cookie.replace('signed-in=1', 'signed-in=') });
    expect(mayHaveSession()).toBe(false);
    vi.unstubAllGlobals();
  },
);
