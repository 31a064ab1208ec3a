import { headers } from 'next/headers';
import { redirect } from 'next/navigation';
import { problem } from '@/lib/http/problem';
import { apiUser } from '../guard/api-guard';
import { currentUser, signInPath } from '../guard/current-user';
import type { CurrentUser } from '../guard/resolve-user';
import { authPath } from '../sign-in/return-path';
import { isProved, isProvedAgain } from './proof';

/** What holders of an API token read. */
export const tokensCannot =
  'API tokens cannot do this. Please sign in on the website and do it from your account page.';

/** Whether the current request is authorised by an API token, which never changes how an account is protected. */
export const hasApiToken = async (): Promise<boolean> => (await headers()).has('authorization');

/** The page that asks for the password or a passkey and then leads back to `path`. */
export const stepUpPath = (path: string): string => authPath({ callbackUrl: path }, '/auth/step-up');

/**
 * The user of an action, who proved within the last ten minutes who they are. Others are redirected: to the page that asks for the
 * password or a passkey and leads back to `path`, or to sign in.
 */
export async function requireStepUp(path: string): Promise<CurrentUser> {
  const user = (await hasApiToken()) ? undefined : await currentUser();
  if (!user) redirect(signInPath(path));
  if (!(await isProved(user.sessionId))) redirect(stepUpPath(path));
  return user;
}

/** The same for an endpoint that adds a passkey, for which the sign-in itself is no proof. Without one, a challenge as in RFC 9470. */
export async function stepUpApiUser(request: Request): ReturnType<typeof apiUser> {
  if (request.headers.has('authorization')) return { ok: false, response: problem(403, tokensCannot) };
  const guarded = await apiUser(request);
  if (!guarded.ok || (await isProvedAgain(guarded.user.sessionId))) return guarded;
  const headers = { 'WWW-Authenticate': 'Session error="insufficient_user_authentication", max_age=600' };
  return { ok: false, response: problem(401, 'Please confirm it’s you first, on your account page.', { headers }) };
}
