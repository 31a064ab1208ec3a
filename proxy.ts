import { type NextRequest, NextResponse } from 'next/server';
import { credentialsOf, resolveUser } from '@/lib/auth/guard/resolve-user';
import { refusalOf } from '@/lib/http/form-post';
import { logDeniedAccess } from '@/lib/http/log-denied-access';

// Only requests that bring a body, and the pages of admins, come here, so that reading a public page never passes through
// this. Handlers under /api read their own bodies.
export const config = {
  matcher: [
    { source: '/((?!api/).*)', has: [{ type: 'header', key: 'content-type' }] },
    { source: '/((?!api/).*)', has: [{ type: 'header', key: 'next-action' }] },
    '/blog-admin/:path*',
    '/leads-admin/:path*',
    '/access-denied',
  ],
};

const adminPages = /^\/(blog-admin|leads-admin|access-denied)(\/|$)/;

/**
 * Says Access Denied with status 403, which a page cannot do in whole HTML. Pages and actions of admins still check for
 * themselves (requireAdmin): this is how it looks, not what protects.
 */
async function denyAccess(request: NextRequest): Promise<NextResponse | undefined> {
  if (!adminPages.test(request.nextUrl.pathname)) return undefined;
  const user = await resolveUser(credentialsOf(request));
  const isDenied = user ? !user.isAdmin : request.nextUrl.pathname === '/access-denied';
  if (user && isDenied)
    logDeniedAccess(request.headers, { path: request.nextUrl.pathname, reason: 'not an admin', userId: user.id });
  return isDenied ? NextResponse.rewrite(new URL('/access-denied', request.url), { status: 403 }) : undefined;
}

/**
 * What is posted to a page is a form of this site, sent by a browser or by React: anything else is answered here, with a
 * plain page and the right 4xx. Next itself answers with 500.
 */
export async function proxy(request: NextRequest): Promise<NextResponse> {
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  // Before Access Denied is shown: that is a page too, and Next would try to read what is posted to it.
  const refusal = isRead ? undefined : await refusalOf(request);
  if (refusal === 403) logDeniedAccess(request.headers, { path: request.nextUrl.pathname, reason: 'cross-origin' });
  if (refusal) return NextResponse.rewrite(new URL(`/api/problem/${refusal}`, request.url));
  return (await denyAccess(request)) ?? NextResponse.next();
}
