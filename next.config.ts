import { resolve } from 'node:path';
import type { NextConfig } from 'next';
import { redirects, rewrites } from './lib/routing';

const config: NextConfig = {
  poweredByHeader: false,
  // Keeps title and description in the head for all clients, not only for known crawlers: Next would stream them into the body.
  htmlLimitedBots: /.*/,
  reactStrictMode: true,
  // `npm test` checks types; a build, such as the one of a first start, takes eight seconds less without.
  typescript: { ignoreBuildErrors: true },
  // No page uses next/image: without this /_next/image would resize pictures for anyone.
  images: { unoptimized: true },
  // In memory only, with a limit of its own (scripts/support/bundle.mjs).
  cacheHandler: resolve('dist/cache-handler.mjs'),
  cacheMaxMemorySize: 0,
  serverExternalPackages: [
    'pino',
    'pg-boss',
    'prom-client',
    // Starts its threads with a file next to its own.
    'piscina',
    '@node-rs/argon2',
    // Reads a file next to its own.
    'dictionary-en-gb',
  ],
  turbopack: {
    // The build for browsers reads character references with the DOM, which the worker that converts a paste does not have.
    resolveAlias: { 'decode-named-character-reference': './node_modules/decode-named-character-reference/index.js' },
  },
  experimental: {
    // Loading the code of a page at its first request instead of at start saves memory: nobody requests all of them.
    preloadEntriesOnStart: false,
  },
  redirects: async () => redirects,
  rewrites: async () => rewrites,
};

export default config;
