const MAX_LENGTH = 2000;
const BASE = 'http://site.invalid';

/**
 * Where to go after signing in: a path of this site, or "/" for anything that could lead elsewhere (other origins in every
 * spelling that browsers understand) or in a circle.
 */
export function safeReturnPath(value: unknown): string {
  if (typeof value !== 'string' || value.length > MAX_LENGTH) return '/';
  if (!value.startsWith('/') || /^\/[/\\]/.test(value) || /[\\\p{Cc}]/u.test(value)) return '/';
  if (!URL.canParse(value, BASE)) return '/';
  const url = new URL(value, BASE);
  if (url.origin !== BASE || url.pathname.startsWith('//')) return '/';
  if (/^\/(auth|api)(\/|$)/.test(url.pathname)) return '/';
  return `${url.pathname}${url.search}${url.hash}`;
}
