import type { OutgoingHttpHeaders } from 'node:http';
import { addVary } from '@/lib/server/cache/vary';
import { describeErrorDocument } from '@/lib/server/next-internals/error-document';
import { publicHeaders, stylesheetsOf } from '@/lib/server/next-internals/rendered-headers';
import type { RenderedResponse } from '@/lib/server/render';
import { securityHeaders } from '@/lib/server/security/security-headers';

const isHtml = (headers: OutgoingHttpHeaders) => String(headers['content-type'] ?? '').startsWith('text/html');

/** A Link header with which browsers request the stylesheets, for which painting waits, before they have received the page. */
const preloadStylesheets = (html: string): string =>
  stylesheetsOf(html)
    .map((href) => `<${href}>; rel=preload; as=style`)
    .join(', ');

function finalizeHeaders(headers: OutgoingHttpHeaders): OutgoingHttpHeaders {
  const kept = publicHeaders(headers);
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
