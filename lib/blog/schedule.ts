import { log } from '@/lib/log';
import { countDuePosts } from './admin-queries';

const MINUTE_MS = 60_000;
/** Posts are dated to the minute; a moment later all of that minute's are due. */
const AFTER_MINUTE_MS = 50;

/**
 * Calls `refresh` at each full minute in which a scheduled post became public. Runs in every web process, since each has
 * a cache of its own. A minute in which the database does not answer is made up for in the next.
 */
export function watchSchedule(refresh: () => Promise<void>): void {
  let seen = new Date();
  const look = async () => {
    const now = new Date();
    try {
      if ((await countDuePosts(seen, now)) > 0) await refresh();
      seen = now;
    } catch (error) {
      log.warn({ err: error }, 'scheduled posts could not be looked for');
    }
    wait();
  };
  const wait = () => setTimeout(look, MINUTE_MS - (Date.now() % MINUTE_MS) + AFTER_MINUTE_MS).unref();
  wait();
}
