import { retryAfter } from '@/lib/crawler/fetch/fetch-page';
import { problemOf } from '@/lib/crawler/fetch/guarded-fetch';
import { wait } from '@/lib/crawler/fetch/pacer';
import { readBytes } from '@/lib/read-bytes';
import { parseUrl } from '@/lib/text/parse-url';
import { SECOND_MS } from '@/lib/time';

/** Default time limit of one request. */
export const TIMEOUT_MS = 15_000;
const MAX_BYTES = 5 * 1024 * 1024;
const MAX_RETRY_DELAY_SECONDS = 10;
/** Delay before a retry when the response has no Retry-After header. */
const DEFAULT_RETRY_DELAY_SECONDS = 2;

/** A request to a web service that responds with JSON. With `body` it is a POST. `timeoutMs` is per attempt. */
export type JsonRequest = {
  url: string;
  headers: Record<string, string>;
  body?: unknown;
  signal?: AbortSignal;
  timeoutMs?: number;
};

/** A response of any status. `json` is undefined when the body is not JSON. */
export type JsonResponse = { ok: true; status: number; retryAfterSeconds?: number; json: unknown };
type NoResponse = { ok: false; kind: 'timeout' | 'unreachable' | 'bad-response' };

/** Why a request to a service failed. Its message is dropped, since it can repeat what was sent, such as a key. */
export type ServiceError<Kind extends string> = { ok: false; kind: Kind };

function parse(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    // Proxies answer errors with an HTML page; the status is still meaningful.
    return undefined;
  }
}

async function sendOnce({ url, headers, body, ...rest }: JsonRequest): Promise<JsonResponse | NoResponse> {
  if (!parseUrl(url)) return { ok: false, kind: 'unreachable' };
  const timeout = AbortSignal.timeout(rest.timeoutMs ?? TIMEOUT_MS);
  const post = body !== undefined && { method: 'POST', body: JSON.stringify(body) };
  let hasHeaders = false;
  try {
    const response = await fetch(url, {
      ...post,
      // Never forward the request, and its key, to another host.
      redirect: 'manual',
      signal: rest.signal ? AbortSignal.any([rest.signal, timeout]) : timeout,
      headers: { Accept: 'application/json', ...(post && { 'Content-Type': 'application/json' }), ...headers },
    });
    hasHeaders = true;
    const { bytes, isWhole } = await readBytes(response.body ?? [], MAX_BYTES);
    if (!isWhole) return { ok: false, kind: 'bad-response' };
    const retryAfterSeconds = retryAfter(response.headers.get('retry-after'));
    return { ok: true, status: response.status, retryAfterSeconds, json: parse(bytes) };
  } catch (error) {
    rest.signal?.throwIfAborted();
    const { kind } = problemOf(error);
    if (kind === 'timeout') return { ok: false, kind };
    return { ok: false, kind: hasHeaders && kind === 'broken' ? 'bad-response' : 'unreachable' };
  }
}

/**
 * Sends a request and retries it as often as `maxRetries` allows for the response. Waits as long as Retry-After says; beyond 10
 * seconds it does not retry, since the service asked not to be called earlier.
 * @throws only the reason of the caller's signal
 */
export async function fetchJson(
  request: JsonRequest,
  maxRetries: (response: JsonResponse) => number,
): Promise<JsonResponse | NoResponse> {
  for (let retries = 0; ; retries += 1) {
    const response = await sendOnce(request);
    if (!response.ok || retries >= maxRetries(response)) return response;
    const seconds = response.retryAfterSeconds ?? DEFAULT_RETRY_DELAY_SECONDS;
    if (seconds > MAX_RETRY_DELAY_SECONDS) return response;
    await wait(seconds * SECOND_MS, request.signal);
  }
}
