import { networkOf } from '@/lib/http/client-network';
import { cacheKey } from '@/lib/server/cache/response-cache';
import { CLIENT_IP_HEADER } from '@/lib/server/client-ip';
import type { Context, Middleware } from '@/lib/server/compose';
import { rejectRequest } from '@/lib/server/security/reject-request';

type Limit = {
  /** Requests with the same key count together; those without are not limited. */
  keyOf: (context: Context) => string | undefined;
  maxRunning: number;
  /** Requests beyond `maxRunning` wait for their turn; those beyond this are rejected with `status`. */
  maxWaiting: number;
  status: 429 | 503;
};

/** Event streams last. */
const isApi = ({ path }: Context) => path.startsWith('/api/');

/** A flood of requests delays only the client that sends it. Expects its IP address in a header (assign-request-id.ts). */
export const perClient: Limit = {
  keyOf: (context) => (isApi(context) ? undefined : networkOf(String(context.request.headers[CLIENT_IP_HEADER]))),
  maxRunning: 16,
  maxWaiting: 200,
  status: 429,
};
/**
 * Each rendering takes about a quarter of a megabyte: with two thousand at once, the process would run out of memory. Pages that can be
 * cached are rendered once for all visitors.
 */
export const inTotal: Limit = {
  keyOf: (context) => (isApi(context) || cacheKey(context) !== undefined ? undefined : 'all'),
  maxRunning: 64,
  maxWaiting: 2_000,
  status: 503,
};

const RETRY_AFTER = { 'Retry-After': '10' };
/** After this a request counts as ended: the response of a pipelined request may never be closed. */
const MAX_RUNNING_MS = 10_000;

type Queue = { running: number; waiting: (() => void)[] };

/** Lets a limited number of requests be rendered at once; the others wait for their turn. */
export function limitConcurrency({ keyOf, maxRunning, maxWaiting, status }: Limit): Middleware {
  const queues = new Map<string, Queue>();

  /** Waits for a place; undefined when too many wait already. Resolves with the function that frees it. */
  async function takePlace(key: string): Promise<(() => void) | undefined> {
    const queue = queues.get(key) ?? { running: 0, waiting: [] };
    queues.set(key, queue);
    if (queue.waiting.length >= maxWaiting) return undefined;
    if (queue.running < maxRunning) queue.running += 1;
    else await new Promise<void>((resolve) => queue.waiting.push(resolve));
    let isFreed = false;
    return () => {
      if (isFreed) return;
      isFreed = true;
      // The place is handed over.
      const next = queue.waiting.shift();
      if (next) return next();
      queue.running -= 1;
      if (queue.running === 0) queues.delete(key);
    };
  }

  return async (context, next) => {
    const { request, response } = context;
    const key = keyOf(context);
    if (key === undefined) return next();
    const freePlace = await takePlace(key);
    if (!freePlace) return rejectRequest(request, response, { status, headers: RETRY_AFTER });
    // The client hung up while it waited.
    if (request.socket.destroyed) return freePlace();
    const timer = setTimeout(freePlace, MAX_RUNNING_MS).unref();
    response.once('close', () => {
      clearTimeout(timer);
      freePlace();
    });
    return next();
  };
}
