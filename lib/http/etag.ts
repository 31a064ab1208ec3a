import { createHash } from 'node:crypto';
import fresh from 'fresh';

/** A strong ETag of a body. */
export const createEtag = (body: string | Buffer): string =>
  `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;

/** Whether the client's validators (If-None-Match, else If-Modified-Since) match, so that 304 is the response. */
export function isNotModified(request: Request, etag: string, changed?: Date): boolean {
  return fresh(Object.fromEntries(request.headers), { etag, 'last-modified': changed?.toUTCString() });
}
