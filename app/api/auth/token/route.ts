import { z } from 'zod';
import { signInSchema } from '@/lib/auth/account/schema';
import { tooManyRequests } from '@/lib/auth/guard/api-guard';
import { currentUser } from '@/lib/auth/guard/current-user';
import { ACCESS_SECONDS, signAccessToken } from '@/lib/auth/session/access-token';
import { endSession, renewSession, type SessionTokens } from '@/lib/auth/session/sessions';
import { signInWithPassword } from '@/lib/auth/sign-in/sign-in';
import { clientInfoOf } from '@/lib/http/client-info';
import { readJson } from '@/lib/http/json-body';
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

async function answerWith(keys: SessionTokens): Promise<Response> {
  const access = await signAccessToken(keys.userId, keys.sessionId);
  const body = {
    access_token: access.token,
    token_type: 'Bearer',
    expires_in: ACCESS_SECONDS,
    refresh_token: keys.refreshToken,
  };
  return Response.json(body, { headers: { 'Cache-Control': 'no-store' } });
}

/** Access and refresh tokens for API clients. Each refresh token works once; used again, it ends its session. */
export const POST = routeHandler(async function POST(request: Request): Promise<Response> {
  if (isCrossOrigin(request.headers)) return problem(403, 'This is not answered to pages of other sites.');
  const read = await readJson(request, grants);
  if (!read.ok) return read.response;
  if (read.value.grant_type === 'refresh_token') {
    const keys = await renewSession(read.value.refresh_token);
    return keys ? answerWith(keys) : problem(401, 'This refresh token does not hold, or no longer. Sign in again.');
  }
  const result = await signInWithPassword(read.value, 'api', clientInfoOf(request.headers));
  if (result.ok) return answerWith(result.keys);
  if (result.reason === 'wrong') return problem(401, result.message);
  if (!result.limited) return problem(403, result.message);
  return tooManyRequests(result.limited);
});

/** Ends the session that the bearer token stands for. */
export const DELETE = routeHandler(async function DELETE(request: Request): Promise<Response> {
  const user = request.headers.has('authorization') ? await currentUser() : undefined;
  if (!user) return problem(401, 'Send the access token as Authorization: Bearer.');
  await endSession(user.sessionId, user.id, clientInfoOf(request.headers).ip);
  return new Response(null, { status: 204 });
});
