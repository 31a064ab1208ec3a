import { setTimeout as sleep } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import { networkOf } from '@/lib/http/client-network';
import type { RateLimitPolicy } from '@/lib/rate-limits/policies';
import { CLIENT_IP_HEADER } from '@/lib/server/client-ip';
import { isRead, type Middleware } from '@/lib/server/compose';
import { rejectRequest } from '@/lib/server/security/reject-request';
import { SECOND_MS } from '@/lib/time';

/** The share of the request limit that may be writes: they cost much more than reads. */
const SHARE = 1 / 20;
/** Writes that need not wait although they come at once, such as those of a page that saves several things. */
const BURST = 5;
const MAX_WAIT_MS = 30 * SECOND_MS;
const MAX_CLIENTS = 10_000;

/**
 * Paces the writes (all methods but GET and HEAD) of each client, so that a flood of them delays only that client. Responds
 * with 429 to those that would have to wait for more than half a minute. Expects the client's IP address in its header
 * (assign-request-id.ts). Times are those of the monotonic clock.
 */
export function paceWrites({ points, windowMs }: RateLimitPolicy): Middleware {
  const intervalMs = windowMs / (points * SHARE);
  /** When the last write, running or waiting, is due. */
  const lastDue = new LRUCache<string, number>({ max: MAX_CLIENTS });
  return async (context, next) => {
    const { request, response } = context;
    if (isRead(context)) return next();
    const client = networkOf(String(request.headers[CLIENT_IP_HEADER]));
    const now = performance.now();
    const due = Math.max(now - BURST * intervalMs, lastDue.get(client) ?? -Infinity) + intervalMs;
    if (due - now > MAX_WAIT_MS) {
      const retryAfter = String(Math.ceil(MAX_WAIT_MS / SECOND_MS));
      return rejectRequest(request, response, { status: 429, headers: { 'Retry-After': retryAfter } });
    }
    lastDue.set(client, due);
    if (due > now) await sleep(due - now);
    // The client hung up while it waited. The response of a pipelined request would not know it.
    if (request.socket.destroyed) return;
    return next();
  };
}
