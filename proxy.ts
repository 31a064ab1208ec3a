import { type NextRequest, NextResponse } from 'next/server';
import { credentialsOf, resolveUser } from '@/lib/auth/guard/resolve-user';
import { logDeniedAccess } from '@/lib/http/log-denied-access';

// Only the pages of admins come here, so that reading a public page never passes through this.
export const config = {
  matcher: ['/blog-admin/:path*', '/leads-admin/:path*', '/agents-admin/:path*', '/access-denied'],
};

/**
 * Shows Access Denied with status 403, which a page cannot do in complete HTML. Pages and actions of admins check for themselves
 * (requireAdmin): this is how it looks, not what protects.
 */
export async function proxy(request: NextRequest): Promise<NextResponse> {
  const { pathname: path } = request.nextUrl;
  const user = await resolveUser(credentialsOf(request));
  const isDenied = user ? !user.isAdmin : path === '/access-denied';
  if (!isDenied) return NextResponse.next();
  if (user) logDeniedAccess(request.headers, { path, reason: 'not an admin', userId: user.id });
  return NextResponse.rewrite(new URL('/access-denied', request.url), { status: 403 });
}
