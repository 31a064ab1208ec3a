import { randomBytes } from 'node:crypto';
import { isPublicDataRequest } from '@/lib/server/cache/response-cache';
import type { Middleware } from '@/lib/server/compose';
import { dataRequestHeaders } from '@/lib/server/next-internals/data-request';
import type { NextHandler } from '@/lib/server/render';
import { noncePolicy } from '@/lib/server/security/content-security-policy';
import { securityHeaders } from '@/lib/server/security/security-headers';

/**
 * Streams Next's response on the visitor's connection. The policy of a page is passed to Next in the request header from
 * which it takes the nonce for its scripts (Next's guide "Content Security Policy").
 * @param host the host that public pages are rendered for
 */
export const forwardToNext =
  (next: NextHandler, host: string): Middleware =>
  (context) => {
    const { request, response, path } = context;
    for (const [name, value] of Object.entries(securityHeaders(path))) response.setHeader(name, value);
    // Without a nonce: Next keeps the HTML that it renders along with the data, for everyone.
    if (isPublicDataRequest(context)) request.headers = dataRequestHeaders(request.headers, host);
    else if (!path.startsWith('/api/')) {
      const policy = noncePolicy(randomBytes(16).toString('base64'));
      request.headers['content-security-policy'] = policy;
      response.setHeader('Content-Security-Policy', policy);
    }
    return next(request, response);
  };
