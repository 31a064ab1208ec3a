import type { NextConfig } from 'next';
import { markdownPages } from './seo/markdown-paths';
import { startQueryNames } from './start-query';

type Resolved<K extends 'redirects' | 'rewrites'> = Awaited<ReturnType<NonNullable<NextConfig[K]>>>;

/** Permanent redirects from old and duplicate URLs to the canonical ones. */
export const redirects: Resolved<'redirects'> = [
  { source: '/google-business', destination: '/services', permanent: true },
  { source: '/blog/page/1', destination: '/blog', permanent: true },
];

const tooLong = '(?<long>.{201,})';
const withNul = '(?<nul>[^]*\\x00[^]*)';

/**
 * Matches Accept headers that prefer Markdown: text/markdown is listed with a non-zero weight, and with full weight if
 * text/html is listed too. No browser sends one. (When both have a weight below 1, HTML wins, whichever is larger.)
 */
const weighted = 'text/markdown\\s*;\\s*q=0';
export const prefersMarkdown = `(?!.*${weighted}(?:\\.0*)?\\s*(?:,|$))(?!.*text/html.*${weighted})(?!.*${weighted}.*text/html).*text/markdown.*`;

/** Pages that serve Markdown by content negotiation at their own URL. Searches of the blog do not. */
const negotiated = [...markdownPages, '/blog', '/ai-chatbots/:slug', '/blog/:path+'];

const markdownRewrites = [
  { source: '/:path(.+)\\.md', destination: '/api/markdown/file/:path' },
  ...negotiated.map((source) => ({
    source,
    has: [{ type: 'header' as const, key: 'accept', value: prefersMarkdown }],
    missing: ['q', 'category', 'page'].map((key) => ({ type: 'query' as const, key })),
    destination: `/api/markdown/page${source === '/' ? '' : source}`,
  })),
];

/**
 * Markdown by content negotiation, and pages whose query decides what they show: a search of the blog, a form that is filled in.
 * Invalid searches go to a route handler that responds with the right status.
 */
export const rewrites: Resolved<'rewrites'> = {
  beforeFiles: [
    ...markdownRewrites,
    { source: '/.well-known/security.txt', destination: '/security.txt' },
    { source: '/blog', has: [{ type: 'query', key: 'q', value: tooLong }], destination: '/api/problem/400' },
    { source: '/blog', has: [{ type: 'query', key: 'q', value: withNul }], destination: '/api/problem/400' },
    ...['q', 'category', 'page'].map((key) => ({
      source: '/blog',
      has: [{ type: 'query' as const, key }],
      destination: '/blog/search',
    })),
    ...startQueryNames.map((key) => ({
      source: '/meet-your-agent',
      has: [{ type: 'query' as const, key }],
      destination: '/meet-your-agent/prefilled',
    })),
  ],
  afterFiles: [],
  fallback: [],
};
