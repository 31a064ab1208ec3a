import type { IncomingMessage } from 'node:http';

/** The header that carries the client's IP address to the application. A value that a client sends is overwritten. */
export const CLIENT_IP_HEADER = 'x-client-address';

/** Some proxies add the port: "203.0.113.7:51234", "[2001:db8::1]:51234". */
const withoutPort = (entry: string): string =>
  entry.replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, '$1').replace(/^\[(.*)\](?::\d+)?$/, '$1');

/**
 * The entry that the outermost of `proxies` trusted proxies added to X-Forwarded-For, or the peer of the connection when there
 * are none. Clients can send any X-Forwarded-For: rate limits must not rely on it.
 */
export function clientIp({ headers, socket }: IncomingMessage, proxies: number): string {
  const chain = String(headers['x-forwarded-for'] ?? '').split(',');
  return (proxies > 0 && withoutPort(chain.at(-proxies)?.trim() ?? '')) || socket.remoteAddress || 'unknown';
}
