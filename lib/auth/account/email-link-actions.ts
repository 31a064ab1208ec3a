'use server';

import { redirect } from 'next/navigation';
import { handleForm, type Outcome } from '@/lib/forms/form-action';
import type { FormState } from '@/lib/forms/form-state';
import { currentClientInfo } from '@/lib/http/client-info';
import { recipientKey } from '@/lib/rate-limits/keys';
import { consume, type RateLimitKeys, rateLimitMessage, refundOnError } from '@/lib/rate-limits/rate-limiter';
import { listPasskeys } from '../passkeys/manage-passkeys';
import { setSessionCookies } from '../session/cookies';
import { startSession } from '../session/sessions';
import { authPath, safeReturnPath } from '../sign-in/return-path';
import { confirmSignUp, requestReset, requestSignUp, resendConfirmation, resetPassword, undoByLink } from './accounts';
import { isToken } from './email-tokens';
import { commonPassword } from './messages';
import { isCommonPassword } from './passwords';
import * as schemas from './schema';

const expiredLink = { rejected: 'This link has expired or has already been used.' };

async function limit(keys: RateLimitKeys): Promise<Outcome> {
  const limited = await consume(keys);
  return limited && { rejected: rateLimitMessage(limited) };
}

/**
 * Queues a mail to an address that anybody may have typed, within the limits of the recipient and those in `keys`. An attempt
 * that fails does not count.
 */
async function mailWithinLimits(email: string, keys: RateLimitKeys, queueMail: () => Promise<void>): Promise<Outcome> {
  const recipient = recipientKey(email);
  const all = { ...keys, emailByRecipient: recipient, emailByRecipientDaily: recipient };
  return (await limit(all)) ?? refundOnError(all, queueMail).then(() => undefined);
}

/** Sign-up: mails a confirmation link, which creates the account (double opt-in). */
export async function signUp(_previous: FormState, form: FormData): Promise<FormState> {
  return handleForm(schemas.signUpSchema, form, async ({ callbackUrl, ...input }) => {
    if (isCommonPassword(input.password)) return commonPassword;
    const { ip } = await currentClientInfo();
    return mailWithinLimits(input.email, { signUpByIp: ip }, () =>
      requestSignUp(input, { ip, callbackUrl: safeReturnPath(callbackUrl) }),
    );
  });
}

/** Mails the confirmation link again. */
export async function resend(_previous: FormState, form: FormData): Promise<FormState> {
  return handleForm(schemas.emailSchema, form, async ({ email, callbackUrl }) => {
    const { ip } = await currentClientInfo();
    return mailWithinLimits(email, { emailByIp: ip }, () => resendConfirmation(email, safeReturnPath(callbackUrl)));
  });
}

/** The button behind a confirmation link. */
export async function confirmEmail(_previous: FormState, form: FormData): Promise<FormState> {
  return handleForm(schemas.confirmSchema, form, async ({ token, callbackUrl }) => {
    if (!isToken(token)) return expiredLink;
    const limited = await limit({ emailLinkByIp: (await currentClientInfo()).ip });
    if (limited) return limited;
    const userId = await confirmSignUp(token);
    if (!userId) return expiredLink;
    return signInByLink(userId, callbackUrl, '/account?notice=confirmed');
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

/** Requests a password reset: mails a link to set a new password. */
export async function forgotPassword(_previous: FormState, form: FormData): Promise<FormState> {
  return handleForm(schemas.emailSchema, form, async ({ email, callbackUrl }) => {
    const { ip } = await currentClientInfo();
    return mailWithinLimits(email, { emailByIp: ip }, () => requestReset(email, safeReturnPath(callbackUrl)));
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
