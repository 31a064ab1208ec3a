import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import type { Environment } from './env-schema';

/** Written by the build (scripts/support/prepare.mjs), relative to the working directory. */
const FILE = '.next/page-settings';

/** The SHA-256 of all settings that a page can contain: all except those of the process and its connections. */
export function pageSettings(env: Environment): string {
  const {
    port: _port,
    listenOn: _listenOn,
    dataDir: _dataDir,
    logLevel: _logLevel,
    databaseUrl: _databaseUrl,
    nextauthSecret: _nextauthSecret,
    smtpUrl: _smtpUrl,
    s3: _s3,
    otlpEndpoint: _otlpEndpoint,
    metricsToken: _metricsToken,
    trustedProxies: _trustedProxies,
    requestLimit: _requestLimit,
    scraper: _scraper,
    knowledge: _knowledge,
    ...shown
  } = env;
  return createHash('sha256').update(JSON.stringify(shown)).digest('hex');
}

/** Records the settings that the pages of a finished build contain. */
export const recordPageSettings = (env: Environment): void => writeFileSync(FILE, pageSettings(env));

/** Whether the pages of the build contain other settings than these, so that they have to be rendered again. */
export const arePagesOutdated = (env: Environment): boolean =>
  !existsSync(FILE) || readFileSync(FILE, 'utf8') !== pageSettings(env);
