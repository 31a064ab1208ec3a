import { randomBytes } from 'node:crypto';
import type { Middleware } from './compose';
import { noncePolicy } from './content-security-policy';
import type { NextHandler } from './render';
import { securityHeaders } from './security-headers';

/**
 * Streams Next's response on the visitor's connection. The policy of a page is passed to Next in the request header from
 * which it takes the nonce for its scripts (Next's guide "Content Security Policy").
 */
export const forwardToNext =
  (next: NextHandler): Middleware =>
  ({ request, response, path }) => {
    for (const [name, value] of Object.entries(securityHeaders(path))) response.setHeader(name, value);
    if (!path.startsWith('/api/')) {
      const policy = noncePolicy(randomBytes(16).toString('base64'));
      request.headers['content-security-policy'] = policy;
      response.setHeader('Content-Security-Policy', policy);
    }
    return next(request, response);
  };
