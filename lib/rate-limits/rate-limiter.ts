import { LRUCache } from 'lru-cache';
import { db } from '@/lib/db';
import { log } from '@/lib/log';
import { sign } from '@/lib/signing';
import { plural } from '@/lib/text/plural';
import { endsWithin, MINUTE_MS, SECOND_MS } from '@/lib/time';
import { type PolicyName, policies } from './policies';

/** What to count under which policy, such as `{ signInByIp: ip }`. */
export type RateLimitKeys = Partial<Record<PolicyName, string>>;

export type RateLimited = { retryAfterSeconds: number };

type Counter = { name: PolicyName; key: string };

/** The prefix of the stored keys: the name of the policy in kebab case. */
const keyPrefix = (name: PolicyName) => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** Keys are stored as signatures: e-mail and IP addresses do not belong into a table of counters. */
const countersOf = (keys: RateLimitKeys): Counter[] =>
  (Object.entries(keys) as [PolicyName, string][]).map(([name, key]) => ({
    name,
    key: `${keyPrefix(name)}:${sign('rate-limit', key, 24)}`,
  }));

/**
 * The IPs that are over a limit, so that the rest of a flood costs no query. The other keys can be reset by another process.
 * Measured by the monotonic clock of the process.
 */
const blockedIps = new LRUCache<string, true>({ max: 10_000 });

/** Forgets which IPs are over a limit, as a restart of the process does. The counters in the database remain. */
export const forgetBlockedIps = (): void => blockedIps.clear();

/**
 * Counts one attempt under each key, in one statement and by the database's clock. A window that would end later than one that
 * starts now was begun before the clock was set back: it is replaced, or it would not end for as long.
 */
async function increment(counters: readonly Counter[]): Promise<Map<string, { points: number; waitMs: number }>> {
  const keys = counters.map(({ key }) => key);
  const windows = counters.map(({ name }) => policies[name].windowMs);
  // Sorted, so that two requests lock their rows in the same order.
  const rows = await db.$queryRaw<{ key: string; points: number; waitMs: number }[]>`
    INSERT INTO rate_limits AS held (key, points, expire)
    SELECT key, 1, now() + window_ms * interval '1 millisecond'
      FROM unnest(${keys}::text[], ${windows}::int[]) AS given (key, window_ms) ORDER BY key
    ON CONFLICT (key) DO UPDATE SET
      points = CASE WHEN held.expire BETWEEN now() AND EXCLUDED.expire THEN held.points + 1 ELSE 1 END,
      expire = CASE WHEN held.expire BETWEEN now() AND EXCLUDED.expire THEN held.expire ELSE EXCLUDED.expire END
    RETURNING key, points, (extract(epoch FROM expire - now()) * 1000)::float8 AS "waitMs"`;
  return new Map(rows.map(({ key, ...count }) => [key, count]));
}

const toRateLimited = (waitMs: number): RateLimited => ({ retryAfterSeconds: Math.ceil(waitMs / SECOND_MS) });

/**
 * Counts one attempt under each key.
 * @returns undefined while all limits allow it, else the longest time to wait
 */
export async function consume(keys: RateLimitKeys): Promise<RateLimited | undefined> {
  const counters = countersOf(keys);
  const blockedMs = Math.max(0, ...counters.map(({ key }) => blockedIps.getRemainingTTL(key)));
  if (blockedMs > 0) return toRateLimited(blockedMs);
  const counts = await increment(counters);
  let longestMs = 0;
  for (const { name, key } of counters) {
    const { points, waitMs } = counts.get(key) ?? { points: 0, waitMs: 0 };
    if (points <= policies[name].points) continue;
    // Logs only the first rejection, so repeated attempts do not flood the log.
    if (points === policies[name].points + 1) log.warn({ limit: name }, 'rate limit exceeded');
    if (name.endsWith('ByIp')) blockedIps.set(key, true, { ttl: waitMs });
    longestMs = Math.max(longestMs, waitMs);
  }
  return longestMs > 0 ? toRateLimited(longestMs) : undefined;
}

/** Whether anything is counted under one of the keys in its current window. */
export async function isCounted(keys: RateLimitKeys): Promise<boolean> {
  const longestMs = Math.max(...countersOf(keys).map(({ name }) => policies[name].windowMs));
  const stored = countersOf(keys).map(({ key }) => key);
  return (
    (await db.rateLimit.count({
      where: { key: { in: stored }, points: { gt: 0 }, expire: endsWithin(longestMs) },
    })) > 0
  );
}

/** Gives back the points of an attempt that succeeded. */
export async function refund(keys: RateLimitKeys): Promise<void> {
  const stored = countersOf(keys).map(({ key }) => key);
  await db.rateLimit.updateMany({
    where: { key: { in: stored }, points: { gt: 0 } },
    data: { points: { decrement: 1 } },
  });
}

/** Does `work`, and gives its points back if it throws: an outage must not use up the attempts of people who try again. */
export async function refundOnError<T>(keys: RateLimitKeys, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    await refund(keys).catch((err) => log.warn({ err }, 'rate limit not refunded'));
    throw error;
  }
}

/** Sets the count of each key to zero. */
export async function reset(keys: RateLimitKeys): Promise<void> {
  await db.rateLimit.deleteMany({ where: { key: { in: countersOf(keys).map(({ key }) => key) } } });
}

/** What a rate-limited person reads, with the time to wait, which is up to a day. */
export function rateLimitMessage({ retryAfterSeconds }: RateLimited, reason = 'Too many attempts.'): string {
  const minutes = Math.ceil((retryAfterSeconds * SECOND_MS) / MINUTE_MS);
  const wait = minutes > 90 ? plural(Math.ceil(minutes / 60), 'hour') : plural(minutes, 'minute');
  return `${reason} Please try again in ${minutes === 1 ? 'a minute' : wait}.`;
}
