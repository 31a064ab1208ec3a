import { type Fetched, fetchPage, type Validators } from './fetch-page';
import type { FetchOptions } from './guarded-fetch';
import { MAX_PAUSE_SECONDS, type Pacer } from './pacer';
import type { ProblemKind } from './problem';

/** Maximum attempts per problem that may be temporary. */
const TRIES: Partial<Record<ProblemKind, number>> = {
  timeout: 2,
  refused: 3,
  'cut-off': 3,
  'server-error': 3,
  'too-many-requests': 3,
};

/** Back-off: seconds before the second attempt, tripled for each further one. */
const FIRST_BACK_OFF = 1;

/** Fetches a page at the pace of its website, and retries temporary failures with back-off or after Retry-After, unless that is long. */
export async function fetchWithRetry(
  url: string,
  options: FetchOptions,
  pacer: Pacer,
  { validators, backOff = FIRST_BACK_OFF }: { validators?: Validators; backOff?: number } = {},
): Promise<Fetched> {
  for (let tried = 1; ; tried += 1) {
    await pacer.turn(url, options.signal);
    const fetched = await fetchPage(url, options, validators);
    options.signal?.throwIfAborted();
    if (fetched.ok || tried >= (TRIES[fetched.kind] ?? 1)) return fetched;
    const wait = fetched.retryAfterSeconds ?? backOff * 3 ** (tried - 1);
    if (wait > MAX_PAUSE_SECONDS) return fetched;
    // Pauses all requests to the website, not only this page.
    await pacer.pause(url, wait);
  }
}
