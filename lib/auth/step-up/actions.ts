'use server';

import { redirect } from 'next/navigation';
import { handleForm } from '@/lib/forms/form-action';
import type { FormState } from '@/lib/forms/form-state';
import { currentClientInfo } from '@/lib/http/client-info';
import { checkPassword } from '../account/check-password';
import { currentUser, signInPath } from '../guard/current-user';
import { safeReturnPath } from '../sign-in/return-path';
import { markProved } from './proof';
import { hasApiToken, tokensCannot } from './require-step-up';
import { proofSchema } from './schema';

/** Proves by the password who is there, and leads back. With a passkey, the password alone is too little. */
export async function provePassword(_previous: FormState, form: FormData): Promise<FormState> {
  return handleForm(proofSchema, form, async ({ current, callbackUrl }) => {
    if (await hasApiToken()) return { rejected: tokensCannot };
    const path = safeReturnPath(callbackUrl);
    const user = (await currentUser()) ?? redirect(signInPath(path));
    if (user.hasPasskey) return { rejected: 'This account has a passkey. Please use it, or a recovery code.' };
    const { ip } = await currentClientInfo();
    const outcome = await checkPassword(user, current, ip);
    if (outcome) return outcome;
    await markProved(user.sessionId);
    redirect(path);
  });
}
