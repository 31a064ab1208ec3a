import type { IncomingMessage } from 'node:http';

/** The header that tells the application where a request comes from. What a client sends under this name is overwritten. */
export const CLIENT_ADDRESS = 'x-client-address';

/**
 * The entry that the outermost of `proxies` trusted proxies added to X-Forwarded-For, or the other end of the connection where
 * there is none. X-Forwarded-For as it came can be written by anybody: rate limits must not go by it.
 */
export function clientAddress({ headers, socket }: IncomingMessage, proxies: number): string {
  const chain = String(headers['x-forwarded-for'] ?? '').split(',');
  return (proxies > 0 && chain.at(-proxies)?.trim()) || socket.remoteAddress || 'unknown';
}
