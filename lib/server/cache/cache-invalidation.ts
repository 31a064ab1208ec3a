import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { log } from '@/lib/log';
import type { Middleware } from '@/lib/server/compose';

/** How long a content version is trusted after it was read. A write waits this long before it is acknowledged. */
export const VERSION_TTL_MS = 100;
/** A database that takes longer counts as unavailable: pages are served as they are. A busy machine takes more than a second. */
const QUERY_TIMEOUT_MS = 5_000;
/** Interval between queries while the database is unavailable, and between attempts to invalidate. */
export const RETRY_INTERVAL_MS = 1_000;
/** Timers of Node may be this much early. */
const TIMER_TOLERANCE_MS = 5;
/** After an outage, other processes reach the database again when they next try, on a busy machine a little later. */
const RECOVERY_MS = RETRY_INTERVAL_MS + QUERY_TIMEOUT_MS;

export type CacheInvalidation = {
  /**
   * Detects content that other processes have changed. Undefined when the version is known to be current, the usual case, and
   * while the database is unavailable: then nobody waits for it.
   */
  check: () => Promise<void> | undefined;
  /** Invalidates the caches of this process and waits until all others have noticed. Call it after the commit. */
  contentChanged: () => Promise<void>;
  isDatabaseDown: () => boolean;
  /** The version that everything cached is of; undefined before the first check, and while caches are being invalidated. */
  version: () => string | undefined;
  stop: () => Promise<void>;
};

/** `queriedAt` is infinite while it waits for the check before. */
type Check = { queriedAt: number; ended: Promise<void> };

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
  let cachedVersion: string | undefined;
  let isDown = false;
  let lastDownAt = Number.NEGATIVE_INFINITY;
  let currentUntil = 0;
  let latest: Check | undefined;

  let retry: NodeJS.Timeout | undefined;

  /** Invalidates. If it fails, the version counts as unknown, so that the next check tries again. */
  async function invalidateOrRetry(): Promise<void> {
    try {
      await invalidate();
    } catch (error) {
      log.error({ err: error }, 'cached pages could not be invalidated');
      version = undefined;
    }
  }

  /** Reads the version. Returns whether it has changed, or was unknown: pages may have been rendered from an older one. */
  async function readVersion(): Promise<boolean> {
    try {
      const { rows } = await pool.query<{ version: string }>('SELECT version FROM content_version');
      const previous = version;
      version = rows[0]?.version;
      isDown = false;
      return version !== previous;
    } catch (error) {
      log.warn({ err: error }, 'the content version could not be read');
      isDown = true;
      lastDownAt = performance.now();
      return false;
    }
  }

  /** Starts a check that begins when the one before has ended. With `hasChanged` it invalidates in any case. */
  function startCheck({ hasChanged = false } = {}): Promise<void> {
    const before = latest?.ended;
    const check: Check = { queriedAt: Number.POSITIVE_INFINITY, ended: run() };
    async function run(): Promise<void> {
      await before;
      check.queriedAt = performance.now();
      // The check before has just failed, so that this one would too.
      if (isDown && !hasChanged && check.queriedAt < currentUntil) return;
      if ((await readVersion()) || hasChanged) {
        cachedVersion = undefined;
        await invalidateOrRetry();
      }
      cachedVersion = version;
      const isCurrent = !isDown && version !== undefined;
      currentUntil = isCurrent ? check.queriedAt + VERSION_TTL_MS : performance.now() + RETRY_INTERVAL_MS;
      clearTimeout(retry);
      // Meanwhile no request starts a check.
      if (isDown && !pool.ending) retry = setTimeout(startCheck, RETRY_INTERVAL_MS + TIMER_TOLERANCE_MS).unref();
    }
    latest = check;
    return check.ended;
  }

  return {
    check() {
      const now = performance.now();
      if (now < currentUntil || isDown) return undefined;
      // An older query may have missed a change that is acknowledged by now.
      const isRecent = latest !== undefined && now - latest.queriedAt < VERSION_TTL_MS;
      return isRecent ? latest?.ended : startCheck();
    },
    async contentChanged() {
      const othersHaveNoticed = sleep(VERSION_TTL_MS + TIMER_TOLERANCE_MS);
      await startCheck({ hasChanged: true });
      await othersHaveNoticed;
      if (performance.now() - lastDownAt < RECOVERY_MS) await sleep(RETRY_INTERVAL_MS + TIMER_TOLERANCE_MS);
    },
    isDatabaseDown: () => isDown,
    version: () => cachedVersion,
    stop() {
      clearTimeout(retry);
      return pool.end();
    },
  };
}

/** Its endpoints are never cached, and respond while the database does not. */
const HEALTH = '/api/health';

/** Responds only after cached content has been compared with the latest version, so that nothing stale is served. */
export const cacheInvalidation =
  ({ check }: Pick<CacheInvalidation, 'check'>): Middleware =>
  ({ path }, next) =>
    (path.startsWith(HEALTH) ? undefined : check())?.then(next) ?? next();
