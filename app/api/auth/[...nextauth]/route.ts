import NextAuth from 'next-auth';
import { HINT_COOKIE, SESSION_COOKIE } from '@/lib/auth/session/cookie-names';
import { hasValidCallbackUrls } from '@/lib/auth/sign-in/callback-url';
import { authOptions } from '@/lib/auth/sign-in/next-auth';
import { normalizeBody } from '@/lib/auth/sign-in/normalize-body';
import { env } from '@/lib/env';
import { problem } from '@/lib/http/problem';
import { routeHandler } from '@/lib/http/route-handler';

const nextAuth: (request: Request, context: unknown) => Promise<Response> = NextAuth(authOptions);

const ACTIONS = new Set(['providers', 'session', 'csrf', 'signin', 'signout', 'callback', 'verify-request', 'error']);
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

/** The endpoints of next-auth. Sets the hint cookie along with the session cookie, as the site's own forms do. */
const handler = routeHandler(async function handler(
  request: Request,
  context: RouteContext<'/api/auth/[...nextauth]'>,
): Promise<Response> {
  const { nextauth } = await context.params;
  const [action] = nextauth;
  if (!isEndpoint(nextauth)) return problem(404, 'There is nothing at this address.');
  // next-auth responds with 500 to any other method.
  if (action === 'callback' && request.method !== 'POST')
    return problem(405, 'Send the e-mail address and password by POST.', { headers: { Allow: 'POST' } });
  const normalized = request.method === 'POST' ? await normalizeBody(request) : request;
  if (normalized instanceof Response) return normalized;
  if (!(await hasValidCallbackUrls(normalized))) return problem(400, 'The callbackUrl is not a valid URL.');
  const response = await callNextAuth(normalized, context);
  if (!response) return problem(400, 'The callbackUrl is not a valid URL.');
  const session = response.headers.getSetCookie().find((cookie) => cookie.startsWith(`${SESSION_COOKIE}=`));
  if (!session) return response;
  const isSignedIn = !session.startsWith(`${SESSION_COOKIE}=;`);
  const attributes = `Path=/; SameSite=Lax${env.isSecure ? '; Secure' : ''}; Max-Age=${isSignedIn ? 30 * 24 * 3600 : 0}`;
  const headers = new Headers(response.headers);
  headers.append('Set-Cookie', `${HINT_COOKIE}=${isSignedIn ? '1' : ''}; ${attributes}`);
  return new Response(response.body, { status: response.status, headers });
});

export { handler as GET, handler as POST };
