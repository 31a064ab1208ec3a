import { RateLimiterPrisma, RateLimiterRes } from 'rate-limiter-flexible';
import { db } from '@/lib/db';
import { log } from '@/lib/log';

const MINUTE = 60;
const HOUR = 60 * MINUTE;

const limiter = (keyPrefix: string, points: number, duration: number) =>
  new RateLimiterPrisma({
    storeClient: db,
    tableName: 'rateLimit',
    keyPrefix,
    points,
    duration,
    clearExpiredByTimeout: false,
  });

/**
 * How often each thing may be tried, counted in the database and so across all processes. Nobody can lock another person
 * out for good: what is counted per address runs out within the hour, and a reset by mail clears it at once.
 */
const limiters = {
  /** One visitor guessing at one account. */
  signInByEmailAndIp: limiter('sign-in-here', 10, 15 * MINUTE),
  /** Many visitors guessing at one account. */
  signInByEmail: limiter('sign-in-address', 100, HOUR),
  /** One visitor guessing at many accounts. */
  signInByIp: limiter('sign-in-ip', 60, 15 * MINUTE),
  signUpByIp: limiter('sign-up-ip', 40, HOUR),
  emailByIp: limiter('mail-ip', 40, HOUR),
  /** Mails that somebody can have sent to one address. */
  emailByRecipient: limiter('mail-address', 5, HOUR),
  /** Pages that one user has read for a preview. */
  previewByUser: limiter('preview-user', 30, 10 * MINUTE),
  /** Files of everything kept about one user. */
  exportByUser: limiter('export-user', 30, HOUR),
  /** Forms beyond this are kept aside as possible spam. */
  leadByIp: limiter('lead-ip', 20, HOUR),
  leadByEmail: limiter('lead-address', 5, HOUR),
} as const;

export type LimitName = keyof typeof limiters;
export type RateLimited = { retryAfterSeconds: number };

/** Counts one try under each key. Returns when to come back if that is one too many for any of them. */
export async function consume(keys: Partial<Record<LimitName, string>>): Promise<RateLimited | undefined> {
  let wait = 0;
  for (const [name, key] of Object.entries(keys) as [LimitName, string][]) {
    try {
      await limiters[name].consume(key);
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal;
      // Once each time a limit is reached: who goes on trying does not fill the log.
      if (refusal.consumedPoints === limiters[name].points + 1) log.warn({ limit: name }, 'limit reached');
      wait = Math.max(wait, refusal.msBeforeNext);
    }
  }
  return wait > 0 ? { retryAfterSeconds: Math.ceil(wait / 1000) } : undefined;
}

/** Gives back what a try that turned out well had taken. */
export async function refund(keys: Partial<Record<LimitName, string>>): Promise<void> {
  for (const [name, key] of Object.entries(keys) as [LimitName, string][]) await limiters[name].reward(key);
}

/** Forgets what was counted under the keys. */
export async function reset(keys: Partial<Record<LimitName, string>>): Promise<void> {
  for (const [name, key] of Object.entries(keys) as [LimitName, string][]) await limiters[name].delete(key);
}

/** "Too many tries" with the time to wait, in words. */
export function rateLimitMessage({ retryAfterSeconds }: RateLimited): string {
  const minutes = Math.ceil(retryAfterSeconds / MINUTE);
  return `That was tried too often. Please wait ${minutes === 1 ? 'a minute' : `${minutes} minutes`} and try again.`;
}
