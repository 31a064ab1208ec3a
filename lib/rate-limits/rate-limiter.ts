import { RateLimiterPrisma, RateLimiterRes } from 'rate-limiter-flexible';
import { db } from '@/lib/db';
import { log } from '@/lib/log';
import { sign } from '@/lib/signing';
import { plural } from '@/lib/text/plural';
import { MINUTE_MS, SECOND_MS } from '@/lib/time';
import { type PolicyName, policies } from './policies';

/** The prefix of the stored keys: the name of the policy in kebab case. */
const keyPrefix = (name: PolicyName) => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

function createLimiter(name: PolicyName) {
  const { points, windowMs } = policies[name];
  return new RateLimiterPrisma({
    storeClient: db,
    tableName: 'rateLimit',
    keyPrefix: keyPrefix(name),
    points,
    duration: windowMs / SECOND_MS,
    clearExpiredByTimeout: false,
    // Once an IP is over its limit, the rest of a flood costs no query. The other keys can be reset by another process.
    inMemoryBlockOnConsumed: name.endsWith('ByIp') ? points + 1 : undefined,
  });
}

const names = Object.keys(policies) as PolicyName[];
const limiters = Object.fromEntries(names.map((name) => [name, createLimiter(name)])) as Record<
  PolicyName,
  RateLimiterPrisma
>;

/** What to count under which policy, such as `{ signInByIp: ip }`. */
export type RateLimitKeys = Partial<Record<PolicyName, string>>;

export type RateLimited = { retryAfterSeconds: number };

/** Keys are stored as signatures: e-mail and IP addresses do not belong into a table of counters. */
const entriesOf = (keys: RateLimitKeys): [PolicyName, string][] =>
  (Object.entries(keys) as [PolicyName, string][]).map(([name, key]) => [name, sign('rate-limit', key, 24)]);

/**
 * Counts one attempt under each key.
 * @returns undefined while all limits allow it, else the longest time to wait
 */
export async function consume(keys: RateLimitKeys): Promise<RateLimited | undefined> {
  let waitMs = 0;
  for (const [name, key] of entriesOf(keys)) {
    try {
      await limiters[name].consume(key);
    } catch (rejection) {
      if (!(rejection instanceof RateLimiterRes)) throw rejection;
      // Logs only the first rejection, so repeated attempts do not flood the log.
      if (rejection.consumedPoints === policies[name].points + 1) log.warn({ limit: name }, 'rate limit exceeded');
      waitMs = Math.max(waitMs, rejection.msBeforeNext);
    }
  }
  return waitMs > 0 ? { retryAfterSeconds: Math.ceil(waitMs / SECOND_MS) } : undefined;
}

/** Gives back the points of an attempt that succeeded. */
export async function refund(keys: RateLimitKeys): Promise<void> {
  for (const [name, key] of entriesOf(keys)) await limiters[name].reward(key);
}

/** Sets the count of each key to zero. */
export async function reset(keys: RateLimitKeys): Promise<void> {
  for (const [name, key] of entriesOf(keys)) await limiters[name].delete(key);
}

/** What a rate-limited person reads, with the time to wait. */
export function rateLimitMessage({ retryAfterSeconds }: RateLimited): string {
  const minutes = Math.ceil((retryAfterSeconds * SECOND_MS) / MINUTE_MS);
  return `Too many attempts. Please try again in ${minutes === 1 ? 'a minute' : plural(minutes, 'minute')}.`;
}
