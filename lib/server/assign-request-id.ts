import { randomUUID } from 'node:crypto';
import { CLIENT_IP_HEADER, clientIp } from './client-ip';
import type { Middleware } from './compose';

const REQUEST_ID = /^[\w.-]{8,64}$/;

/**
 * Gives each request an id and the client's IP address, in headers that the application can trust. Only trusted proxies may
 * choose the id.
 * @param proxies how many proxies in front of this server are trusted
 */
export const assignRequestId =
  (proxies: number): Middleware =>
  ({ request, response }, next) => {
    const { headers } = request;
    headers[CLIENT_IP_HEADER] = clientIp(request, proxies);
    const proposed = proxies > 0 ? String(headers['x-request-id'] ?? '') : '';
    const id = REQUEST_ID.test(proposed) ? proposed : randomUUID();
    headers['x-request-id'] = id;
    response.setHeader('X-Request-Id', id);
    return next();
  };
