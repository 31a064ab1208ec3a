import { previewPromise } from '@/lib/content/preview-promise';
import { HostBusyError, MAX_PAUSE_SECONDS, type Pacer, wait } from '@/lib/crawler/fetch/pacer';
import { db } from '@/lib/db';
import { hostOf } from '@/lib/reader/text/host-of';
import { SECOND_MS } from '@/lib/time';

/** Who reads a website: a visitor, who waits for it, or a run. */
export type Reader = 'visitor' | 'run';

/**
 * How far ahead a reader takes a slot. Runs take only one that is near, so that a visitor never waits behind all that they want to
 * ask; a visitor takes any within the time of a reading, whose end also ends the wait.
 */
const HORIZON_MS: Record<Reader, number> = { run: SECOND_MS, visitor: previewPromise.seconds * SECOND_MS };
/**
 * The first requests of a visitor (robots.txt and the start page) that do not wait for a crawl-delay beyond the horizon. They are taken
 * on credit: all others wait longer for it, so that the website gets no more requests on average.
 */
const CREDIT_REQUESTS = 2;
/** How long a run waits before it tries again, on average. Random, so that each run gets its share. */
const RETRY_MS = 500;

/**
 * Takes the next slot of a host by the clock of the database, and moves the next one behind it by the longest delay of those who
 * read it now. A slot more than three minutes ahead was taken before that clock was set back.
 * @returns the milliseconds until the slot; undefined if it is beyond the horizon
 */
async function takeSlot(host: string, delayMs: number, horizonMs: number): Promise<number | undefined> {
  const [taken] = await db.$queryRaw<{ waitMs: number }[]>`
    INSERT INTO host_paces AS held (host, next_at, delay_ms)
    VALUES (${host}, clock_timestamp() + ${delayMs}::int * interval '1 millisecond', ${delayMs}::int)
    ON CONFLICT (host) DO UPDATE SET
      credit_at = greatest(held.credit_at, clock_timestamp()),
      delay_ms = CASE WHEN held.next_at > clock_timestamp() THEN greatest(held.delay_ms, EXCLUDED.delay_ms) ELSE EXCLUDED.delay_ms END,
      next_at = CASE WHEN held.next_at BETWEEN clock_timestamp() AND clock_timestamp() + interval '3 minutes'
        THEN held.next_at + greatest(held.delay_ms, EXCLUDED.delay_ms) * interval '1 millisecond'
        ELSE clock_timestamp() + EXCLUDED.delay_ms * interval '1 millisecond' END
    WHERE held.next_at NOT BETWEEN clock_timestamp() + ${horizonMs}::int * interval '1 millisecond'
      AND clock_timestamp() + interval '3 minutes'
    RETURNING (extract(epoch FROM held.next_at - clock_timestamp()) * 1000 - held.delay_ms)::float8 AS "waitMs"`;
  return taken?.waitMs;
}

/**
 * Takes a slot on credit: at the visitor's own delay after the last request, while the next slot moves behind the longest delay all the
 * same. Not where the website asked for a pause, nor where others have had two and a half minutes on credit.
 * @returns the milliseconds until the slot; undefined if there is none within the horizon of visitors
 */
async function takeCredit(host: string, delayMs: number): Promise<number | undefined> {
  const [taken] = await db.$queryRaw<{ waitMs: number }[]>`
    UPDATE host_paces AS held SET
      next_at = held.next_at + greatest(held.delay_ms, ${delayMs}::int) * interval '1 millisecond',
      credit_at = CASE WHEN held.credit_at < clock_timestamp() + interval '3 minutes'
        THEN greatest(held.credit_at + ${delayMs}::int * interval '1 millisecond', clock_timestamp()) ELSE clock_timestamp() END
    WHERE host = ${host}
      AND held.next_at + greatest(held.delay_ms, ${delayMs}::int) * interval '1 millisecond' < clock_timestamp() + interval '150 seconds'
      AND held.credit_at NOT BETWEEN clock_timestamp() + ${HORIZON_MS.visitor}::int * interval '1 millisecond'
        AND clock_timestamp() + interval '3 minutes'
    RETURNING (extract(epoch FROM held.credit_at - clock_timestamp()) * 1000)::float8 AS "waitMs"`;
  return taken?.waitMs;
}

/**
 * A pacer whose slots everybody takes from one table who reads a host at the same time: runs, previews and workers. The host is the
 * name without `www.`: both names are nearly always one server, while an IP address may serve thousands of websites. A slot that a
 * process took before it died passes unused.
 */
export function startHostPacer(delayMs: number, reader: Reader): Pacer {
  const delays = new Map<string, number>();
  const last = new Map<string, Promise<unknown>>();
  const requests = new Map<string, number>();

  async function reserve(host: string, signal?: AbortSignal): Promise<number> {
    const request = (requests.get(host) ?? 0) + 1;
    requests.set(host, request);
    for (;;) {
      signal?.throwIfAborted();
      const slot = await takeSlot(host, Math.max(delayMs, delays.get(host) ?? 0), HORIZON_MS[reader]);
      const isCredited = slot === undefined && reader === 'visitor' && request <= CREDIT_REQUESTS;
      const waitMs = isCredited ? await takeCredit(host, delayMs) : slot;
      if (waitMs !== undefined) return waitMs;
      if (reader === 'visitor') throw new HostBusyError();
      await wait(RETRY_MS * (0.5 + Math.random()), signal);
    }
  }

  return {
    async turn(url, signal) {
      const host = hostOf(url);
      // One request of a reader asks at a time, so that readers with many of them get no larger share.
      const reserved = (last.get(host) ?? Promise.resolve()).then(() => reserve(host, signal));
      last.set(
        host,
        reserved.catch(() => undefined),
      );
      await wait(await reserved, signal);
    },
    async pause(url, seconds) {
      await db.$executeRaw`
        UPDATE host_paces SET next_at = greatest(next_at, pause.until), credit_at = greatest(credit_at, pause.until)
        FROM (SELECT clock_timestamp() + make_interval(secs => ${Math.min(seconds, MAX_PAUSE_SECONDS)}::float8) AS until) AS pause
        WHERE host = ${hostOf(url)}`;
    },
    slowDown(url, seconds) {
      const host = hostOf(url);
      delays.set(host, Math.max(delays.get(host) ?? 0, Math.ceil(seconds * SECOND_MS)));
    },
  };
}

/** Deletes the hosts that nobody reads. */
export const deleteOldPaces = (): Promise<number> =>
  db.$executeRaw`DELETE FROM host_paces WHERE next_at NOT BETWEEN now() - interval '1 hour' AND now() + interval '3 minutes'`;
