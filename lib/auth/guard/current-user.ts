import { cookies, headers } from 'next/headers';
import { redirect } from 'next/navigation';
import { cache } from 'react';
import { logDeniedAccess } from '@/lib/http/log-denied-access';
import { SESSION_COOKIE } from '../session/cookie-names';
import { type CurrentUser, resolveUser } from './resolve-user';

/** Who is asking, in pages, actions and route handlers; undefined when nobody is signed in. One look-up per request. */
export const currentUser = cache(async (): Promise<CurrentUser | undefined> => {
  const authorization = (await headers()).get('authorization');
  const sessionCookie = (await cookies()).get(SESSION_COOKIE)?.value;
  return resolveUser({ authorization, sessionCookie });
});

/** The address of the sign-in page that leads back to a path of this site. */
export const signInPath = (path: string): string => `/auth?callbackUrl=${encodeURIComponent(path)}`;

/** The signed-in user of a page; others are sent to sign in and come back to `path`. */
export async function requireUser(path: string): Promise<CurrentUser> {
  return (await currentUser()) ?? redirect(signInPath(path));
}

/** The admin of a page; others are sent to sign in, or to Access Denied. */
export async function requireAdmin(path: string): Promise<CurrentUser> {
  const user = await requireUser(path);
  if (user.isAdmin) return user;
  logDeniedAccess(await headers(), { path, why: 'not an admin', userId: user.id });
  redirect('/access-denied');
}
