import { createHash } from 'node:crypto';
import fresh from 'fresh';

/** A strong ETag of a body. */
export const createEtag = (body: string | Buffer): string =>
  `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;

type Validators = { 'if-none-match'?: string | null; 'if-modified-since'?: string | null };

/**
 * Whether the client's validators (If-None-Match, else If-Modified-Since) match, so that 304 is the response. With `Cache-Control:
 * no-cache` too: it asks caches to validate (RFC 9111 section 5.2.1.4), where `fresh` reads it as asking for the whole body.
 */
export const validatorsMatch = (request: Validators, etag: string, lastModified?: string): boolean =>
  fresh(
    {
      'if-none-match': request['if-none-match'] ?? undefined,
      'if-modified-since': request['if-modified-since'] ?? undefined,
    },
    { etag, 'last-modified': lastModified },
  );

/** The same for a request inside Next. */
export const isNotModified = ({ headers }: Request, etag: string, changed?: Date): boolean =>
  validatorsMatch(
    { 'if-none-match': headers.get('if-none-match'), 'if-modified-since': headers.get('if-modified-since') },
    etag,
    changed?.toUTCString(),
  );
