import { consume, type RateLimited, type RateLimitKeys, refund, refundOnError } from './rate-limiter';

/**
 * Counts one attempt under each key in turn, up to the first that rejects it: a client over its own limit does not use up the
 * limit of all clients.
 * @param keys that of one client first
 */
export async function consumeInTurn(keys: readonly RateLimitKeys[]): Promise<RateLimited | undefined> {
  for (const one of keys) {
    const limited = await consume(one);
    if (limited) return limited;
  }
}

type Outcome = { limited: RateLimited } | { limited?: undefined; isSuccess: boolean };

/** Makes an attempt within the limits of `consumeInTurn`. One that succeeds or throws is not counted. */
export async function limitFailures(keys: readonly RateLimitKeys[], attempt: () => Promise<boolean>): Promise<Outcome> {
  const limited = await consumeInTurn(keys);
  if (limited) return { limited };
  const all: RateLimitKeys = Object.assign({}, ...keys);
  const isSuccess = await refundOnError(all, attempt);
  if (isSuccess) await refund(all);
  return { isSuccess };
}
