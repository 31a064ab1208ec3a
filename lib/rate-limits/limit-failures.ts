import { consume, type RateLimited, type RateLimitKeys, refund, refundOnError } from './rate-limiter';

type Outcome = { limited: RateLimited } | { limited?: undefined; isSuccess: boolean };

/** Makes an attempt within limits. One that succeeds or throws is not counted. */
export async function limitFailures(keys: RateLimitKeys, attempt: () => Promise<boolean>): Promise<Outcome> {
  const limited = await consume(keys);
  if (limited) return { limited };
  const isSuccess = await refundOnError(keys, attempt);
  if (isSuccess) await refund(keys);
  return { isSuccess };
}
