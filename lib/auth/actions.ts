'use server';

import { redirect } from 'next/navigation';
import { handleForm, type Outcome } from '@/lib/forms/form-action';
import type { FormState } from '@/lib/forms/form-state';
import { type Client, currentClientInfo } from '@/lib/http/client-info';
import { consume, rateLimitMessage } from '@/lib/rate-limits/limits';
import {
  changePassword,
  confirmSignUp,
  deleteAccount,
  isUserPassword,
  requestReset,
  requestSignUp,
  resendConfirmation,
  resetPassword,
  saveDisplayName,
} from './account/accounts';
import { isCommonPassword } from './account/passwords';
import * as schemas from './account/schema';
import { recordEvent } from './audit-trail';
import { currentUser, signInPath } from './guard/current-user';
import type { CurrentUser } from './guard/resolve-user';
import { clearSessionCookies, setSessionCookies } from './session/cookies';
import { endAllSessions, endSession, startSession } from './session/sessions';
import { safeReturnPath } from './sign-in/return-path';
import { signInWithPassword } from './sign-in/sign-in';
import { endCurrentSession } from './sign-in/sign-out';

const commonPassword = {
  errors: { password: 'This is one of the passwords that everybody tries first. Please choose another.' },
};

/** Pages with scripts show the result themselves; a form that was posted without them is answered with another page. */
const isFromScript = (values: Record<string, string>) => values.script === '1';

async function mailLimit(email: string, { ip }: Client): Promise<Outcome> {
  const limited = await consume({ emailByIp: ip, emailByRecipient: email });
  return limited && { refused: rateLimitMessage(limited) };
}

/** Signs in; `callbackUrl` is where to go then. */
export async function signIn(_previous: FormState, form: FormData): Promise<FormState> {
  return handleForm(schemas.signInSchema, form, async (input, values) => {
    const before = await currentUser();
    const client = await currentClientInfo();
    const result = await signInWithPassword(input, 'browser', client);
    if (!result.ok) return { refused: result.message };
    // The browser holds one session: the one that its cookie pointed to is not left behind.
    if (before) await endSession(before.sessionId, before.id, client.ip);
    await setSessionCookies(result.keys);
    if (!isFromScript(values)) redirect(safeReturnPath(values.callbackUrl));
  });
}

/** Asks for an account: a link is mailed. */
export async function signUp(_previous: FormState, form: FormData): Promise<FormState> {
  return handleForm(schemas.signUpSchema, form, async (input) => {
    if (isCommonPassword(input.password)) return commonPassword;
    const client = await currentClientInfo();
    const limited = await consume({ signUpByIp: client.ip, emailByRecipient: input.email });
    if (limited) return { refused: rateLimitMessage(limited) };
    await requestSignUp(input);
  });
}

/** Mails the confirmation link again. */
export async function resend(_previous: FormState, form: FormData): Promise<FormState> {
  return handleForm(schemas.emailSchema, form, async ({ email }) => {
    const refused = await mailLimit(email, await currentClientInfo());
    if (refused) return refused;
    await resendConfirmation(email);
  });
}

/** The button behind a confirmation link. */
export async function confirmAddress(_previous: FormState, form: FormData): Promise<FormState> {
  return handleForm(schemas.confirmSchema, form, async ({ token }) => {
    const email = await confirmSignUp(token);
    if (!email) return { refused: 'This link has been used already or has run out.' };
    redirect(`/auth?notice=confirmed&email=${encodeURIComponent(email)}`);
  });
}

/** Mails a link for a new password. */
export async function forgotPassword(_previous: FormState, form: FormData): Promise<FormState> {
  return handleForm(schemas.emailSchema, form, async ({ email }) => {
    const refused = await mailLimit(email, await currentClientInfo());
    if (refused) return refused;
    await requestReset(email);
  });
}

/** Sets the new password that a mailed link asks for, and signs in. */
export async function setNewPassword(_previous: FormState, form: FormData): Promise<FormState> {
  return handleForm(schemas.resetSchema, form, async ({ token, password }) => {
    if (isCommonPassword(password)) return commonPassword;
    const { ip, device } = await currentClientInfo();
    const user = await resetPassword(token, password, ip);
    if (!user) return { refused: 'This link has been used already or has run out.' };
    await setSessionCookies(await startSession(user.id, 'browser', device));
    redirect('/account?notice=password');
  });
}

/** Ends this session. */
export async function signOut(_previous: FormState, form: FormData): Promise<FormState> {
  return handleForm(schemas.emptySchema, form, async () => {
    await endCurrentSession();
    redirect('/auth?notice=signed-out');
  });
}

/** Ends all sessions of the user, this one too. */
export async function signOutEverywhere(_previous: FormState, form: FormData): Promise<FormState> {
  return handleForm(schemas.emptySchema, form, async () => {
    const user = await currentUser();
    if (user) {
      await endAllSessions(user.id);
      await recordEvent({ kind: 'sign_out_everywhere', userId: user.id, ip: (await currentClientInfo()).ip });
    }
    await clearSessionCookies();
    redirect('/auth?notice=signed-out');
  });
}

/** The signed-in user of the account page's forms, with the password that was typed checked; tries are counted. */
async function withPassword(current: string): Promise<{ user: CurrentUser; client: Client } | { outcome: Outcome }> {
  const user = (await currentUser()) ?? redirect(signInPath('/account'));
  const client = await currentClientInfo();
  const limited = await consume({ signInByEmailAndIp: `${user.email} ${client.ip}` });
  if (limited) return { outcome: { refused: rateLimitMessage(limited) } };
  if (await isUserPassword(user.id, current)) return { user, client };
  await recordEvent({ kind: 'password_refused', userId: user.id, ip: client.ip });
  return { outcome: { errors: { current: 'This is not your password.' } } };
}

/** Changes the password; every other session ends. */
export async function updatePassword(_previous: FormState, form: FormData): Promise<FormState> {
  return handleForm(schemas.changePasswordSchema, form, async ({ current, password }) => {
    if (isCommonPassword(password)) return commonPassword;
    const checked = await withPassword(current);
    if ('outcome' in checked) return checked.outcome;
    const { user, client } = checked;
    await changePassword(user.id, password, client.ip);
    await setSessionCookies(await startSession(user.id, 'browser', client.device));
    redirect('/account?notice=password');
  });
}

/** Saves the name to be shown. */
export async function updateProfile(_previous: FormState, form: FormData): Promise<FormState> {
  return handleForm(schemas.profileSchema, form, async ({ displayName }) => {
    const user = (await currentUser()) ?? redirect(signInPath('/account'));
    await saveDisplayName(user.id, displayName);
    redirect('/account?notice=name');
  });
}

/** Deletes the account for good. */
export async function removeAccount(_previous: FormState, form: FormData): Promise<FormState> {
  return handleForm(schemas.deleteAccountSchema, form, async ({ current }) => {
    const checked = await withPassword(current);
    if ('outcome' in checked) return checked.outcome;
    await deleteAccount(checked.user.id);
    await clearSessionCookies();
    redirect('/auth?notice=deleted');
  });
}
