import { type IncomingMessage, type ServerResponse, STATUS_CODES } from 'node:http';
import { type Copy, copyFor, type PlainStatus, statusPage } from '@/lib/http/status-page';
import { hashPolicy } from './content-security-policy';
import { securityHeaders } from './security-headers';

export type Rejection = {
  status: PlainStatus;
  headers?: Record<string, string>;
  /** Instead of the usual text for the status. */
  copy?: Copy;
};

const FALLBACK: Copy = { title: 'That didn’t work', advice: 'Please try again.' };

/** Whether the client prefers HTML to a machine-readable response. */
const acceptsPage = ({ url = '', headers }: IncomingMessage) =>
  !url.startsWith('/api/') && !(headers.accept ?? '').includes('application/json');

/**
 * Responds with a plain page, or with problem JSON (RFC 9457) to programs. The rest of the request body is discarded, until
 * `requestTimeout` at most: a connection that is reset would take the response from a client that is still sending.
 */
export function rejectRequest(
  request: IncomingMessage,
  response: ServerResponse,
  { status, headers = {}, copy = copyFor(status) ?? FALLBACK }: Rejection,
): void {
  const isPage = acceptsPage(request);
  const body = isPage
    ? statusPage(copy)
    : JSON.stringify({ type: 'about:blank', title: STATUS_CODES[status], status, detail: copy.advice });
  response.writeHead(status, {
    ...securityHeaders(request.url ?? '/'),
    'Content-Security-Policy': hashPolicy(isPage ? body : ''),
    'Content-Type': isPage ? 'text/html; charset=utf-8' : 'application/problem+json',
    'Content-Length': Buffer.byteLength(body),
    'Cache-Control': 'no-store',
    ...headers,
  });
  request.resume();
  response.end(request.method === 'HEAD' ? undefined : body);
}
