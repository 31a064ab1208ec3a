import { z } from 'zod';
import { signInSchema } from '@/lib/auth/account/schema';
import { tooManyRequests } from '@/lib/auth/guard/api-guard';
import { currentUser } from '@/lib/auth/guard/current-user';
import { loadUser } from '@/lib/auth/guard/resolve-user';
import { ACCESS_SECONDS, signAccessToken } from '@/lib/auth/session/access-token';
import { createRefreshToken, endSession, renewSession, type SessionIds } from '@/lib/auth/session/sessions';
import { signInWithPassword } from '@/lib/auth/sign-in/sign-in';
import { clientInfoOf } from '@/lib/http/client-info';
import { readJson } from '@/lib/http/json-body';
import { noStoreJson } from '@/lib/http/no-store-json';
import { isCrossOrigin } from '@/lib/http/origin-check';
import { problem } from '@/lib/http/problem';
import { routeHandler } from '@/lib/http/route-handler';

const grants = z.discriminatedUnion(
  'grant_type',
  [
    signInSchema.extend({ grant_type: z.literal('password') }),
    z.object({ grant_type: z.literal('refresh_token'), refresh_token: z.string().min(1).max(200) }),
  ],
  { error: 'Send grant_type password (with email and password) or refresh_token (with refresh_token).' },
);

const invalid = () => problem(401, 'This refresh token is invalid or has expired. Sign in again.');

async function tokenResponse(session: SessionIds, refreshToken: string): Promise<Response> {
  // There is none once the account is deleted or has a passkey, which API clients cannot use.
  const user = await loadUser(session);
  if (!user) return invalid();
  const access = await signAccessToken(session.userId, session.sessionId);
  return noStoreJson({
    access_token: access.token,
    token_type: 'Bearer',
    expires_in: ACCESS_SECONDS,
    refresh_token: refreshToken,
    user: { id: user.id, email: user.email, displayName: user.displayName, role: user.role },
  });
}

/** Issues access and refresh tokens to API clients, and says whose they are. A refresh token works once; used again, it ends its session. */
export const POST = routeHandler(async function POST(request: Request): Promise<Response> {
  if (isCrossOrigin(request.headers))
    return problem(403, 'Only pages of this site and API clients may send this request.');
  const read = await readJson(request, grants);
  if (!read.ok) return read.response;
  if (read.value.grant_type === 'refresh_token') {
    const renewed = await renewSession(read.value.refresh_token);
    return renewed ? tokenResponse(renewed, renewed.refreshToken) : invalid();
  }
  const result = await signInWithPassword(read.value, 'api', clientInfoOf(request.headers));
  if (result.ok) return tokenResponse(result.session, await createRefreshToken(result.session.sessionId));
  if (result.reason === 'wrong') return problem(401, result.message);
  return result.reason === 'limited' ? tooManyRequests(result.limited) : problem(403, result.message);
});

/** Ends the session of the bearer token. */
export const DELETE = routeHandler(async function DELETE(request: Request): Promise<Response> {
  const user = request.headers.has('authorization') ? await currentUser() : undefined;
  if (!user) return problem(401, 'Send the access token as Authorization: Bearer.');
  await endSession(user.sessionId, user.id, clientInfoOf(request.headers).ip);
  return new Response(null, { status: 204 });
});
