import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { log } from '@/lib/log';
import type { Middleware } from './compose';

/** How long a content version is trusted after it was read. A write waits this long before it is acknowledged. */
const VERSION_TTL_MS = 100;
/** A database that takes longer counts as unavailable: pages are served as they are. */
const QUERY_TIMEOUT_MS = 1_000;
/** Minimum interval between queries while the database is unavailable. */
const RETRY_INTERVAL_MS = 1_000;
/** The delay of a second invalidation, for pages whose rendering began before the change. */
const SECOND_INVALIDATION_MS = 2_000;

export type CacheInvalidation = {
  /** Detects content that other processes have changed. Undefined when the version is known to be current, the usual case. */
  check: () => Promise<void> | undefined;
  /** Invalidates the caches of this process and waits until all others have noticed. Call it after the commit. */
  contentChanged: () => Promise<void>;
  isDatabaseDown: () => boolean;
  stop: () => Promise<void>;
};

/**
 * Watches the version of the published content. A database trigger increments it with every write (migration
 * "content_version"), whether from the site, a script, an import or plain SQL.
 * @param invalidate drops all cached content of this process
 */
export function watchContentVersion(databaseUrl: string, invalidate: () => Promise<void>): CacheInvalidation {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max: 1,
    connectionTimeoutMillis: QUERY_TIMEOUT_MS,
    query_timeout: QUERY_TIMEOUT_MS,
  });
  // An idle connection was lost; the next query opens another.
  pool.on('error', () => {});
  let version: string | undefined;
  let isDown = false;
  let currentUntil = 0;
  let checking: Promise<void> | undefined;

  const invalidateLogged = () =>
    invalidate().catch((error) => log.error({ err: error }, 'cached pages could not be invalidated'));
  async function invalidateTwice(): Promise<void> {
    await invalidateLogged();
    setTimeout(invalidateLogged, SECOND_INVALIDATION_MS).unref();
  }

  /** Reads the version. Returns whether it has changed. */
  async function readVersion(): Promise<boolean> {
    const queriedAt = performance.now();
    try {
      const { rows } = await pool.query<{ version: string }>('SELECT version FROM content_version');
      const previous = version;
      version = rows[0]?.version;
      currentUntil = queriedAt + VERSION_TTL_MS;
      isDown = false;
      return previous !== undefined && version !== previous;
    } catch (error) {
      log.warn({ err: error }, 'the content version could not be read');
      currentUntil = performance.now() + RETRY_INTERVAL_MS;
      isDown = true;
      return false;
    }
  }

  async function checkVersion(): Promise<void> {
    if (await readVersion()) await invalidateTwice();
    checking = undefined;
  }

  return {
    check() {
      if (performance.now() < currentUntil) return undefined;
      checking ??= checkVersion();
      return checking;
    },
    async contentChanged() {
      const othersHaveNoticed = sleep(VERSION_TTL_MS);
      await checking;
      await readVersion();
      await invalidateTwice();
      await othersHaveNoticed;
    },
    isDatabaseDown: () => isDown,
    stop: () => pool.end(),
  };
}

/** Responds only after cached content has been compared with the latest version, so that nothing stale is served. */
export const cacheInvalidation =
  ({ check }: Pick<CacheInvalidation, 'check'>): Middleware =>
  (_context, next) =>
    check()?.then(next) ?? next();
