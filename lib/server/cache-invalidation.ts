import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { log } from '@/lib/log';
import type { Middleware } from './compose';

/** How long a content version that was read counts as current. A write waits this long before it is acknowledged. */
const VERSION_TTL_MS = 100;
/** A database that takes longer to answer counts as away: pages are served as they are. */
const QUERY_TIMEOUT_MS = 1_000;
/** While it is away it is asked no more often than this. */
const RETRY_INTERVAL_MS = 1_000;
/** A page that was being rendered from older content while it changed is dropped by a second invalidation. */
const SECOND_INVALIDATION_MS = 2_000;

export type CacheInvalidation = {
  /** Notices content that other processes have changed. Undefined when the version is known to be current, the usual case. */
  check: () => Promise<void> | undefined;
  /** Drops this process's caches and waits until all others have noticed. Call it after the commit. */
  contentChanged: () => Promise<void>;
  isDatabaseAway: () => boolean;
  stop: () => Promise<void>;
};

/**
 * Watches the version of published content, which the database raises with each write (migration "content_version"), whoever
 * writes: site, script, import, SQL.
 * @param invalidate drops all that this process has cached of the content
 */
export function watchContentVersion(databaseUrl: string, invalidate: () => Promise<void>): CacheInvalidation {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max: 1,
    connectionTimeoutMillis: QUERY_TIMEOUT_MS,
    query_timeout: QUERY_TIMEOUT_MS,
  });
  // An idle connection broke: the next query opens another.
  pool.on('error', () => {});
  let version: string | undefined;
  let isAway = false;
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
    const asked = performance.now();
    try {
      const { rows } = await pool.query<{ version: string }>('SELECT version FROM content_version');
      const previous = version;
      version = rows[0]?.version;
      currentUntil = asked + VERSION_TTL_MS;
      isAway = false;
      return previous !== undefined && version !== previous;
    } catch (error) {
      log.warn({ err: error }, 'the content version could not be read');
      currentUntil = performance.now() + RETRY_INTERVAL_MS;
      isAway = true;
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
    isDatabaseAway: () => isAway,
    stop: () => pool.end(),
  };
}

/** Makes sure that nothing cached is older than what any process has published. */
export const cacheInvalidation =
  ({ check }: Pick<CacheInvalidation, 'check'>): Middleware =>
  (_context, next) =>
    check()?.then(next) ?? next();
