import NextAuth from 'next-auth';
import { HINT_COOKIE, SESSION_COOKIE } from '@/lib/auth/cookies';
import { authOptions } from '@/lib/auth/next-auth';
import { readable } from '@/lib/auth/posted-body';
import { env } from '@/lib/env';
import { problem } from '@/lib/request-guard/problem';

const nextAuth: (request: Request, context: unknown) => Promise<Response> = NextAuth(authOptions);

/** Next-auth's endpoints, with the readable hint beside the session cookie that our own forms set too. */
async function handler(request: Request, context: RouteContext<'/api/auth/[...nextauth]'>): Promise<Response> {
  const [action] = (await context.params).nextauth;
  // Passwords come by POST; next-auth answers 500 to anything else.
  if (action === 'callback' && request.method !== 'POST')
    return problem(405, 'Send address and password by POST.', { headers: { Allow: 'POST' } });
  const given = request.method === 'POST' ? await readable(request) : request;
  if (given instanceof Response) return given;
  const response = await nextAuth(given, context);
  const session = response.headers.getSetCookie().find((cookie) => cookie.startsWith(`${SESSION_COOKIE}=`));
  if (!session) return response;
  const isSignedIn = !session.startsWith(`${SESSION_COOKIE}=;`);
  const attributes = `Path=/; SameSite=Lax${env.isSecure ? '; Secure' : ''}; Max-Age=${isSignedIn ? 30 * 24 * 3600 : 0}`;
  const headers = new Headers(response.headers);
  headers.append('Set-Cookie', `${HINT_COOKIE}=${isSignedIn ? '1' : ''}; ${attributes}`);
  return new Response(response.body, { status: response.status, headers });
}

export { handler as GET, handler as POST };
