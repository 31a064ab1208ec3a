'use server';

import { redirect } from 'next/navigation';
import { db } from '@/lib/db';
import { handleForm } from '@/lib/forms/form-action';
import type { FormState } from '@/lib/forms/form-state';
import { currentClientInfo } from '@/lib/http/client-info';
import { emptySchema, signInSchema } from '../account/schema';
import { queueSecurityNotice } from '../account/security-notice';
import { recordEvent } from '../audit-trail';
import { currentUser } from '../guard/current-user';
import { clearSessionCookies, setSessionCookies } from '../session/cookies';
import { endAllSessions, endSession } from '../session/sessions';
import { requireStepUp } from '../step-up/require-step-up';
import { authPath, safeReturnPath } from './return-path';
import { signInWithPassword } from './sign-in';
import { endCurrentSession } from './sign-out';

/** Scripts show the result themselves; a form posted without them is answered with a redirect. */
const isFromScript = (values: Record<string, string>) => values.script === '1';

/** Signs in and redirects to `callbackUrl`. */
export async function signIn(_previous: FormState, form: FormData): Promise<FormState> {
  return handleForm(signInSchema, form, async (input, values) => {
    const previous = await currentUser();
    const client = await currentClientInfo();
    const result = await signInWithPassword(input, 'browser', client);
    if (!result.ok) return { rejected: result.message };
    // The new cookie replaces the old one, so nobody could end the old session any more.
    if (previous) await endSession(previous.sessionId, previous.id, client.ip);
    await setSessionCookies(result.session, result.isPending);
    const callbackUrl = safeReturnPath(values.callbackUrl);
    if (result.isPending) redirect(authPath({ callbackUrl }, '/auth/passkey'));
    if (!isFromScript(values)) redirect(callbackUrl);
  });
}

/** Ends the current session. */
export async function signOut(_previous: FormState, form: FormData): Promise<FormState> {
  return handleForm(emptySchema, form, async () => {
    await endCurrentSession();
    redirect('/auth?notice=signed-out');
  });
}

/** Ends all sessions of the user, including the current one. */
export async function signOutEverywhere(_previous: FormState, form: FormData): Promise<FormState> {
  return handleForm(emptySchema, form, async () => {
    const user = await requireStepUp('/account#sessions');
    const { ip } = await currentClientInfo();
    await db.$transaction(async (tx) => {
      await endAllSessions(user.id, tx);
      await recordEvent({ kind: 'sign_out_everywhere', userId: user.id, ip }, tx);
      await queueSecurityNotice(tx, user.id, 'signed_out_everywhere');
    });
    await clearSessionCookies();
    redirect('/auth?notice=signed-out');
  });
}
