import { cookies } from 'next/headers';
import { currentUser } from '@/lib/auth/guard/current-user';
import { loadUser } from '@/lib/auth/guard/resolve-user';
import { HINT_COOKIE, SESSION_COOKIE } from '@/lib/auth/session/cookie-names';
import { clearSessionCookies, decodeSessionCookie, setSessionCookies } from '@/lib/auth/session/cookies';
import { viewSession } from '@/lib/auth/session/session-view';
import { renewSession } from '@/lib/auth/session/sessions';
import { endCurrentSession } from '@/lib/auth/sign-in/sign-out';
import { isCrossOrigin } from '@/lib/http/origin-check';
import { problem } from '@/lib/http/problem';
import { routeHandler } from '@/lib/http/route-handler';

const unstored = { headers: { 'Cache-Control': 'no-store' } };

/** The session of whoever asks, or `{}`. Takes the place of next-auth's own, which would write the cookie at every look. */
export const GET = routeHandler(async function GET(): Promise<Response> {
  const user = await currentUser();
  // A session that has ended leaves no cookie behind that would make every page ask again.
  if (!user && (await cookies()).has(HINT_COOKIE)) await clearSessionCookies();
  return Response.json(user ? await viewSession(user) : {}, unstored);
});

/** Renews the session: a new refresh token in the cookie and a new access token in the answer; `{}` when it has ended. */
export const POST = routeHandler(async function POST(request: Request): Promise<Response> {
  if (isCrossOrigin(request.headers)) return problem(403, 'This is only answered to pages of this site.');
  const refreshToken = await decodeSessionCookie((await cookies()).get(SESSION_COOKIE)?.value);
  const keys = refreshToken ? await renewSession(refreshToken) : undefined;
  if (!keys) {
    await clearSessionCookies();
    return Response.json({}, unstored);
  }
  await setSessionCookies(keys);
  const user = await loadUser(keys);
  return Response.json(user ? await viewSession(user) : {}, unstored);
});

/** Signs out. */
export const DELETE = routeHandler(async function DELETE(request: Request): Promise<Response> {
  if (isCrossOrigin(request.headers)) return problem(403, 'This is only answered to pages of this site.');
  await endCurrentSession();
  return new Response(null, { status: 204 });
});
