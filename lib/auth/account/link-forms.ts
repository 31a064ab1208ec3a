import { redirect } from 'next/navigation';
import type { Outcome } from '@/lib/forms/form-action';
import { currentClientInfo } from '@/lib/http/client-info';
import { consume, rateLimitMessage } from '@/lib/rate-limits/rate-limiter';
import { listPasskeys } from '../passkeys/manage-passkeys';
import { setSessionCookies } from '../session/cookies';
import { startSession } from '../session/sessions';
import { authPath, safeReturnPath } from '../sign-in/return-path';

export const expiredLink = { rejected: 'This link has expired or has already been used.' };

/** Counts an attempt to use a mailed link. */
export async function limitLinks(ip: string): Promise<Outcome> {
  const limited = await consume({ emailLinkByIp: ip });
  return limited && { rejected: rateLimitMessage(limited) };
}

/** Signs in who has used a mailed link, and redirects to `callbackUrl` or else to `fallback`. A link does not bypass the second factor. */
export async function signInByLink(userId: string, callbackUrl: unknown, fallback: string): Promise<never> {
  const { passkeys } = await listPasskeys(userId);
  const isPending = passkeys.length > 0;
  const { userAgent } = await currentClientInfo();
  await setSessionCookies(await startSession(userId, 'browser', userAgent), isPending);
  const path = safeReturnPath(callbackUrl);
  if (isPending) redirect(authPath({ callbackUrl: path }, '/auth/passkey'));
  redirect(path === '/' || path === '/account' ? fallback : path);
}
