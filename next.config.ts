import type { NextConfig } from 'next';
import { redirects, rewrites } from './lib/routing';

const config: NextConfig = {
  poweredByHeader: false,
  // Title and description stand in the head for everyone, not only for known robots: Next would stream them into the body.
  htmlLimitedBots: /.*/,
  reactStrictMode: true,
  // The server in front of it compresses, each page once: lib/server.
  compress: false,
  serverExternalPackages: [
    'pino',
    'pg-boss',
    '@node-rs/argon2',
    // One copy for the bundle and for scripts/run-web.ts, which ends what instrumentation.ts has begun.
    '@opentelemetry/api',
    '@opentelemetry/core',
    '@opentelemetry/exporter-trace-otlp-http',
    '@opentelemetry/resources',
    '@opentelemetry/sdk-trace-node',
  ],
  experimental: {
    // With the default, cached pages are written to disk while their expiry is only in memory: a restart after a publish
    // would bring the old page back.
    isrFlushToDisk: false,
  },
  redirects: async () => redirects,
  rewrites: async () => rewrites,
};

export default config;
