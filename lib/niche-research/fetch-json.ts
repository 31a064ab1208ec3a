import { setTimeout as wait } from 'node:timers/promises';
import { retryAfter } from '@/lib/crawler/fetch/fetch-page';
import { problemOf } from '@/lib/crawler/fetch/guarded-fetch';
import { readBytes } from '@/lib/crawler/fetch/read-bytes';
import { parseUrl } from '@/lib/text/parse-url';

/** Default time limit of one request. */
export const TIMEOUT_MS = 15_000;
const MAX_BYTES = 5 * 1024 * 1024;
const MAX_RETRY_DELAY_SECONDS = 10;
/** Delay before a retry when the response has no Retry-After header. */
const DEFAULT_RETRY_DELAY_SECONDS = 2;

/** A request to a web service that responds with JSON. With `body` it is a POST. */
export type JsonRequest = {
  url: string;
  headers: Record<string, string>;
  body?: unknown;
  signal?: AbortSignal;
  /** Per attempt. */
  timeoutMs?: number;
};

/** A response of any status. `json` is undefined when the body is not JSON. */
export type JsonResponse = { ok: true; status: number; retryAfterSeconds?: number; json: unknown };
type NoResponse = { ok: false; kind: 'timeout' | 'unreachable' | 'bad-response' };

/** Why a request to a service failed, with one sentence for people. */
export type ServiceError<Kind extends string> = { ok: false; kind: Kind; message: string };

/** Creates the errors of one service from a sentence for each kind. */
export const createServiceError =
  <Kind extends string>(sentences: Record<Kind, string>) =>
  (kind: Kind, message: string = sentences[kind]): ServiceError<Kind> => ({ ok: false, kind, message });

/** Classifies a network error. Its message is dropped, since it can contain what was sent, such as a key. */
function noResponse(error: unknown, hasHeaders: boolean): NoResponse {
  const { kind } = problemOf(error);
  if (kind === 'timeout') return { ok: false, kind };
  return { ok: false, kind: hasHeaders && kind === 'broken' ? 'bad-response' : 'unreachable' };
}

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
  const init = body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) };
  let hasHeaders = false;
  try {
    const response = await fetch(url, {
      ...init,
      // Never forward the request, and its key, to another host.
      redirect: 'manual',
      signal: rest.signal ? AbortSignal.any([rest.signal, timeout]) : timeout,
      headers: {
        Accept: 'application/json',
        ...(body !== undefined && { 'Content-Type': 'application/json' }),
        ...headers,
      },
    });
    hasHeaders = true;
    const { bytes, isWhole } = await readBytes(response.body ?? [], MAX_BYTES);
    if (!isWhole) return { ok: false, kind: 'bad-response' };
    const retryAfterSeconds = retryAfter(response.headers.get('retry-after'));
    return { ok: true, status: response.status, retryAfterSeconds, json: parse(bytes) };
  } catch (error) {
    rest.signal?.throwIfAborted();
    return noResponse(error, hasHeaders);
  }
}

async function delay(seconds: number, signal?: AbortSignal): Promise<void> {
  try {
    await wait(seconds * 1000, undefined, { signal });
  } catch (error) {
    // Throw the caller's own reason instead of the timer's.
    signal?.throwIfAborted();
    throw error;
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
    await delay(seconds, request.signal);
  }
}
