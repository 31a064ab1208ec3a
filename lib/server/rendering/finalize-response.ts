import type { OutgoingHttpHeaders } from 'node:http';
import { addVary } from '@/lib/server/cache/vary';
import { describeErrorDocument } from '@/lib/server/next-internals/error-document';
import type { RenderedResponse } from '@/lib/server/render';
import { securityHeaders } from '@/lib/server/security/security-headers';

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

const isHtml = (headers: OutgoingHttpHeaders) => String(headers['content-type'] ?? '').startsWith('text/html');

const STYLESHEET = /<link rel="stylesheet" href="(\/_next\/static\/[\w./~-]+\.css)"/g;

/** A Link header with which browsers request the stylesheets, for which painting waits, before they have received the page. */
const preloadStylesheets = (html: string): string =>
  [...html.matchAll(STYLESHEET)].map(([, href]) => `<${href}>; rel=preload; as=style`).join(', ');

function finalizeHeaders(headers: OutgoingHttpHeaders): OutgoingHttpHeaders {
  const kept: OutgoingHttpHeaders = {};
  for (const [name, value] of Object.entries(headers)) if (!DROPPED.has(name)) kept[name] = value;
  // Next repeats the Location of a cached redirect; the header may occur once (RFC 9110, 10.2.2).
  if (Array.isArray(kept.location)) kept.location = kept.location[0];
  // `s-maxage` is meant for a cache that Next can invalidate; others have to revalidate.
  if (String(kept['cache-control']).startsWith('s-maxage')) kept['cache-control'] = REVALIDATE;
  // The same URL serves HTML and Markdown (lib/routing.ts).
  if (/^text\/(html|markdown)/.test(String(kept['content-type']))) kept.vary = addVary(kept.vary, 'Accept');
  return kept;
}

/**
 * Completes a rendered response: security headers for `path`, a Content-Security-Policy, and readable text in the empty document
 * of a failed page.
 * @param policyOf the policy for a page, from its final HTML
 */
export function finalizeResponse(
  { status, headers, body }: RenderedResponse,
  path: string,
  policyOf: (html: string) => string,
): RenderedResponse {
  const finalized = { ...lowerCaseNames(securityHeaders(path)), ...finalizeHeaders(headers) };
  if (!isHtml(finalized)) return { status, headers: finalized, body };
  const rendered = body.toString('utf8');
  const html = status >= 500 ? describeErrorDocument(rendered) : rendered;
  finalized['content-security-policy'] = policyOf(html);
  const preloads = preloadStylesheets(html);
  if (preloads) finalized.link = preloads;
  return { status, headers: finalized, body: html === rendered ? body : Buffer.from(html) };
}

const lowerCaseNames = (headers: Readonly<Record<string, string>>): OutgoingHttpHeaders =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));
