import { logDeniedAccess } from '@/lib/http/log-denied-access';
import { isCrossOrigin } from '@/lib/http/origin-check';
import { problem } from '@/lib/http/problem';
import { type RateLimited, rateLimitMessage } from '@/lib/rate-limits/limits';
import { currentUser } from './current-user';
import type { CurrentUser } from './resolve-user';

const pathOf = (request: Request) => new URL(request.url).pathname;

type Guarded = { ok: true; user: CurrentUser } | { ok: false; response: Response };

/** The signed-in user behind an API request, by session or bearer token; for all others the answer to give. */
export async function apiUser(request: Request): Promise<Guarded> {
  // A bearer token is sent on purpose; a cookie goes along with whatever another site makes a browser send.
  if (!request.headers.has('authorization') && isCrossOrigin(request.headers)) {
    logDeniedAccess(request.headers, { path: pathOf(request), why: 'another site' });
    return { ok: false, response: problem(403, 'This is only answered to pages of this site.') };
  }
  const user = await currentUser();
  if (user) return { ok: true, user };
  return { ok: false, response: problem(401, 'Your session has ended, or there was none. Sign in and try again.') };
}

/** The same for what only admins may do. */
export async function apiAdmin(request: Request): Promise<Guarded> {
  const guarded = await apiUser(request);
  if (!guarded.ok || guarded.user.isAdmin) return guarded;
  logDeniedAccess(request.headers, { path: pathOf(request), why: 'not an admin', userId: guarded.user.id });
  return { ok: false, response: problem(403, 'Admin access is required.') };
}

/** The answer to a try that was one too many: when to come back. */
export const tooManyRequests = (limited: RateLimited): Response =>
  problem(429, rateLimitMessage(limited), { headers: { 'Retry-After': String(limited.retryAfterSeconds) } });
