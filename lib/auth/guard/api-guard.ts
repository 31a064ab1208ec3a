import { logDeniedAccess } from '@/lib/http/log-denied-access';
import { isCrossOrigin } from '@/lib/http/origin-check';
import { problem } from '@/lib/http/problem';
import { type RateLimited, rateLimitMessage } from '@/lib/rate-limits/rate-limiter';
import { currentUser, pendingUser } from './current-user';
import type { CurrentUser } from './resolve-user';

const pathOf = (request: Request) => new URL(request.url).pathname;

type Guarded = { ok: true; user: CurrentUser } | { ok: false; response: Response };

/** The user of an API request, by session cookie or bearer token; otherwise the response to send. */
export async function apiUser(request: Request): Promise<Guarded> {
  // Browsers attach cookies to requests that another site causes, but never a bearer token.
  if (!request.headers.has('authorization') && isCrossOrigin(request.headers)) {
    logDeniedAccess(request.headers, { path: pathOf(request), reason: 'cross-origin' });
    return { ok: false, response: problem(403, 'Only pages of this site may send this request.') };
  }
  const user = await currentUser();
  if (user) return { ok: true, user };
  return {
    ok: false,
    response: problem(401, 'Your session has ended, or you’re not signed in. Please sign in and try again.'),
  };
}

/** The user of an API request whose second factor is missing, or who is asked for a passkey again. */
export async function pendingApiUser(request: Request): Promise<Guarded & { isPending?: boolean }> {
  if (isCrossOrigin(request.headers))
    return { ok: false, response: problem(403, 'Only pages of this site may send this request.') };
  const pending = await pendingUser();
  if (!pending && request.headers.has('authorization'))
    return { ok: false, response: problem(403, 'API tokens cannot do this. Please sign in on the website.') };
  const user = pending ?? (await currentUser());
  return user
    ? { ok: true, user, isPending: pending !== undefined }
    : { ok: false, response: problem(401, 'Please sign in with your password first.') };
}

/** The same as `apiUser` for endpoints of admins. */
export async function apiAdmin(request: Request): Promise<Guarded> {
  const guarded = await apiUser(request);
  if (!guarded.ok || guarded.user.isAdmin) return guarded;
  // The database is being restarted: a save has to be sent again, not given up.
  if (!guarded.user.isRoleKnown) return { ok: false, response: unknownRole() };
  logDeniedAccess(request.headers, { path: pathOf(request), reason: 'not an admin', userId: guarded.user.id });
  return { ok: false, response: problem(403, 'Admin access is required.') };
}

const unknownRole = () =>
  problem(503, 'Your role could not be read. Please try again in a moment.', { headers: { 'Retry-After': '5' } });

/** A 429 response with Retry-After. */
export const tooManyRequests = (limited: RateLimited): Response =>
  problem(429, rateLimitMessage(limited), { headers: { 'Retry-After': String(limited.retryAfterSeconds) } });
