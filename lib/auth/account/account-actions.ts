'use server';

import { redirect } from 'next/navigation';
import { handleForm, type Outcome } from '@/lib/forms/form-action';
import type { FormState } from '@/lib/forms/form-state';
import { type ClientInfo, currentClientInfo } from '@/lib/http/client-info';
import { consume, rateLimitMessage } from '@/lib/rate-limits/rate-limiter';
import { currentUser, signInPath } from '../guard/current-user';
import type { CurrentUser } from '../guard/resolve-user';
import { clearSessionCookies, setSessionCookies } from '../session/cookies';
import { forgetBrowser } from '../session/known-browser';
import { endSession, startSession } from '../session/sessions';
import { hasApiToken, requireStepUp, tokensCannot } from '../step-up/require-step-up';
import { changePassword, saveDisplayName } from './accounts';
import { checkPassword } from './check-password';
import { deleteAccount } from './delete-account';
import { commonPassword } from './messages';
import { isCommonPassword } from './passwords';
import * as schemas from './schema';

const HERE = '/account';

/** The signed-in user of a form on the account page, within the rate limit. */
async function accountUser(): Promise<{ user: CurrentUser } | { outcome: Outcome }> {
  const user = (await currentUser()) ?? redirect(signInPath(HERE));
  const limited = await consume({ accountByUser: user.id });
  return limited ? { outcome: { rejected: rateLimitMessage(limited) } } : { user };
}

/**
 * The same after checking the password that was typed. An account with a passkey also needs a recent proof, which leads back
 * to `path`: somebody may have guessed the password.
 */
async function withPassword(
  current: string,
  path: string,
): Promise<{ user: CurrentUser; client: ClientInfo } | { outcome: Outcome }> {
  if (await hasApiToken()) return { outcome: { rejected: tokensCannot } };
  const user = (await currentUser()) ?? redirect(signInPath(HERE));
  if (user.hasPasskey) await requireStepUp(path);
  const client = await currentClientInfo();
  const outcome = await checkPassword(user, current, client.ip);
  return outcome ? { outcome } : { user, client };
}

/** Changes the password; every other session ends. */
export async function updatePassword(_previous: FormState, form: FormData): Promise<FormState> {
  return handleForm(schemas.changePasswordSchema, form, async ({ current, password }) => {
    if (isCommonPassword(password)) return commonPassword;
    const checked = await withPassword(current, `${HERE}#password`);
    if ('outcome' in checked) return checked.outcome;
    const { user, client } = checked;
    await changePassword(user.id, password, client.ip);
    await setSessionCookies(
      await startSession(user.id, 'browser', client.userAgent, user.hasPasskey ? new Date() : undefined),
    );
    redirect(`${HERE}?notice=password`);
  });
}

/** Saves the display name. */
export async function updateProfile(_previous: FormState, form: FormData): Promise<FormState> {
  return handleForm(schemas.profileSchema, form, async ({ displayName }) => {
    const checked = await accountUser();
    if ('outcome' in checked) return checked.outcome;
    await saveDisplayName(checked.user.id, displayName);
    redirect(`${HERE}?notice=name`);
  });
}

/** Ends one session of the user. Ending the current one signs out; another one needs a recent proof. */
export async function endOneSession(_previous: FormState, form: FormData): Promise<FormState> {
  return handleForm(schemas.endSessionSchema, form, async ({ token: sessionId }) => {
    const checked = await accountUser();
    if ('outcome' in checked) return checked.outcome;
    const { user } = checked;
    if (sessionId !== user.sessionId) await requireStepUp(`${HERE}#sessions`);
    await endSession(sessionId, user.id, (await currentClientInfo()).ip);
    if (sessionId !== user.sessionId) redirect(`${HERE}?notice=session#sessions`);
    await clearSessionCookies();
    redirect('/auth?notice=signed-out');
  });
}

/** Deletes the account. */
export async function removeAccount(_previous: FormState, form: FormData): Promise<FormState> {
  return handleForm(schemas.deleteAccountSchema, form, async ({ current }) => {
    const checked = await withPassword(current, `${HERE}#delete`);
    if ('outcome' in checked) return checked.outcome;
    await deleteAccount(checked.user.id);
    await clearSessionCookies();
    await forgetBrowser();
    redirect('/auth?notice=deleted');
  });
}
