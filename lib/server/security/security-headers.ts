import { env } from '@/lib/env';
import { NON_PAGE_POLICY } from './content-security-policy';

/** The headers that matter for scripts, styles and fonts, which are not pages: every byte before the first paint counts. */
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
  // Pages have their own policy (finalize-response.ts, forward-to-next.ts).
  'Content-Security-Policy': NON_PAGE_POLICY,
};
/** URLs below /auth may carry the token of a mailed link, which must not leak to other sites. */
const forAccounts = { ...everywhere, 'Referrer-Policy': 'same-origin' };
/** Pictures are embedded by other sites, in link previews and feed readers. */
const forPictures = { ...everywhere, 'Cross-Origin-Resource-Policy': 'cross-origin' };

const BUILD_FILE = /^\/(_next\/static|embed)\/[^?]+\.(js|css|woff2)(\?|$)/;

/** Of the script that other websites include, those with a Cross-Origin-Embedder-Policy too. */
export const forLauncher: Readonly<Record<string, string>> = {
  ...forBuildFiles,
  'Cross-Origin-Resource-Policy': 'cross-origin',
};

/**
 * Of a page that other websites show in a frame; which of them, its policy says. The two cross-origin headers let it be shown on
 * websites that are isolated.
 */
export function forFrame(policy: string): Readonly<Record<string, string>> {
  const { 'X-Frame-Options': _, ...others } = everywhere;
  return {
    ...others,
    'Content-Security-Policy': policy,
    'Cross-Origin-Embedder-Policy': 'require-corp',
    'Cross-Origin-Resource-Policy': 'cross-origin',
    'X-Robots-Tag': 'noindex',
  };
}

/** The security headers of a response at `path`. The Content-Security-Policy of a page depends on its body. */
export function securityHeaders(path: string): Readonly<Record<string, string>> {
  if (BUILD_FILE.test(path)) return forBuildFiles;
  if (path.startsWith('/auth')) return forAccounts;
  if (path.startsWith('/og/') || path.startsWith('/images/')) return forPictures;
  return everywhere;
}
