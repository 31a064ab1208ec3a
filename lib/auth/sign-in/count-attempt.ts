import { db } from '@/lib/db';
import { consume, type RateLimited, type RateLimitKeys } from '@/lib/rate-limits/rate-limiter';
import { CLOCK_TOLERANCE_MS } from '@/lib/time';
import { type KnownBrowser, knownBrowser } from '../session/known-browser';

/** Events after which whoever signed in before need not know the password any more. */
const NEW_PASSWORD = ['password_changed', 'password_reset', 'changes_undone'];

/** An id that no account has, so that unknown addresses cost the same queries. */
const NOBODY = '00000000-0000-0000-0000-000000000000';

/** When the password of an account was last replaced, as far as the audit trail goes back. */
async function newPasswordAt(userId: string): Promise<Date> {
  const where = { userId, kind: { in: NEW_PASSWORD } };
  const last = await db.auditEvent.findFirst({ where, orderBy: { at: 'desc' }, select: { at: true } });
  return last?.at ?? new Date(0);
}

/** Whether somebody in a network has signed in to the account with its current password. */
async function isKnownNetwork(userId: string, ip: string): Promise<boolean> {
  const at = { gte: await newPasswordAt(userId) };
  return (await db.auditEvent.findFirst({ where: { userId, ip, kind: 'sign_in', at }, select: { id: true } })) !== null;
}

/** This browser, if it has signed in to the account since its password was last replaced: earlier, a thief may have. */
async function trustedBrowser(userId: string): Promise<KnownBrowser | undefined> {
  const browser = await knownBrowser(userId);
  const isCurrent = browser && browser.last.getTime() + CLOCK_TOLERANCE_MS >= (await newPasswordAt(userId)).getTime();
  return isCurrent ? browser : undefined;
}

/**
 * Counts an attempt to sign in to an account. A browser that has signed in to it before has attempts of its own, and so has a
 * network from which somebody has: otherwise strangers could lock the owner out. All others share those of the account.
 * @returns what was counted, or how long to wait
 */
export async function countAttempt(
  email: string,
  userId = NOBODY,
  ip: string,
): Promise<{ limited: RateLimited } | { limited?: undefined; own: RateLimitKeys; shared: RateLimitKeys }> {
  const browser = await trustedBrowser(userId);
  if (browser) {
    const own = { signInByBrowser: browser.key };
    if (!(await consume(own))) return { own, shared: {} };
  }
  const byNetwork = await consume({ signInByIp: ip });
  if (byNetwork && !(await isKnownNetwork(userId, ip))) return { limited: byNetwork };
  const own = { signInByEmailAndIp: `${email} ${ip}` };
  const byBoth = await consume(own);
  if (byBoth) return { limited: byBoth };
  const byAccount = byNetwork ? undefined : await consume({ signInByEmail: email });
  if (byAccount && !(await isKnownNetwork(userId, ip))) return { limited: byAccount };
  return { own, shared: byNetwork ? {} : { signInByIp: ip, signInByEmail: email } };
}
