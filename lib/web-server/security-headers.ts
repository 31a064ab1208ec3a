import { env } from '@/lib/env';

const everywhere: Readonly<Record<string, string>> = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'X-Frame-Options': 'DENY',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), browsing-topics=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  ...(env.isSecure && { 'Strict-Transport-Security': 'max-age=63072000; includeSubDomains' }),
};
/** Addresses below /auth may carry the token of a mailed link, which no other site is to see. */
const forAccounts = { ...everywhere, 'Referrer-Policy': 'same-origin' };
/** Pictures are shown by others too: in link previews and feed readers. */
const forPictures = { ...everywhere, 'Cross-Origin-Resource-Policy': 'cross-origin' };

/** What a response at this path says to browsers. The Content-Security-Policy depends on its body and is added later. */
export function securityHeaders(path: string): Readonly<Record<string, string>> {
  if (path.startsWith('/auth')) return forAccounts;
  if (path.startsWith('/og/') || path.startsWith('/images/')) return forPictures;
  return everywhere;
}
