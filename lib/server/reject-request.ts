import type { IncomingMessage, ServerResponse } from 'node:http';
import { STATUS_CODES } from 'node:http';
import { type PlainStatus, plainPage, wordsFor } from '@/lib/http/status-page';
import { policyFor } from './content-security-policy';
import { isDataAddress, pageOfData } from './defer-scripts';
import { securityHeaders } from './security-headers';

/** The longest address, path and query together, that is looked at. */
const MAX_URL = 4_096;
/** The largest body of any request; what reads a body allows less (lib/http, lib/images). */
const MAX_BODY_BYTES = 32 * 1024 * 1024;

const FILE_METHODS = ['GET', 'HEAD'];
const PAGE_METHODS = [...FILE_METHODS, 'POST'];
const API_METHODS = [...PAGE_METHODS, 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

function methodsOf(path: string): string[] {
  if (path.startsWith('/api/')) return API_METHODS;
  // The proxy does not see all that is posted to files of the build, so nothing may be.
  return path.startsWith('/_next/') || isDataAddress(path) ? FILE_METHODS : PAGE_METHODS;
}

/** Whether a path can be decoded, and names nothing that no file or page has. */
function isReadable(path: string): boolean {
  try {
    return !decodeURIComponent(path).includes('\0');
  } catch {
    return false;
  }
}

type Refusal = { status: PlainStatus; headers?: Record<string, string> };

/** What can be told of a request before anything looks at it: undefined when it may go on. */
export function refusalFor({ method = '', url = '', headers }: IncomingMessage): Refusal | undefined {
  if (url.length > MAX_URL) return { status: 414 };
  const path = url.split('?')[0] ?? '';
  if (!path.startsWith('/') || !isReadable(path)) return { status: 400 };
  const methods = methodsOf(path);
  if (!methods.includes(method)) return { status: 405, headers: { Allow: methods.join(', ') } };
  if (isDataAddress(path) && !pageOfData(url)) return { status: 404 };
  if (Number(headers['content-length'] ?? 0) > MAX_BODY_BYTES) return { status: 413 };
}

/** Whether whoever asks wants a page, and not something for a program. */
const wantsPage = ({ url = '', headers }: IncomingMessage) =>
  !url.startsWith('/api/') && !(headers.accept ?? '').includes('application/json');

/** Answers with a plain page, or with problem JSON where a program asks. What is left of the body is not read. */
export function refuse(request: IncomingMessage, response: ServerResponse, { status, headers = {} }: Refusal): void {
  const words = wordsFor(status);
  const isPage = wantsPage(request);
  const body = isPage
    ? plainPage(words ?? { title: 'That did not work', advice: 'Please try again.' })
    : JSON.stringify({ type: 'about:blank', title: STATUS_CODES[status], status, detail: words?.advice });
  response.writeHead(status, {
    ...securityHeaders(request.url ?? '/'),
    'Content-Security-Policy': policyFor(isPage ? body : ''),
    'Content-Type': isPage ? 'text/html; charset=utf-8' : 'application/problem+json',
    'Content-Length': Buffer.byteLength(body),
    'Cache-Control': 'no-store',
    ...(status === 413 && { Connection: 'close' }),
    ...headers,
  });
  response.end(request.method === 'HEAD' ? undefined : body);
}
