import type { Outcome } from '@/lib/forms/form-action';
import type { Prisma } from '@/lib/generated/prisma/client';
import { countMail } from '@/lib/rate-limits/limit-mails';
import { consume, type RateLimitKeys, rateLimitMessage, refundOnError } from '@/lib/rate-limits/rate-limiter';
import { rememberSignUp } from '../session/known-browser';
import { requestSignUp, type SignUpInput } from './accounts';

const alreadySent =
  'We’ve had this request several times. If there is something to open, the link in the latest e-mail works.';

/**
 * Queues a mail to an address that anybody may have typed, within the limits of the recipient and those in `byClient`. An attempt
 * that fails does not count.
 */
export async function mailWithinLimits(
  kind: 'sign_up' | 'reset',
  email: string,
  byClient: RateLimitKeys,
  queueMail: () => Promise<void>,
): Promise<Outcome> {
  const limited = await consume(byClient);
  if (limited) return { rejected: rateLimitMessage(limited) };
  const counted = await countMail(kind, email);
  // The same whether or not there is an account.
  if (counted.limited) return { rejected: rateLimitMessage(counted.limited, alreadySent) };
  await refundOnError({ ...byClient, ...counted.keys }, queueMail);
}

/** Signs up within the limits, and remembers this browser for it. `onStored` stores what belongs to the sign-up, in its transaction. */
export const signUpWithinLimits = (
  input: SignUpInput,
  options: {
    ip: string;
    callbackUrl: string;
    onStored?: (tx: Prisma.TransactionClient, signUpId: string) => Promise<void>;
  },
): Promise<Outcome> =>
  mailWithinLimits('sign_up', input.email, { signUpByIp: options.ip }, async () => {
    const { id } = await requestSignUp(input, options);
    await rememberSignUp(id);
  });
