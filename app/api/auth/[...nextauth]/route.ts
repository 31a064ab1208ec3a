import { cookies } from 'next/headers';
import NextAuth from 'next-auth';
import { countReports } from '@/lib/agents/company/queries';
import { hasAgents } from '@/lib/agents/members';
import { pendingUser } from '@/lib/auth/guard/current-user';
import type { CurrentUser } from '@/lib/auth/guard/resolve-user';
import { CSRF_COOKIE, HINT_COOKIE, SESSION_COOKIE } from '@/lib/auth/session/cookie-names';
import { clearHintCookie, setHintCookie } from '@/lib/auth/session/cookies';
import { authOptions, readSession } from '@/lib/auth/sign-in/auth-options';
import { hasValidCallbackUrls } from '@/lib/auth/sign-in/callback-url';
import { normalizeBody } from '@/lib/auth/sign-in/normalize-body';
import { endCurrentSession } from '@/lib/auth/sign-in/sign-out';
import { isCrossOrigin } from '@/lib/http/origin-check';
import { problem } from '@/lib/http/problem';
import { routeHandler } from '@/lib/http/route-handler';
import { countNewLeads, countSpam } from '@/lib/leads/queries';

/** What the menu of an account depends on. */
const menuOf = async ({ id, isAdmin }: CurrentUser) => ({
  hasAgents: await hasAgents(id),
  ...(isAdmin && {
    newLeads: await countNewLeads(),
    heldLeads: await countSpam(),
    newReports: await countReports(),
  }),
});

const nextAuth: (request: Request, context: unknown) => Promise<Response> = NextAuth({
  ...authOptions,
  callbacks: { ...authOptions.callbacks, session: () => readSession(menuOf) },
});

const ACTIONS = new Set(['providers', 'session', 'csrf', 'signin', 'signout', 'callback']);
/** The endpoints that name a provider. */
const WITH_PROVIDER = new Set(['signin', 'callback']);

/** Whether next-auth has this endpoint; it responds with 500 to some that it does not have. Its `_log` is left out. */
const isEndpoint = ([action = '', provider, ...more]: string[]) =>
  ACTIONS.has(action) &&
  more.length === 0 &&
  (provider === undefined || (WITH_PROVIDER.has(action) && provider === 'credentials'));

/** The response of next-auth; undefined if it rejects the callback URL, for which it throws or blames its configuration. */
async function callNextAuth(request: Request, context: unknown): Promise<Response | undefined> {
  try {
    const response = await nextAuth(request, context);
    const isConfigurationError =
      response.status === 500 && (await response.clone().text()).includes('server configuration');
    return isConfigurationError ? undefined : response;
  } catch (error) {
    if (error instanceof TypeError && 'code' in error && error.code === 'ERR_INVALID_URL') return undefined;
    throw error;
  }
}

/**
 * The same response with the cookies that this site sets. Next-auth would set the session's at every read, so that a late response
 * could undo a newer sign-in, and delete it if the database cannot be read.
 */
async function limitCookies(action: string | undefined, response: Response): Promise<Response> {
  const all = response.headers.getSetCookie();
  const session = all.find((cookie) => cookie.startsWith(`${SESSION_COOKIE}=`));
  const csrf = all.find((cookie) => cookie.startsWith(`${CSRF_COOKIE}=`));
  const isDeleted = session?.startsWith(`${SESSION_COOKIE}=;`);
  if (action === 'session' && isDeleted) throw new Error('The session could not be read.');
  if (action === 'signout' && isDeleted) await endCurrentSession();
  response.headers.delete('Set-Cookie');
  response.headers.set('Cache-Control', 'private, no-store');
  if (csrf && action !== 'session') response.headers.append('Set-Cookie', csrf);
  if (session && action === 'callback') {
    response.headers.append('Set-Cookie', session);
    await setHintCookie();
  }
  // Otherwise the hint left by an expired session would make every page request the session again.
  const isHintLeft = action === 'session' && (await cookies()).has(HINT_COOKIE);
  if (isHintLeft && (await response.clone().text()) === '{}' && !(await pendingUser())) await clearHintCookie();
  return response;
}

/** The endpoints of next-auth, on the site's own cookies. */
const handler = routeHandler(async function handler(
  request: Request,
  context: RouteContext<'/api/auth/[...nextauth]'>,
): Promise<Response> {
  const { nextauth } = await context.params;
  const [action] = nextauth;
  if (!isEndpoint(nextauth)) return problem(404, 'There’s nothing at this address.');
  // next-auth responds with 500 to any other method.
  if (action === 'callback' && request.method !== 'POST')
    return problem(405, 'Send the e-mail address and password by POST.', { headers: { Allow: 'POST' } });
  if (request.method === 'POST' && isCrossOrigin(request.headers))
    return problem(403, 'Only pages of this site may send this request.');
  const normalized = request.method === 'POST' ? await normalizeBody(request) : request;
  if (normalized instanceof Response) return normalized;
  if (!(await hasValidCallbackUrls(normalized))) return problem(400, 'The callbackUrl is not a valid URL.');
  const response = await callNextAuth(normalized, context);
  return response ? limitCookies(action, response) : problem(400, 'The callbackUrl is not a valid URL.');
});

export { handler as GET, handler as POST };
