import { parseUrl } from '@/lib/text/parse-url';
import { createCookieJar } from './cookie-jar';
import type { GuardedAgent } from './guarded-agent';
import { type Problem, type ProblemKind, problem } from './problem';
import { type Response, sendRequest } from './send-request';
import { checkUrl, type GuardOptions } from './ssrf-guard';

const MAX_REDIRECTS = 5;
const TOTAL_TIMEOUT_MS = 20_000;

export type FetchOptions = GuardOptions & {
  agent: GuardedAgent;
  /** The User-Agent header, with a contact URL. */
  userAgent: string;
  signal?: AbortSignal;
  /** Called with the decompressed size of every chunk of a body. Abort the signal to stop. */
  onBytes?: (count: number) => void;
  /** Whether `fetchPage` accepts PDF files too. */
  acceptsPdf?: boolean;
  /** The language that is preferred where a site chooses by Accept-Language, as `ga`. */
  language?: string;
  /** Called with every URL that a redirect leads to; a problem ends the request. */
  mayFollow?: (url: URL) => Promise<Problem | undefined>;
};

const byCode: Record<string, ProblemKind> = {
  ERR_FORBIDDEN_ADDRESS: 'forbidden-address',
  ENOTFOUND: 'no-such-host',
  EAI_AGAIN: 'no-such-host',
  ENODATA: 'no-such-host',
  ETIMEDOUT: 'timeout',
  ECONNREFUSED: 'refused',
  ECONNRESET: 'refused',
  EHOSTUNREACH: 'refused',
  ENETUNREACH: 'refused',
  ERR_TOO_LONG: 'too-large',
  // Of the global fetch.
  UND_ERR_CONNECT_TIMEOUT: 'timeout',
  UND_ERR_SOCKET: 'refused',
  UND_ERR_RES_CONTENT_LENGTH_MISMATCH: 'cut-off',
};

const TLS_KINDS: [RegExp, ProblemKind][] = [
  [/^CERT_HAS_EXPIRED/, 'tls-expired'],
  [/SELF_SIGNED/, 'tls-self-signed'],
  [/ALTNAME/, 'tls-host'],
  [/^(?:ERR_SSL_(?:WRONG_VERSION|PACKET|TLSV1_ALERT|UNSUPPORTED|NO_PROTOCOLS|SSLV3)|EPROTO)/, 'no-tls'],
];
const tlsCode = /^(CERT_|ERR_TLS|ERR_SSL|DEPTH_ZERO|SELF_SIGNED|UNABLE_TO|EPROTO)/;

/** Node's message when a server closes the connection instead of a TLS handshake; its code is the one of any reset. */
const CLOSED_BEFORE_TLS = /before secure TLS connection/;

/** Classifies a network error by its code and cause. */
export function problemOf(error: unknown): Problem {
  for (let cause: unknown = error; cause instanceof Error; cause = cause.cause) {
    if (cause.name === 'TimeoutError') return problem('timeout');
    if (CLOSED_BEFORE_TLS.test(cause.message)) return problem('no-tls');
    const code = 'code' in cause ? String(cause.code) : '';
    const tlsKind = TLS_KINDS.find(([pattern]) => pattern.test(code))?.[1];
    const kind = byCode[code] ?? tlsKind ?? (tlsCode.test(code) ? 'tls' : undefined);
    if (kind) return problem(kind);
  }
  return problem('broken');
}

const isRedirect = (status: number) => [301, 302, 303, 307, 308].includes(status);

/** The target of a redirect, if it may be fetched: every hop is checked like the first URL. */
async function nextHop(from: URL, location: string, options: FetchOptions): Promise<{ ok: true; url: URL } | Problem> {
  // Node reads headers as Latin-1; some servers send UTF-8.
  const target = parseUrl(Buffer.from(location, 'latin1').toString(), from);
  if (!target) return problem('broken');
  const checked = checkUrl(target.href, options);
  // Another scheme than that of the web.
  if (!checked.ok) return checked.kind === 'bad-address' ? problem('broken') : checked;
  return (await options.mayFollow?.(checked.url)) ?? checked;
}

async function follow(start: URL, headers: Record<string, string>, options: FetchOptions, signal: AbortSignal) {
  let url = start;
  const jar = createCookieJar();
  const visited = new Set<string>();
  for (let hop = 0; hop <= MAX_REDIRECTS; hop += 1) {
    const cookie = jar.cookiesFor(url);
    // A page that redirects to itself may do so to see whether its cookie comes back.
    const request = `${url.href} ${cookie}`;
    if (visited.has(request)) return problem('redirect-loop');
    visited.add(request);
    const response = await sendRequest(
      url,
      { 'User-Agent': options.userAgent, ...headers, ...(cookie !== '' && { Cookie: cookie }) },
      { agent: options.agent, signal },
    );
    jar.take(url, response.cookies);
    const location = response.header('location');
    if (!isRedirect(response.status) || !location) return { ok: true, url, response } as const;
    await response.discard();
    const next = await nextHop(url, location, options);
    if (!next.ok) return next;
    url = next.url;
  }
  return problem('redirects');
}

/** Fetches a public URL, follows redirects, and passes the final response to `read`. Failures are values. Takes at most 20 seconds. */
export async function guardedFetch<T>(
  startUrl: string,
  headers: Record<string, string>,
  options: FetchOptions,
  read: (url: URL, response: Response) => Promise<T | Problem>,
): Promise<T | Problem> {
  const checked = checkUrl(startUrl, options);
  if (!checked.ok) return checked;
  const timeout = AbortSignal.timeout(TOTAL_TIMEOUT_MS);
  const signal = options.signal ? AbortSignal.any([options.signal, timeout]) : timeout;
  try {
    const opened = await follow(checked.url, headers, options, signal);
    if (!opened.ok) return opened;
    try {
      return await read(opened.url, opened.response);
    } catch (error) {
      const failed = problemOf(signal.aborted ? signal.reason : error);
      return failed.kind === 'refused' ? problem('cut-off') : failed;
    } finally {
      await opened.response.discard();
    }
  } catch (error) {
    return problemOf(signal.aborted ? signal.reason : error);
  }
}
