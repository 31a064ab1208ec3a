import { cookies, headers } from 'next/headers';
import { redirect } from 'next/navigation';
import { cache } from 'react';
import { logDeniedAccess } from '@/lib/http/log-denied-access';
import { SESSION_COOKIE } from '../session/cookie-names';
import { authPath } from '../sign-in/return-path';
import { type CurrentUser, resolvePendingUser, resolveUser } from './resolve-user';

async function currentCredentials() {
  const authorization = (await headers()).get('authorization');
  const sessionCookie = (await cookies()).get(SESSION_COOKIE)?.value;
  return { authorization, sessionCookie };
}

/** The signed-in user of the current page, action or route handler, if any. Resolved once per request. */
export const currentUser = cache(async (): Promise<CurrentUser | undefined> => resolveUser(await currentCredentials()));

/** The visitor whose password was right and who still has to use a passkey, if any. Not signed in yet. */
export const pendingUser = cache(
  async (): Promise<CurrentUser | undefined> => resolvePendingUser(await currentCredentials()),
);

/** The sign-in page that leads back to a path of this site. */
export const signInPath = (path: string): string => authPath({ callbackUrl: path });

/** The signed-in user of a page; others are redirected to sign in and come back to `path`. */
export async function requireUser(path: string): Promise<CurrentUser> {
  return (await currentUser()) ?? redirect(signInPath(path));
}

/** The admin of a page; others are redirected to sign in, or to Access Denied. */
export async function requireAdmin(path: string): Promise<CurrentUser> {
  const user = await requireUser(path);
  if (user.isAdmin) return user;
  logDeniedAccess(await headers(), { path, reason: 'not an admin', userId: user.id });
  redirect('/access-denied');
}
