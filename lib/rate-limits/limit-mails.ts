import { recipientKey } from './keys';
import { consume, type RateLimited, type RateLimitKeys } from './rate-limiter';

/** The kinds of mail that anybody can cause to an address. */
type RequestedMail = 'sign_up' | 'reset' | 'lead_confirmation';

/**
 * Counts a mail that anybody may have caused, for its kind alone: forms with somebody's address do not use up the mails with which
 * they set a new password. One link an hour is always allowed, or strangers could keep it from its owner for a day.
 * @returns what was counted, or how long to wait
 */
export async function countMail(
  kind: RequestedMail,
  recipient: string,
): Promise<{ limited: RateLimited } | { limited?: undefined; keys: RateLimitKeys }> {
  const key = `${kind} ${recipientKey(recipient)}`;
  const first = { firstEmailByRecipient: key };
  if (kind !== 'lead_confirmation' && !(await consume(first))) return { keys: first };
  const keys = { emailByRecipient: key, emailByRecipientDaily: key };
  const limited = await consume(keys);
  return limited ? { limited } : { keys };
}
