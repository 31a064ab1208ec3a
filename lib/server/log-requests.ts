import { log, loggedPath } from '@/lib/log';
import type { Middleware } from './compose';

/** Access log of requests that were not served from the cache: no IP address, no query, nothing that identifies a person. */
export const logRequests: Middleware = ({ request, response, url }, next) => {
  const started = performance.now();
  response.once('close', () => {
    const ms = Math.round(performance.now() - started);
    const level = response.statusCode >= 500 ? 'warn' : 'debug';
    const { method, headers } = request;
    const entry = {
      requestId: headers['x-request-id'],
      method,
      path: loggedPath(url),
      status: response.statusCode,
      ms,
    };
    log[level](entry, 'request');
  });
  return next();
};
