import { createHash } from 'node:crypto';
import { env } from '@/lib/env';
import { isKnownInlineScript } from '@/lib/server/next-internals/next-inline-scripts';
import { INLINE_SCRIPT } from './inline-script';

const SCRIPT = /<script(?![^>]*\ssrc=)([^>]*)>([\s\S]*?)<\/script>/g;
const STYLE = /<style[^>]*>([\s\S]*?)<\/style>/g;

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const unique = (values: string[]) => [...new Set(values)];

/** Allowed on every page: components/site puts it at the head of each. */
const INLINE_SCRIPT_HASH = hashOf(INLINE_SCRIPT);

/** What React and the error overlay of the development server need; a hash or nonce beside it would switch it off. */
const DEVELOPMENT_SOURCES = ["'unsafe-inline'", "'unsafe-eval'"];

const sources = (own: string[]) => ["'self'", ...(env.isDevelopment ? DEVELOPMENT_SOURCES : own)].join(' ');

const pagePolicy = (scriptSources: string[], styleSources: string[] = []): string =>
  [
    "default-src 'none'",
    `script-src ${sources(scriptSources)}`,
    `style-src ${sources(styleSources)}`,
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    ...(env.isSecure ? ['upgrade-insecure-requests'] : []),
  ].join('; ');

/**
 * The Content-Security-Policy of a page that is the same for everyone. Script files are allowed by origin ('self'), inline
 * scripts by their hash, and only those that Next writes and that carry nothing but data. Any other inline script stays blocked,
 * however it got into the page. Why hashes: docs/decisions/custom-server.md.
 */
export function hashPolicy(html: string): string {
  const scripts = [...html.matchAll(SCRIPT)]
    .filter(([, attributes = '', code = '']) => !/\stype="application\//.test(attributes) && isAllowed(code))
    .map(([, , code = '']) => hashOf(code));
  const styles = [...html.matchAll(STYLE)].map(([, css = '']) => hashOf(css));
  return pagePolicy(unique(scripts), unique(styles));
}

const isAllowed = (code: string) => code === INLINE_SCRIPT || isKnownInlineScript(code);

/** The Content-Security-Policy of a page that is rendered for one visitor. Next puts the nonce on its scripts. */
export const noncePolicy = (nonce: string): string => pagePolicy([`'nonce-${nonce}'`, INLINE_SCRIPT_HASH]);

/**
 * The policy of a page that other websites show in a frame.
 * @param ancestors the origins that may, or `*`
 */
export function framePolicy(html: string, ancestors: readonly string[]): string {
  const styles = [...html.matchAll(STYLE)].map(([, css = '']) => hashOf(css));
  return [
    "default-src 'none'",
    "script-src 'self'",
    `style-src ${["'self'", ...unique(styles)].join(' ')}`,
    "img-src 'self'",
    "connect-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    `frame-ancestors ${["'self'", ...ancestors].join(' ')}`,
    ...(env.isSecure ? ['upgrade-insecure-requests'] : []),
  ].join('; ');
}

/** For everything that is not a page: should a browser ever show it as one, nothing in it runs. */
export const NON_PAGE_POLICY = "default-src 'none'; frame-ancestors 'none'";
