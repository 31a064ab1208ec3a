import type { NextConfig } from 'next';
import { markdownHeaders, redirects, rewrites } from './lib/site/routing';

const securityHeaders = [
  { key: 'X-Content-Type-Options', value: 'nosniff' },
  { key: 'Referrer-Policy', value: 'strict-origin-when-cross-origin' },
  { key: 'X-Frame-Options', value: 'DENY' },
  { key: 'Permissions-Policy', value: 'camera=(), microphone=(), geolocation=(), browsing-topics=()' },
];

const config: NextConfig = {
  poweredByHeader: false,
  // Title and description stand in the head for everyone, not only for known robots: Next would stream them into the body.
  htmlLimitedBots: /.*/,
  reactStrictMode: true,
  serverExternalPackages: ['pino', 'pg-boss', '@node-rs/argon2'],
  experimental: {
    // With the default, cached pages are written to disk while their expiry is only in memory: a restart after a publish
    // would bring the old page back.
    isrFlushToDisk: false,
  },
  headers: async () => [
    { source: '/:path*', headers: securityHeaders },
    ...markdownHeaders,
    // Addresses below /auth may carry the token of a mailed link, which no other site is to see.
    { source: '/auth/:path*', headers: [{ key: 'Referrer-Policy', value: 'same-origin' }] },
  ],
  redirects: async () => redirects,
  rewrites: async () => rewrites,
};

export default config;
