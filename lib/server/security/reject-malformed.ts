import type { IncomingMessage } from 'node:http';
import type { Middleware } from '@/lib/server/compose';
import { type Rejection, rejectRequest } from './reject-request';

/** The longest URL, path and query together, that is accepted. */
const MAX_URL_LENGTH = 4_096;
/** The largest body of any request; handlers that read a body allow less (lib/http/read-body.ts). */
const MAX_BODY_BYTES = 32 * 1024 * 1024;

const READ_METHODS = ['GET', 'HEAD'];
const PAGE_METHODS = [...READ_METHODS, 'POST'];
const API_METHODS = [...PAGE_METHODS, 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

function allowedMethods(path: string): string[] {
  if (path.startsWith('/api/')) return API_METHODS;
  return path.startsWith('/_next/') ? READ_METHODS : PAGE_METHODS;
}

/** Whether a path can be decoded and contains no NUL. */
function isDecodable(path: string): boolean {
  try {
    return !decodeURIComponent(path).includes('\0');
  } catch {
    return false;
  }
}

/** Dot segments, backslashes and fragments: clients resolve, encode or remove them before they send a request (RFC 3986). */
const UNRESOLVED = /^[^?]*(?:\/(?:\.|%2e){1,2}(?:[/?]|$)|\\)|#/i;

/** `uri-host [ ":" port ]` of RFC 3986. */
const HOST = /^(?:\[[\da-f:.]+\]|[\w!$&'()*+,;=.~%-]+)(?::\d*)?$/i;

/**
 * Whether a request names its host once and readably (RFC 9112 section 3.2). Of several, Node keeps the first in `headers`, and a
 * proxy or cache may have taken another. HTTP/1.0 needs none; Node itself rejects an HTTP/1.1 request without. The host of a target
 * in absolute form replaces the one that was sent, and both are checked.
 */
function hasValidHost({ headers: { host }, rawHeaders }: IncomingMessage): boolean {
  const sent = rawHeaders.filter((_value, index) => index % 2 === 1 && rawHeaders[index - 1]?.toLowerCase() === 'host');
  return sent.length <= 1 && [...sent, ...(host === undefined ? [] : [host])].every((name) => HOST.test(name));
}

/** Why a request is rejected by its request line and headers alone; undefined when it is well formed. */
export function findRejection(request: IncomingMessage): Rejection | undefined {
  const { method = '', url = '', headers } = request;
  if (!hasValidHost(request)) return { status: 400 };
  if (url.length > MAX_URL_LENGTH) return { status: 414 };
  const path = url.split('?', 1)[0] ?? '';
  if (!path.startsWith('/') || !isDecodable(path)) return { status: 400 };
  // Next would resolve such a URL: a page would be cached under as many as somebody makes up.
  if (UNRESOLVED.test(url)) return { status: 400 };
  const methods = allowedMethods(path);
  if (!methods.includes(method)) return { status: 405, headers: { Allow: methods.join(', ') } };
  if (Number(headers['content-length'] ?? 0) > MAX_BODY_BYTES) return { status: 413 };
}

/** Rejects malformed requests before any other middleware. */
export const rejectMalformed: Middleware = ({ request, response }, next) => {
  const rejection = findRejection(request);
  return rejection ? rejectRequest(request, response, rejection) : next();
};
