import { log } from '@/lib/log';
import { countDuePosts } from './admin-queries';

const MINUTE_MS = 60_000;
/** Dates of posts have no seconds: this long after the start of a minute, all its posts are due. */
const AFTER_MINUTE_MS = 50;

/**
 * Scheduled publishing. A post is public from its date on (`isPublic` in queries.ts); this calls `refresh`, which drops caches, at each
 * full minute in which a post became public. Runs in every web process, since each has its own
 * cache. A minute in which the database does not respond is covered by the next one. `countDue` counts the posts that became
 * public after one moment and not after another.
 */
export function watchSchedule(refresh: () => Promise<void>, countDue = countDuePosts): void {
  let checkedUntil = new Date();
  const check = async () => {
    const now = new Date();
    try {
      if ((await countDue(checkedUntil, now)) > 0) await refresh();
      checkedUntil = now;
    } catch (error) {
      log.warn({ err: error }, 'scheduled posts could not be read');
    }
    wait();
  };
  const wait = () => setTimeout(check, MINUTE_MS - (Date.now() % MINUTE_MS) + AFTER_MINUTE_MS).unref();
  wait();
}
