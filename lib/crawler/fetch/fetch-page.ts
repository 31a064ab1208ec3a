import { readBytes } from '@/lib/read-bytes';
import { decodePage, isUtf16 } from './charset';
import { type FetchOptions, guardedFetch } from './guarded-fetch';
import { type Problem, type ProblemKind, problem } from './problem';
import { peek, type Response } from './send-request';
import { objectionToBytes, startsAsPage } from './sniff';

const MAX_BYTES = 5 * 1024 * 1024;
const MAX_PDF_BYTES = 10 * 1024 * 1024;

/** Validators of a page (ETag, Last-Modified) for conditional requests. */
export type Validators = { etag?: string; lastModified?: string };

/** A fetched page. With status 304 it is unchanged, and `html` is empty. */
export type FetchedPage = Validators & {
  /** The URL after redirects. */
  url: string;
  status: number;
  html: string;
  /** The bytes of a PDF, in place of `html`. */
  pdf?: Uint8Array;
  /** The X-Robots-Tag header. */
  robotsTag: string;
  /** The Content-Language header; empty if the page is for readers of several languages. */
  language: string;
};

export type Fetched = { ok: true; page: FetchedPage } | Problem;

const byStatus: Record<number, ProblemKind> = {
  401: 'login',
  403: 'access-denied',
  404: 'not-found',
  410: 'not-found',
  429: 'too-many-requests',
};

/** Parses a Retry-After header in either form (RFC 9110). In seconds. */
export function retryAfter(value: string | null): number | undefined {
  if (!value) return undefined;
  if (/^\s*\d{1,9}\s*$/.test(value)) return Number(value);
  const date = Date.parse(value);
  return Number.isNaN(date) ? undefined : Math.max(0, Math.ceil((date - Date.now()) / 1000));
}

/** Some servers send PDF files as files of an unknown type. */
const isPdf = (url: URL, contentType: string) =>
  /^\s*application\/(?:x-)?pdf\b/i.test(contentType) ||
  (/^\s*(?:application|binary)\/octet-stream\b/i.test(contentType) && /\.pdf$/i.test(url.pathname));

/** The language of a Content-Language header that names just one. */
const singleLanguage = (header: string | null) => (header && !header.includes(',') ? header.trim() : '');

/** An Accept-Language header: the languages of Ireland, or a chosen one before them. */
const acceptLanguage = (language: string | undefined) =>
  language ? `${language},en-IE;q=0.6,en;q=0.5,*;q=0.3` : 'en-IE,en;q=0.9,ga;q=0.8,*;q=0.5';

async function readPdf(response: Response, page: FetchedPage, { onBytes }: FetchOptions): Promise<Fetched> {
  const { bytes, isWhole } = await readBytes(response.body, MAX_PDF_BYTES, onBytes);
  return isWhole ? { ok: true, page: { ...page, pdf: bytes } } : problem('pdf-too-large');
}

async function readPage(url: URL, response: Response, options: FetchOptions): Promise<Fetched> {
  const { status, header } = response;
  if (!response.ok && status !== 304) {
    const kind = byStatus[status] ?? (status >= 500 ? 'server-error' : 'error-status');
    return problem(kind, retryAfter(header('retry-after')));
  }
  const page = {
    url: url.href,
    status,
    html: '',
    robotsTag: header('x-robots-tag') ?? '',
    language: singleLanguage(header('content-language')),
    etag: header('etag') ?? undefined,
    lastModified: header('last-modified') ?? undefined,
  };
  if (status === 304) return { ok: true, page };
  // Nobody asked for a part.
  if (status === 206) return problem('cut-off');
  const contentType = header('content-type') ?? 'text/html';
  const isPdfWanted = options.acceptsPdf === true && isPdf(url, contentType);
  const isHtml = /^\s*(text\/html|application\/xhtml\+xml)\b/i.test(contentType);
  if (!isPdfWanted && !isHtml && !startsAsPage(await peek(response.body))) return problem('wrong-type');
  if (response.isEncoded) return problem('encoding');
  if (isPdfWanted) return readPdf(response, page, options);
  const { bytes, isWhole } = await readBytes(response.body, MAX_BYTES, options.onBytes);
  if (!isWhole) return problem('too-large');
  const objection = objectionToBytes(bytes, isUtf16(bytes, contentType));
  if (objection) return problem(objection);
  return { ok: true, page: { ...page, html: decodePage(bytes, contentType) } };
}

/** Fetches one public web page. Failures are values with a sentence for users. */
export function fetchPage(startUrl: string, options: FetchOptions, validators: Validators = {}): Promise<Fetched> {
  const headers: Record<string, string> = {
    Accept: `text/html,application/xhtml+xml;q=0.9${options.acceptsPdf ? ',application/pdf;q=0.8' : ''}`,
    'Accept-Language': acceptLanguage(options.language),
  };
  if (validators.etag) headers['If-None-Match'] = validators.etag;
  if (validators.lastModified) headers['If-Modified-Since'] = validators.lastModified;
  return guardedFetch<Fetched>(startUrl, headers, options, (url, response) => readPage(url, response, options));
}
