import type { OutgoingHttpHeaders } from 'node:http';

/** Browsers and CDNs may keep a page but revalidate it each time, which costs them a 304. */
const REVALIDATE = 'public, max-age=0, must-revalidate';

/** Headers about Next's own cache, about the connection that there was none of, or about a body that may have been rewritten. */
const DROPPED = new Set([
  'x-nextjs-cache',
  'x-nextjs-prerender',
  'x-nextjs-stale-time',
  'x-powered-by',
  'connection',
  'keep-alive',
  'date',
  'transfer-encoding',
  'content-length',
  'etag',
]);

const STYLESHEET = /<link rel="stylesheet" href="(\/_next\/static\/[\w./~-]+\.css)"/g;

/** The stylesheets of a page, as Next 16.4 writes their links: paths. */
export const stylesheetsOf = (html: string): string[] => [...html.matchAll(STYLESHEET)].map(([, href = '']) => href);

/** The headers of a response that Next 16.4 has rendered, without those that are about Next itself. */
export function publicHeaders(headers: OutgoingHttpHeaders): OutgoingHttpHeaders {
  const kept: OutgoingHttpHeaders = {};
  for (const [name, value] of Object.entries(headers)) if (!DROPPED.has(name)) kept[name] = value;
  // Next repeats the Location of a cached redirect; the header may occur once (RFC 9110, 10.2.2).
  if (Array.isArray(kept.location)) kept.location = kept.location[0];
  // `s-maxage` is meant for a cache that Next can invalidate; others have to revalidate.
  if (String(kept['cache-control']).startsWith('s-maxage')) kept['cache-control'] = REVALIDATE;
  return kept;
}
