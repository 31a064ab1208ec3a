import type { Outcome } from '@/lib/forms/form-action';
import { consume, rateLimitMessage, reset } from '@/lib/rate-limits/rate-limiter';
import { recordEvent } from '../audit-trail';
import type { CurrentUser } from '../guard/resolve-user';
import { isUserPassword } from './accounts';

/**
 * Checks the password that somebody who is signed in has typed again; undefined if it is right. Attempts count for the session alone:
 * what strangers try at the account must not keep its owner from changing the password or signing out everywhere.
 */
export async function checkPassword(user: CurrentUser, current: string, ip: string): Promise<Outcome> {
  const keys = { passwordBySession: user.sessionId };
  const limited = await consume(keys);
  if (limited) return { rejected: rateLimitMessage(limited) };
  if (await isUserPassword(user.id, current, ip)) return void (await reset(keys));
  await recordEvent({ kind: 'password_refused', userId: user.id, ip });
  return { errors: { current: 'That isn’t your current password.' } };
}
