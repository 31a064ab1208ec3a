import { db } from '@/lib/db';
import type { User } from '@/lib/generated/prisma/client';
import { consume, type RateLimited, rateLimitMessage, refund, reset } from '@/lib/rate-limits/limits';
import { verifyPassword } from '../account/passwords';
import { recordEvent } from '../audit-trail';

type Refusal = { ok: false; reason: 'wrong' | 'unconfirmed' | 'limited'; message: string; limited?: RateLimited };

const wrong = {
  ok: false,
  reason: 'wrong',
  message: 'The e-mail address or the password is not right.',
} as const satisfies Refusal;

const unconfirmed = {
  ok: false,
  reason: 'unconfirmed',
  message: 'Your address is not confirmed yet. Open the link in the mail we sent you.',
} as const satisfies Refusal;

/**
 * Finds out whether an address and a password belong together. Every call compares one password, so that known and unknown
 * addresses are answered alike and in the same time.
 * @param email in its normal form (normalizeEmail)
 */
export async function authenticate(
  email: string,
  password: string,
  ip: string,
): Promise<{ ok: true; user: User } | Refusal> {
  const keys = { signInByEmailAndIp: `${email} ${ip}`, signInByEmail: email, signInByIp: ip };
  const limited = await consume(keys);
  if (limited) return { ok: false, reason: 'limited', message: rateLimitMessage(limited), limited };
  const user = await db.user.findUnique({ where: { email } });
  const signUp = await db.signUp.findFirst({ where: { email }, orderBy: { createdAt: 'desc' } });
  const matches = await verifyPassword(user?.passwordHash ?? signUp?.passwordHash, password);
  if (user && matches) {
    await reset({ signInByEmailAndIp: keys.signInByEmailAndIp });
    await refund({ signInByEmail: email, signInByIp: ip });
    return { ok: true, user };
  }
  // Written down for unknown addresses too: the answer must not come sooner for them.
  await recordEvent({ kind: 'sign_in_failed', userId: user?.id, ip });
  return matches ? unconfirmed : wrong;
}
