import { LRUCache } from 'lru-cache';
import { db } from '@/lib/db';
import type { Prisma } from '@/lib/generated/prisma/client';
import { widerNetworksOf } from '@/lib/http/client-network';
import { log } from '@/lib/log';
import { sign } from '@/lib/signing';
import { plural } from '@/lib/text/plural';
import { endsWithin, MINUTE_MS, SECOND_MS } from '@/lib/time';
import { type PolicyName, policies, type RateLimitPolicy } from './policies';

/** What to count under which policy, such as `{ signInByIp: ip }`. */
export type RateLimitKeys = Partial<Record<PolicyName, string>>;

export type RateLimited = { retryAfterSeconds: number };

type Counter = { name: PolicyName; key: string; points: number };

/** The prefix of the stored keys: the name of the policy in kebab case. */
const keyPrefix = (name: PolicyName) => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** The network of an IPv6 client in a key, as `networkOf` returns it. */
const IPV6_NETWORK = /[\da-f:]+::\/64/;

/**
 * How many times the points of a client the networks around it have: a customer of IPv6 gets a /64, a /56 or a /48, but neighbouring
 * telephones have a /64 each.
 */
const SUBNET_SHARE = 4;
const BLOCK_SHARE = 8;

/** What a key counts under: itself and, for an IPv6 client, the networks around it, or one customer would be thousands of clients. */
function networksOf(key: string, points: number): { key: string; points: number }[] {
  const network = IPV6_NETWORK.exec(key)?.[0];
  if (!network) return [{ key, points }];
  const { subnet, block } = widerNetworksOf(network);
  return [
    { key, points },
    { key: key.replace(network, subnet), points: SUBNET_SHARE * points },
    { key: key.replace(network, block), points: BLOCK_SHARE * points },
  ];
}

/** Keys are stored as signatures: e-mail and IP addresses do not belong into a table of counters. */
const signed = (name: PolicyName, key: string) => `${keyPrefix(name)}:${sign('rate-limit', key, 24)}`;

const countersOf = (keys: RateLimitKeys): Counter[] =>
  (Object.entries(keys) as [PolicyName, string][]).flatMap(([name, given]) => {
    const { points: allowed, isNarrow }: RateLimitPolicy = policies[name];
    const isByNetwork = name.endsWith('Ip') && !isNarrow;
    const all = isByNetwork ? networksOf(given, allowed) : [{ key: given, points: allowed }];
    return all.map(({ key, points }) => ({ name, points, key: signed(name, key) }));
  });

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
async function increment(
  counters: readonly Counter[],
  tx: Prisma.TransactionClient,
): Promise<Map<string, { points: number; waitMs: number }>> {
  const keys = counters.map(({ key }) => key);
  const windows = counters.map(({ name }) => policies[name].windowMs);
  // Sorted, so that two requests lock their rows in the same order.
  const rows = await tx.$queryRaw<{ key: string; points: number; waitMs: number }[]>`
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
export async function consume(
  keys: RateLimitKeys,
  tx: Prisma.TransactionClient = db,
): Promise<RateLimited | undefined> {
  const counters = countersOf(keys);
  const blockedMs = Math.max(0, ...counters.map(({ key }) => blockedIps.getRemainingTTL(key)));
  if (blockedMs > 0) return toRateLimited(blockedMs);
  const counts = await increment(counters, tx);
  let longestMs = 0;
  for (const { name, key, points: allowed } of counters) {
    const { points, waitMs } = counts.get(key) ?? { points: 0, waitMs: 0 };
    if (points <= allowed) continue;
    // Logs only the first rejection, so repeated attempts do not flood the log.
    if (points === allowed + 1) log.warn({ limit: name }, 'rate limit exceeded');
    if (name.endsWith('ByIp')) blockedIps.set(key, true, { ttl: waitMs });
    longestMs = Math.max(longestMs, waitMs);
  }
  return longestMs > 0 ? toRateLimited(longestMs) : undefined;
}

/** Whether anything is counted under one of the keys in its current window. */
export async function isCounted(keys: RateLimitKeys, tx: Prisma.TransactionClient = db): Promise<boolean> {
  const entries = Object.entries(keys) as [PolicyName, string][];
  const longestMs = Math.max(...entries.map(([name]) => policies[name].windowMs));
  // Not of the networks around: what a neighbour did is nothing that this client did.
  const stored = entries.map(([name, key]) => signed(name, key));
  return (
    (await tx.rateLimit.count({
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
