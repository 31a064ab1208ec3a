'use server';

import { redirect } from 'next/navigation';
import { confirm } from '@/lib/content/pages/auth';
import { db } from '@/lib/db';
import { handleForm, type Outcome } from '@/lib/forms/form-action';
import type { FormState } from '@/lib/forms/form-state';
import { currentClientInfo } from '@/lib/http/client-info';
import { countMail } from '@/lib/rate-limits/limit-mails';
import { consume, type RateLimitKeys, rateLimitMessage, refundOnError } from '@/lib/rate-limits/rate-limiter';
import { listPasskeys } from '../passkeys/manage-passkeys';
import { setSessionCookies } from '../session/cookies';
import { knownBrowser, rememberSignUp } from '../session/known-browser';
import { startSession } from '../session/sessions';
import { authPath, safeReturnPath } from '../sign-in/return-path';
import { confirmSignUp, requestReset, requestSignUp, resendConfirmation, resetPassword, undoByLink } from './accounts';
import { isToken } from './email-tokens';
import { commonPassword } from './messages';
import { isCommonPassword } from './passwords';
import * as schemas from './schema';

const alreadySent =
  'We’ve had this request several times. If there is something to open, the link in the latest e-mail works.';
const expiredLink = { rejected: 'This link has expired or has already been used.' };

async function limit(keys: RateLimitKeys): Promise<Outcome> {
  const limited = await consume(keys);
  return limited && { rejected: rateLimitMessage(limited) };
}

/**
 * Queues a mail to an address that anybody may have typed, within the limits of the recipient and those in `byClient`. An attempt
 * that fails does not count.
 */
async function mailWithinLimits(
  kind: 'sign_up' | 'reset',
  email: string,
  byClient: RateLimitKeys,
  queueMail: () => Promise<void>,
): Promise<Outcome> {
  const limited = await limit(byClient);
  if (limited) return limited;
  const counted = await countMail(kind, email);
  // The same whether or not there is an account.
  if (counted.limited) return { rejected: rateLimitMessage(counted.limited, alreadySent) };
  await refundOnError({ ...byClient, ...counted.keys }, queueMail);
}

/** Sign-up: mails a confirmation link, which creates the account (double opt-in). */
export async function signUp(_previous: FormState, form: FormData): Promise<FormState> {
  return handleForm(schemas.signUpSchema, form, async ({ callbackUrl, ...input }) => {
    if (isCommonPassword(input.password)) return commonPassword;
    const { ip } = await currentClientInfo();
    return mailWithinLimits('sign_up', input.email, { signUpByIp: ip }, async () => {
      const { id } = await requestSignUp(input, { ip, callbackUrl: safeReturnPath(callbackUrl) });
      await rememberSignUp(id);
    });
  });
}

/** Mails the confirmation link again. */
export async function resend(_previous: FormState, form: FormData): Promise<FormState> {
  return handleForm(schemas.emailSchema, form, async ({ email, callbackUrl }) => {
    const { ip } = await currentClientInfo();
    return mailWithinLimits('sign_up', email, { emailByIp: ip }, () =>
      resendConfirmation(email, safeReturnPath(callbackUrl)),
    );
  });
}

/** The form behind a confirmation link: a button in the browser that signed up, and a password in any other. */
export async function confirmEmail(_previous: FormState, form: FormData): Promise<FormState> {
  return handleForm(schemas.confirmSchema, form, async ({ token, callbackUrl, password, displayName }) => {
    if (!isToken(token)) return expiredLink;
    if (password && isCommonPassword(password)) return commonPassword;
    const { ip } = await currentClientInfo();
    const limited = await limit({ emailLinkByIp: ip });
    if (limited) return limited;
    const confirmed = await confirmSignUp(token, password ? { password, displayName, ip } : undefined);
    if (!confirmed) return expiredLink;
    if ('needsPassword' in confirmed) return { errors: { password: confirm.needsPassword } };
    return signInByLink(confirmed.userId, callbackUrl, '/account?notice=confirmed');
  });
}

/** Signs in who has used a mailed link, and redirects to `callbackUrl` or else to `fallback`. A link does not bypass the second factor. */
async function signInByLink(userId: string, callbackUrl: unknown, fallback: string): Promise<never> {
  const { passkeys } = await listPasskeys(userId);
  const isPending = passkeys.length > 0;
  const { userAgent } = await currentClientInfo();
  await setSessionCookies(await startSession(userId, 'browser', userAgent), isPending);
  const path = safeReturnPath(callbackUrl);
  if (isPending) redirect(authPath({ callbackUrl: path }, '/auth/passkey'));
  redirect(path === '/' || path === '/account' ? fallback : path);
}

/** The limit of a browser that has signed in to the account before: strangers cannot use it up. */
async function ownResetKeys(email: string): Promise<RateLimitKeys | undefined> {
  const user = await db.user.findUnique({ where: { email }, select: { id: true } });
  const browser = user && (await knownBrowser(user.id));
  return browser ? { resetByBrowser: browser.key } : undefined;
}

/** Requests a password reset: mails a link to set a new password. */
export async function forgotPassword(_previous: FormState, form: FormData): Promise<FormState> {
  return handleForm(schemas.emailSchema, form, async ({ email, callbackUrl }) => {
    const { ip } = await currentClientInfo();
    const send = () => requestReset(email, safeReturnPath(callbackUrl));
    const own = await ownResetKeys(email);
    if (own && !(await consume(own))) return void (await refundOnError(own, send));
    return mailWithinLimits('reset', email, { emailByIp: ip }, send);
  });
}

/** Sets the password behind a mailed link and signs in. */
export async function setNewPassword(_previous: FormState, form: FormData): Promise<FormState> {
  return setPasswordByLink(form, resetPassword);
}

/** Undoes the change that a mail reported, sets a new password and signs in. */
export async function undoChange(_previous: FormState, form: FormData): Promise<FormState> {
  return setPasswordByLink(form, undoByLink);
}

/** Cheap checks come first: hashing a password is expensive. */
async function setPasswordByLink(form: FormData, act: typeof resetPassword): Promise<FormState> {
  return handleForm(schemas.resetSchema, form, async ({ token, password, callbackUrl }) => {
    if (!isToken(token)) return expiredLink;
    if (isCommonPassword(password)) return commonPassword;
    const { ip } = await currentClientInfo();
    const limited = await limit({ emailLinkByIp: ip });
    if (limited) return limited;
    const user = await act(token, password, ip);
    if (!user) return expiredLink;
    return signInByLink(user.id, callbackUrl, '/account?notice=password');
  });
}
