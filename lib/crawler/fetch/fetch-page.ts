import { type Dispatcher, fetch } from 'undici';
import { checkAddress, type GuardOptions } from './address-guard';
import { decodePage } from './charset';
import { type Problem, type ProblemKind, problem } from './problem';

const MAX_BYTES = 5 * 1024 * 1024;
const MAX_REDIRECTS = 5;
const TOTAL_TIMEOUT_MS = 20_000;

export type FetchOptions = GuardOptions & {
  agent: Dispatcher;
  /** Who we are, with an address where one can ask. */
  userAgent: string;
  signal?: AbortSignal;
};

export type FetchedPage = { url: string; status: number; contentType: string; html: string; robotsTag: string };

type Fetched = { ok: true; page: FetchedPage } | Problem;
type Response = Awaited<ReturnType<typeof fetch>>;

const byStatus: Record<number, ProblemKind> = {
  401: 'login',
  403: 'login',
  404: 'not-found',
  410: 'not-found',
  429: 'too-many-requests',
};

const byCode: Record<string, ProblemKind> = {
  ERR_FORBIDDEN_ADDRESS: 'forbidden-address',
  ENOTFOUND: 'no-such-host',
  EAI_AGAIN: 'no-such-host',
  ENODATA: 'no-such-host',
  UND_ERR_CONNECT_TIMEOUT: 'timeout',
  UND_ERR_HEADERS_TIMEOUT: 'timeout',
  UND_ERR_BODY_TIMEOUT: 'timeout',
  ETIMEDOUT: 'timeout',
  ECONNREFUSED: 'refused',
  ECONNRESET: 'refused',
  EHOSTUNREACH: 'refused',
  ENETUNREACH: 'refused',
  UND_ERR_SOCKET: 'refused',
  UND_ERR_RES_EXCEEDED_MAX_SIZE: 'too-large',
};

const tlsCode = /^(CERT_|ERR_TLS|ERR_SSL|DEPTH_ZERO|SELF_SIGNED|UNABLE_TO|EPROTO)/;

/** What a failed request means, from the error and what caused it. */
function problemOf(error: unknown): Problem {
  for (let cause: unknown = error; cause instanceof Error; cause = cause.cause) {
    if (cause.name === 'TimeoutError') return problem('timeout');
    const code = 'code' in cause ? String(cause.code) : '';
    const kind = byCode[code] ?? (tlsCode.test(code) ? 'tls' : undefined);
    if (kind) return problem(kind);
  }
  return problem('broken');
}

/** The body, unpacked, unless it grows beyond what a page may have: a packed bomb is given up while it unpacks. */
async function readBytes(response: Response): Promise<Uint8Array | undefined> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength;
    if (size > MAX_BYTES) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

async function readPage(url: URL, response: Response): Promise<Fetched> {
  const { status, headers } = response;
  if (!response.ok) return problem(byStatus[status] ?? (status >= 500 ? 'server-error' : 'broken'));
  const contentType = headers.get('content-type') ?? 'text/html';
  if (!/^\s*(text\/html|application\/xhtml\+xml|text\/plain)\b/i.test(contentType)) return problem('wrong-type');
  const bytes = await readBytes(response);
  if (!bytes) return problem('too-large');
  const robotsTag = headers.get('x-robots-tag') ?? '';
  return { ok: true, page: { url: url.href, status, contentType, html: decodePage(bytes, contentType), robotsTag } };
}

const isRedirect = (status: number) => [301, 302, 303, 307, 308].includes(status);

async function followFrom(start: URL, options: FetchOptions, signal: AbortSignal): Promise<Fetched> {
  let url = start;
  for (let hop = 0; hop <= MAX_REDIRECTS; hop += 1) {
    const response = await fetch(url, {
      dispatcher: options.agent,
      redirect: 'manual',
      signal,
      headers: { 'User-Agent': options.userAgent, Accept: 'text/html,application/xhtml+xml;q=0.9,text/plain;q=0.5' },
    });
    const location = response.headers.get('location');
    if (!isRedirect(response.status) || !location) {
      const read = await readPage(url, response);
      if (!read.ok) await response.body?.cancel().catch(() => undefined);
      return read;
    }
    await response.body?.cancel();
    if (!URL.canParse(location, url)) return problem('broken');
    // Every hop is checked as the first address was.
    const checked = checkAddress(new URL(location, url).href, options);
    if (!checked.ok) return checked;
    url = checked.url;
  }
  return problem('redirects');
}

/** Fetches one page of the public web. What can go wrong on the way is a value with a sentence for people. */
export async function fetchPage(address: string, options: FetchOptions): Promise<Fetched> {
  const checked = checkAddress(address, options);
  if (!checked.ok) return checked;
  const timeout = AbortSignal.timeout(TOTAL_TIMEOUT_MS);
  const signal = options.signal ? AbortSignal.any([options.signal, timeout]) : timeout;
  try {
    return await followFrom(checked.url, options, signal);
  } catch (error) {
    return problemOf(error);
  }
}
