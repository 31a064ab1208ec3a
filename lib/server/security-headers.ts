import { env } from '@/lib/env';
import { NO_PAGE_POLICY } from './content-security-policy';

/** All that means anything for scripts, styles and fonts: they are no pages, and every byte before the first paint counts. */
const forBuildFiles: Readonly<Record<string, string>> = {
  'X-Content-Type-Options': 'nosniff',
  'Cross-Origin-Resource-Policy': 'same-origin',
  ...(env.isSecure && { 'Strict-Transport-Security': 'max-age=63072000; includeSubDomains' }),
};
const everywhere = {
  ...forBuildFiles,
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'X-Frame-Options': 'DENY',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), browsing-topics=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
  // A page gets another one when it is whole.
  'Content-Security-Policy': NO_PAGE_POLICY,
};
/** Addresses below /auth may carry the token of a mailed link, which no other site is to see. */
const forAccounts = { ...everywhere, 'Referrer-Policy': 'same-origin' };
/** Pictures are shown by others too: in link previews and feed readers. */
const forPictures = { ...everywhere, 'Cross-Origin-Resource-Policy': 'cross-origin' };

const BUILD_FILE = /^\/_next\/static\/[^?]+\.(js|css|woff2)(\?|$)/;

/** What a response at this path says to browsers. The Content-Security-Policy of a page depends on its body. */
export function securityHeaders(path: string): Readonly<Record<string, string>> {
  if (BUILD_FILE.test(path)) return forBuildFiles;
  if (path.startsWith('/auth')) return forAccounts;
  if (path.startsWith('/og/') || path.startsWith('/images/')) return forPictures;
  return everywhere;
}
