import { parseUrl } from '@/lib/text/parse-url';

const MAX_LENGTH = 2000;
const BASE = 'http://site.invalid';

/**
 * Prevents open redirects: the path to return to after signing in, or "/" for anything that leads to another origin in any
 * spelling that browsers understand, to the sign-in pages themselves, or to an API.
 */
export function safeReturnPath(value: unknown): string {
  if (typeof value !== 'string' || value.length > MAX_LENGTH) return '/';
  if (!value.startsWith('/') || /^\/[/\\]/.test(value) || /[\\\p{Cc}\p{Zl}\p{Zp}]/u.test(value)) return '/';
  const url = parseUrl(value, BASE);
  if (!url || url.origin !== BASE || url.pathname.startsWith('//')) return '/';
  if (/^\/(auth|api)(\/|$)/.test(url.pathname)) return '/';
  return `${url.pathname}${url.search}${url.hash}`;
}

type AuthQuery = { tab?: string; notice?: string; email?: string; token?: string; callbackUrl?: string };

/** The path of a sign-in page with its query. Empty values are left out, and so is a callback URL of "/". */
export function authPath(
  query: AuthQuery,
  page: '/auth' | '/auth/confirm' | '/auth/passkey' | '/auth/reset' | '/auth/step-up' | '/auth/undo' = '/auth',
): string {
  const entries = Object.entries(query).filter(([name, value]) => value && !(name === 'callbackUrl' && value === '/'));
  return entries.length > 0 ? `${page}?${new URLSearchParams(entries)}` : page;
}
