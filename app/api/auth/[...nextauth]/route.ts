import NextAuth from 'next-auth';
import { HINT_COOKIE, SESSION_COOKIE } from '@/lib/auth/session/cookie-names';
import { authOptions } from '@/lib/auth/sign-in/next-auth';
import { normalizeBody } from '@/lib/auth/sign-in/normalize-body';
import { env } from '@/lib/env';
import { problem } from '@/lib/http/problem';
import { routeHandler } from '@/lib/http/route-handler';

const nextAuth: (request: Request, context: unknown) => Promise<Response> = NextAuth(authOptions);

const ACTIONS = new Set([
  'providers',
  'session',
  'csrf',
  'signin',
  'signout',
  'callback',
  'verify-request',
  'error',
  '_log',
]);
/** Those that name how one signs in. */
const WITH_PROVIDER = new Set(['signin', 'callback']);

/** Whether next-auth has such an endpoint: it answers 500 to some of those that it does not have. */
const isEndpoint = ([action = '', provider, ...more]: string[]) =>
  ACTIONS.has(action) &&
  more.length === 0 &&
  (provider === undefined || (WITH_PROVIDER.has(action) && provider === 'credentials'));

/**
 * Lets next-auth answer. Undefined when it cannot read the address to return to: it then throws, or blames its configuration,
 * which is checked at start.
 */
async function ask(request: Request, context: unknown): Promise<Response | undefined> {
  try {
    const response = await nextAuth(request, context);
    const isBlaming = response.status === 500 && (await response.clone().text()).includes('server configuration');
    return isBlaming ? undefined : response;
  } catch (error) {
    if (error instanceof TypeError && 'code' in error && error.code === 'ERR_INVALID_URL') return undefined;
    throw error;
  }
}

/** Next-auth's endpoints, with the normalizeBody hint beside the session cookie that our own forms set too. */
const handler = routeHandler(async function handler(
  request: Request,
  context: RouteContext<'/api/auth/[...nextauth]'>,
): Promise<Response> {
  const { nextauth } = await context.params;
  const [action] = nextauth;
  if (!isEndpoint(nextauth)) return problem(404, 'There is nothing at this address.');
  // Passwords come by POST; next-auth answers 500 to anything else.
  if (action === 'callback' && request.method !== 'POST')
    return problem(405, 'Send address and password by POST.', { headers: { Allow: 'POST' } });
  const given = request.method === 'POST' ? await normalizeBody(request) : request;
  if (given instanceof Response) return given;
  const response = await ask(given, context);
  if (!response) return problem(400, 'The address to return to cannot be read.');
  const session = response.headers.getSetCookie().find((cookie) => cookie.startsWith(`${SESSION_COOKIE}=`));
  if (!session) return response;
  const isSignedIn = !session.startsWith(`${SESSION_COOKIE}=;`);
  const attributes = `Path=/; SameSite=Lax${env.isSecure ? '; Secure' : ''}; Max-Age=${isSignedIn ? 30 * 24 * 3600 : 0}`;
  const headers = new Headers(response.headers);
  headers.append('Set-Cookie', `${HINT_COOKIE}=${isSignedIn ? '1' : ''}; ${attributes}`);
  return new Response(response.body, { status: response.status, headers });
});

export { handler as GET, handler as POST };
