import { db } from '@/lib/db';
import type { User } from '@/lib/generated/prisma/client';
import { type RateLimited, rateLimitMessage, refund, reset } from '@/lib/rate-limits/rate-limiter';
import { verifyPassword } from '../account/passwords';
import { findPendingSignUp } from '../account/sign-ups';
import { recordEvent } from '../audit-trail';
import { countAttempt } from './count-attempt';

type Rejection =
  | { ok: false; reason: 'wrong' | 'unconfirmed'; message: string }
  | { ok: false; reason: 'limited'; message: string; limited: RateLimited };

const wrong = {
  ok: false,
  reason: 'wrong',
  message: 'The e-mail address or the password is wrong.',
} as const satisfies Rejection;

const unconfirmed = {
  ok: false,
  reason: 'unconfirmed',
  message: 'Your e-mail address isn’t confirmed yet. Please open the link in the e-mail we sent you.',
} as const satisfies Rejection;

/**
 * Checks an e-mail address and a password. Every call verifies exactly one password, so that known and unknown addresses get
 * the same response in the same time.
 * @param email as `normalizeEmail` returns it
 */
export async function authenticate(
  email: string,
  password: string,
  ip: string,
): Promise<{ ok: true; user: User } | Rejection> {
  const user = await db.user.findUnique({ where: { email } });
  const counted = await countAttempt(email, user?.id, ip);
  if (counted.limited) {
    const { limited } = counted;
    return { ok: false, reason: 'limited', message: rateLimitMessage(limited), limited };
  }
  const signUp = await findPendingSignUp(email);
  const matches = await verifyPassword(user?.passwordHash ?? signUp?.passwordHash, password, ip);
  if (user && matches) {
    await reset(counted.own);
    await refund(counted.shared);
    return { ok: true, user };
  }
  // Recorded for unknown addresses too, which would otherwise get a faster response.
  await recordEvent({ kind: 'sign_in_failed', userId: user?.id, ip });
  return matches ? unconfirmed : wrong;
}
