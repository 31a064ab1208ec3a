import { cookies } from 'next/headers';
import { currentUser, pendingUser } from '@/lib/auth/guard/current-user';
import { type CurrentUser, loadUser } from '@/lib/auth/guard/resolve-user';
import { HINT_COOKIE, SESSION_COOKIE } from '@/lib/auth/session/cookie-names';
import { clearSessionCookies, decodeSessionCookie, setSessionCookies } from '@/lib/auth/session/cookies';
import { viewSession } from '@/lib/auth/session/session-view';
import { renewSession } from '@/lib/auth/session/sessions';
import { endCurrentSession } from '@/lib/auth/sign-in/sign-out';
import { noStoreJson } from '@/lib/http/no-store-json';
import { isCrossOrigin } from '@/lib/http/origin-check';
import { problem } from '@/lib/http/problem';
import { routeHandler } from '@/lib/http/route-handler';
import { countNewLeads, countSpam } from '@/lib/leads/queries';

const crossOrigin = () => problem(403, 'Only pages of this site may send this request.');

/** The session as JSON; `{}` without one. */
async function sessionResponse(user: CurrentUser | undefined): Promise<Response> {
  if (!user) return noStoreJson({});
  const leads = user.isAdmin ? { newLeads: await countNewLeads(), heldLeads: await countSpam() } : {};
  return noStoreJson(await viewSession(user, leads));
}

/** The current session. Replaces the endpoint of next-auth, which would set the cookie on every read. */
export const GET = routeHandler(async function GET(): Promise<Response> {
  const user = await currentUser();
  // Otherwise the hint left by an expired session would make every page request the session again.
  if (!user && (await cookies()).has(HINT_COOKIE) && !(await pendingUser())) await clearSessionCookies();
  return sessionResponse(user);
});

/** Renews the session: a new refresh token in the cookie and a new access token in the response; `{}` if it has ended. */
export const POST = routeHandler(async function POST(request: Request): Promise<Response> {
  if (isCrossOrigin(request.headers)) return crossOrigin();
  const refreshToken = await decodeSessionCookie((await cookies()).get(SESSION_COOKIE)?.value);
  const tokens = refreshToken ? await renewSession(refreshToken) : undefined;
  if (!tokens) {
    await clearSessionCookies();
    return noStoreJson({});
  }
  await setSessionCookies(tokens);
  return sessionResponse(await loadUser(tokens));
});

/** Signs out. */
export const DELETE = routeHandler(async function DELETE(request: Request): Promise<Response> {
  if (isCrossOrigin(request.headers)) return crossOrigin();
  await endCurrentSession();
  return new Response(null, { status: 204 });
});
