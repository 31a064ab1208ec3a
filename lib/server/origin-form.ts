import type { IncomingMessage } from 'node:http';

/** Scheme, authority and the rest of a request target in absolute form. Proxies that terminate TLS may name https. */
const ABSOLUTE_FORM = /^https?:\/\/([^/?]*)(.*)$/i;

/**
 * Turns a request target in absolute form (`GET http://example.ie/contact HTTP/1.1`), which servers must accept, into its path and
 * query, and its host into the Host header, which it overrides (RFC 9112 section 3.2.2). Other targets stay as they are.
 */
export function useOriginForm(request: IncomingMessage): void {
  const [, host, target = ''] = ABSOLUTE_FORM.exec(request.url ?? '') ?? [];
  if (host === undefined) return;
  request.headers.host = host;
  request.url = target.startsWith('/') ? target : `/${target}`;
}
