import { db } from '@/lib/db';
import type { SignUp } from '@/lib/generated/prisma/client';
import { ownSignUp } from '../session/known-browser';

/** The latest sign-ups of an address that are looked through: the limits on mails allow no more within their week. */
const MAX_SIGN_UPS = 300;

/** The sign-ups with an address that nobody has confirmed, latest first. */
export const findSignUps = (email: string): Promise<SignUp[]> =>
  db.signUp.findMany({ where: { email }, orderBy: { createdAt: 'desc' }, take: MAX_SIGN_UPS });

/** The sign-up whose password somebody who signs in may mean: that of this browser, or else the latest. */
export async function findPendingSignUp(email: string): Promise<SignUp | undefined> {
  const signUps = await findSignUps(email);
  return (await ownSignUp(signUps)) ?? signUps[0];
}
