import type { NextConfig } from 'next';

type Resolved<K extends 'redirects' | 'rewrites'> = Awaited<ReturnType<NonNullable<NextConfig[K]>>>;

/** Old and second addresses, each led to the one that counts. */
export const redirects: Resolved<'redirects'> = [
  { source: '/google-business', destination: '/services', permanent: true },
  { source: '/pages/home', destination: '/', permanent: true },
  { source: '/blog/page/1', destination: '/blog', permanent: true },
];

const tooLong = '(?<long>.{201,})';
const withNul = '(?<nul>[^]*\\x00[^]*)';

/**
 * Pages that read the database stand behind a dynamic segment, so that `next build` needs none and they are still cached
 * after the first request; these rewrites give them their addresses. Requests that no page can answer well go to a
 * handler that says so with the right status.
 */
export const rewrites: Resolved<'rewrites'> = {
  beforeFiles: [
    { source: '/blog', has: [{ type: 'query', key: 'q', value: tooLong }], destination: '/api/problem/400' },
    { source: '/blog', has: [{ type: 'query', key: 'q', value: withNul }], destination: '/api/problem/400' },
    { source: '/', destination: '/pages/home' },
    ...['q', 'category', 'page'].map((key) => ({
      source: '/blog',
      has: [{ type: 'query' as const, key }],
      destination: '/blog/search',
    })),
    { source: '/blog', destination: '/blog/page/1' },
  ],
  afterFiles: [],
  fallback: [],
};
