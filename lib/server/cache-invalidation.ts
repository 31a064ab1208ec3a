import { createRequire } from 'node:module';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { POSTS_TAG } from '@/lib/blog/cache-tag';
import { onContentChanged } from '@/lib/content-changes';
import { log } from '@/lib/log';

/** For so long what was read of the version counts as known. A write waits as long before it is acknowledged. */
export const KNOWN_FOR_MS = 100;
/** A database that takes longer to say the version counts as away: pages go on being served as they are. */
const PATIENCE_MS = 1_000;
/** When it is away, it is asked no more often than this. */
const AWAY_MS = 1_000;
/** A page that was being made of older content while it changed is dropped by a second sweep. */
const SECOND_SWEEP_MS = 2_000;

// What revalidateTag writes to, as Next (16.4.5) has it; an end-to-end test with two processes fails if that changes.
const { tagsManifest } = createRequire(import.meta.url)(
  'next/dist/server/lib/incremental-cache/tags-manifest.external.js',
) as typeof import('next/dist/server/lib/incremental-cache/tags-manifest.external');

/** What Next keeps of the blog is made anew at the next request. */
const expireInNext = () => tagsManifest.set(POSTS_TAG, { ...tagsManifest.get(POSTS_TAG), expired: Date.now() });

export type Freshness = {
  /** Makes sure that content changed elsewhere is noticed. Undefined when that is known already, which is the usual case. */
  check: () => Promise<void> | undefined;
  /** Whether the database did not answer when it was last asked. */
  isAway: () => boolean;
  stop: () => Promise<void>;
};

/**
 * Notices, at each request, whether published content has changed, in whatever process: the database counts each change (see
 * the migration "content_version"), and asking it is cheap. `drop` forgets the responses made before.
 */
export function watchContent(databaseUrl: string, drop: () => void): Freshness {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max: 1,
    connectionTimeoutMillis: PATIENCE_MS,
    query_timeout: PATIENCE_MS,
  });
  // A connection that breaks while nobody uses it: the next query makes another.
  pool.on('error', () => {});
  let version: string | undefined;
  let isAway = false;
  let knownUntil = 0;
  let looking: Promise<void> | undefined;

  const forget = () => {
    expireInNext();
    drop();
  };
  const forgetTwice = () => {
    forget();
    setTimeout(forget, SECOND_SWEEP_MS).unref();
  };

  /** Whether the version is another one than before. */
  async function ask(): Promise<boolean> {
    const asked = performance.now();
    try {
      const { rows } = await pool.query<{ version: string }>('SELECT version FROM content_version');
      const before = version;
      version = rows[0]?.version;
      knownUntil = asked + KNOWN_FOR_MS;
      isAway = false;
      return before !== undefined && version !== before;
    } catch (error) {
      log.warn({ err: error }, 'whether content has changed could not be found out');
      knownUntil = performance.now() + AWAY_MS;
      isAway = true;
      return false;
    }
  }

  async function look(): Promise<void> {
    if (await ask()) forgetTwice();
    looking = undefined;
  }

  onContentChanged(async () => {
    const others = sleep(KNOWN_FOR_MS);
    await looking;
    await ask();
    forgetTwice();
    await others;
  });

  return {
    check() {
      if (performance.now() < knownUntil) return undefined;
      looking ??= look();
      return looking;
    },
    isAway: () => isAway,
    stop: () => pool.end(),
  };
}
