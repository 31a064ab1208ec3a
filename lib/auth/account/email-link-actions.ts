'use server';

import { db } from '@/lib/db';
import { handleForm } from '@/lib/forms/form-action';
import type { FormState } from '@/lib/forms/form-state';
import { currentClientInfo } from '@/lib/http/client-info';
import { consume, type RateLimitKeys, refundOnError } from '@/lib/rate-limits/rate-limiter';
import { knownBrowser } from '../session/known-browser';
import { safeReturnPath } from '../sign-in/return-path';
import { requestReset, resendConfirmation, resetPassword, undoByLink } from './accounts';
import { confirmByForm } from './confirm-by-form';
import { isToken } from './email-tokens';
import { expiredLink, limitLinks, signInByLink } from './link-forms';
import { mailWithinLimits, signUpWithinLimits } from './mail-within-limits';
import { commonPassword } from './messages';
import { isCommonPassword } from './passwords';
import * as schemas from './schema';

/** Sign-up: mails a confirmation link, which creates the account (double opt-in). */
export async function signUp(_previous: FormState, form: FormData): Promise<FormState> {
  return handleForm(schemas.signUpSchema, form, async ({ callbackUrl, ...input }) => {
    if (isCommonPassword(input.password)) return commonPassword;
    const { ip } = await currentClientInfo();
    return signUpWithinLimits(input, { ip, callbackUrl: safeReturnPath(callbackUrl) });
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
  return confirmByForm(form);
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
    const limited = await limitLinks(ip);
    if (limited) return limited;
    const user = await act(token, password, ip);
    if (!user) return expiredLink;
    return signInByLink(user.id, callbackUrl, '/account?notice=password');
  });
}
