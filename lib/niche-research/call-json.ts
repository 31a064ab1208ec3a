import { setTimeout as wait } from 'node:timers/promises';
import { type Dispatcher, fetch } from 'undici';
import { retryAfter } from '@/lib/crawler/fetch/fetch-page';
import { problemOf } from '@/lib/crawler/fetch/guarded-fetch';
import { readBytes } from '@/lib/crawler/fetch/read-bytes';

/** How long one request may take when nothing else is said. */
export const TIMEOUT_MS = 15_000;
const MAX_BYTES = 5 * 1024 * 1024;
const MAX_WAIT_SECONDS = 10;
/** Between two tries when the service does not say how long to wait. */
const USUAL_WAIT_SECONDS = 2;

/** One question to a web service that answers in JSON. With `body` it is a POST. */
export type JsonCall = {
  url: string;
  headers: Record<string, string>;
  body?: unknown;
  dispatcher?: Dispatcher;
  signal?: AbortSignal;
  /** For one request; a retry has the same time again. */
  timeoutMs?: number;
};

/** What came back, whatever its status. `json` is undefined when it is none. */
export type JsonAnswer = { ok: true; status: number; retryAfterSeconds?: number; json: unknown };
type Silence = { ok: false; kind: 'timeout' | 'unreachable' | 'bad-answer' };

/** Why a service did not help, with one sentence for people. */
export type Trouble<Kind extends string> = { ok: false; kind: Kind; message: string };

/** Makes the problems of one service from a sentence for each kind. */
export const troubleMaker =
  <Kind extends string>(sentences: Record<Kind, string>) =>
  (kind: Kind, message: string = sentences[kind]): Trouble<Kind> => ({ ok: false, kind, message });

/** What failed, without the words of the error: those can contain what was sent, such as a key. */
function silenceFrom(error: unknown, hasBegun: boolean): Silence {
  const { kind } = problemOf(error);
  if (kind === 'timeout') return { ok: false, kind };
  return { ok: false, kind: hasBegun && kind === 'broken' ? 'bad-answer' : 'unreachable' };
}

function parse(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    // Proxies in between answer errors with a page; the status still tells what happened.
    return undefined;
  }
}

async function callOnce({ url, headers, body, dispatcher, ...call }: JsonCall): Promise<JsonAnswer | Silence> {
  if (!URL.canParse(url)) return { ok: false, kind: 'unreachable' };
  const timeout = AbortSignal.timeout(call.timeoutMs ?? TIMEOUT_MS);
  const request = body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) };
  let hasBegun = false;
  try {
    const response = await fetch(url, {
      ...request,
      dispatcher,
      // An API does not move; what it is sent, a key above all, goes nowhere else.
      redirect: 'manual',
      signal: call.signal ? AbortSignal.any([call.signal, timeout]) : timeout,
      headers: {
        Accept: 'application/json',
        ...(body !== undefined && { 'Content-Type': 'application/json' }),
        ...headers,
      },
    });
    hasBegun = true;
    const { bytes, isWhole } = await readBytes(response.body ?? [], MAX_BYTES);
    if (!isWhole) return { ok: false, kind: 'bad-answer' };
    const retryAfterSeconds = retryAfter(response.headers.get('retry-after'));
    return { ok: true, status: response.status, retryAfterSeconds, json: parse(bytes) };
  } catch (error) {
    call.signal?.throwIfAborted();
    return silenceFrom(error, hasBegun);
  }
}

async function pause(seconds: number, signal?: AbortSignal): Promise<void> {
  try {
    await wait(seconds * 1000, undefined, { signal });
  } catch (error) {
    // The caller's own reason, as everywhere else, instead of the timer's.
    signal?.throwIfAborted();
    throw error;
  }
}

/**
 * Asks a service, and asks again as often as `retriesFor` allows for the answer it gave. It waits as long as the service
 * says; one that wants more than 10 seconds is not asked again, since coming back earlier is what it asked us not to do.
 * @throws only the reason of the caller's signal
 */
export async function callJson(
  call: JsonCall,
  retriesFor: (answer: JsonAnswer) => number,
): Promise<JsonAnswer | Silence> {
  for (let tries = 0; ; tries += 1) {
    const answer = await callOnce(call);
    if (!answer.ok || tries >= retriesFor(answer)) return answer;
    const seconds = answer.retryAfterSeconds ?? USUAL_WAIT_SECONDS;
    if (seconds > MAX_WAIT_SECONDS) return answer;
    await pause(seconds, call.signal);
  }
}
