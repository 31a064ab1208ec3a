import { type Fetched, fetchPage, type Validators } from './fetch-page';
import type { FetchOptions } from './guarded-fetch';
import type { Pacer } from './pacer';
import type { ProblemKind } from './problem';

/** How often an address is tried in all, where trying again may help. */
const TRIES: Partial<Record<ProblemKind, number>> = {
  timeout: 2,
  refused: 3,
  'server-error': 3,
  'too-many-requests': 3,
};

/** Seconds before the second try; each further one waits three times as long. */
const FIRST_BACK_OFF = 1;

/** Fetches a page at the pace of its website, and again after a growing pause (or as Retry-After says) where that may help. */
export async function fetchWithRetry(
  address: string,
  options: FetchOptions,
  pacer: Pacer,
  { validators, backOff = FIRST_BACK_OFF }: { validators?: Validators; backOff?: number } = {},
): Promise<Fetched> {
  for (let tried = 1; ; tried += 1) {
    await pacer.turn(options.signal);
    const fetched = await fetchPage(address, options, validators);
    options.signal?.throwIfAborted();
    if (fetched.ok || tried >= (TRIES[fetched.kind] ?? 1)) return fetched;
    // The whole website is left alone, not only this page of it.
    pacer.pause(fetched.retryAfterSeconds ?? backOff * 3 ** (tried - 1));
  }
}
