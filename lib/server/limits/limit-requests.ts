import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { networkOf } from '@/lib/http/client-network';
import { log } from '@/lib/log';
import type { RateLimitPolicy } from '@/lib/rate-limits/policies';
import { CLIENT_IP_HEADER } from '@/lib/server/client-ip';
import type { Middleware } from '@/lib/server/compose';
import { rejectRequest } from '@/lib/server/security/reject-request';
import { SECOND_MS } from '@/lib/time';

/**
 * Rate limiting: responds with 429 to clients that send more requests than the policy allows, not counting those served from the cache.
 * Expects the client's IP address in its header (assign-request-id.ts).
 */
export function limitRequests({ points, windowMs }: RateLimitPolicy): Middleware {
  const limiter = new RateLimiterMemory({ points, duration: windowMs / SECOND_MS });
  return async ({ request, response }, next) => {
    try {
      await limiter.consume(networkOf(String(request.headers[CLIENT_IP_HEADER])));
    } catch (rejection) {
      if (!(rejection instanceof RateLimiterRes)) throw rejection;
      // Logs only the first rejection, so repeated attempts do not flood the log.
      if (rejection.consumedPoints === points + 1)
        log.warn({ requestId: request.headers['x-request-id'], limit: 'requests' }, 'rate limit exceeded');
      const retryAfter = String(Math.ceil(rejection.msBeforeNext / 1000));
      return rejectRequest(request, response, { status: 429, headers: { 'Retry-After': retryAfter } });
    }
    return next();
  };
}
