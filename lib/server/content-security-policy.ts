import { createHash } from 'node:crypto';
import { env } from '@/lib/env';
import { isFrameworkScript } from './next-internals/next-inline-scripts';

const SCRIPT = /<script(?![^>]*\ssrc=)([^>]*)>([\s\S]*?)<\/script>/g;
const STYLE = /<style[^>]*>([\s\S]*?)<\/style>/g;
const STYLE_ATTRIBUTE = /<[^<>]*?\sstyle="([^"]*)"/g;

/** The characters that React escapes in attributes, and nothing else does here. */
const ESCAPED: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#x27;': "'" };
const unescaped = (value: string) => value.replace(/&(amp|lt|gt|quot|#x27);/g, (entity) => ESCAPED[entity] ?? entity);

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const unique = (values: string[]) => [...new Set(values)];

/**
 * The Content-Security-Policy of one HTML page. Scripts are allowed by file ('self') and by the hash of each inline script
 * that Next wrote; anything else between script tags stays blocked, also when it got into the page by mistake.
 * Why hashes: docs/decisions/response-layer.md.
 */
export function policyFor(html: string): string {
  const scripts = [...html.matchAll(SCRIPT)]
    .filter(([, attributes, code]) => !/\stype="application\//.test(attributes ?? '') && isFrameworkScript(code ?? ''))
    .map(([, , code]) => hashOf(code ?? ''));
  const styles = [...html.matchAll(STYLE)].map(([, css]) => hashOf(css ?? ''));
  const attributes = [...html.matchAll(STYLE_ATTRIBUTE)].map(([, css]) => hashOf(unescaped(css ?? '')));
  const styleSources = ["'self'", ...unique(styles)];
  if (attributes.length > 0) styleSources.push("'unsafe-hashes'", ...unique(attributes));
  return [
    "default-src 'none'",
    `script-src ${["'self'", ...unique(scripts)].join(' ')}`,
    `style-src ${styleSources.join(' ')}`,
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    ...(env.isSecure ? ['upgrade-insecure-requests'] : []),
  ].join('; ');
}

/** For everything that is no page: should a browser ever show it as one, nothing in it runs. */
export const NO_PAGE_POLICY = "default-src 'none'; frame-ancestors 'none'";
