'use server';

import { redirect } from 'next/navigation';
import { z } from 'zod';
import { handleForm } from '@/lib/forms/form-action';
import type { FormState } from '@/lib/forms/form-state';
import { currentClientInfo } from '@/lib/http/client-info';
import { limitFailures } from '@/lib/rate-limits/limit-failures';
import { consume, rateLimitMessage } from '@/lib/rate-limits/rate-limiter';
import { currentUser, pendingUser } from '../guard/current-user';
import { renewSessionCookies } from '../session/cookies';
import { safeReturnPath } from '../sign-in/return-path';
import { hasApiToken, requireStepUp, tokensCannot } from '../step-up/require-step-up';
import { removePasskey } from './manage-passkeys';
import { recoveryCodeSchema } from './schema';
import { verifyRecoveryCode } from './verify-passkey';

/** Signs in, or proves again who is there, by a recovery code in place of a passkey. */
export async function signInByRecoveryCode(_previous: FormState, form: FormData): Promise<FormState> {
  return handleForm(recoveryCodeSchema, form, async ({ code, callbackUrl }) => {
    const pending = await pendingUser();
    if (!pending && (await hasApiToken())) return { rejected: tokensCannot };
    const user = pending ?? (await currentUser()) ?? redirect('/auth');
    const { ip } = await currentClientInfo();
    const outcome = await limitFailures({ secondFactorByUserAndIp: `${user.id} ${ip}` }, () =>
      verifyRecoveryCode(user, code, ip),
    );
    if (outcome.limited) return { rejected: rateLimitMessage(outcome.limited) };
    if (!outcome.isSuccess) return { errors: { code: 'This is not one of your unused recovery codes.' } };
    if (pending) await renewSessionCookies({ userId: user.id, sessionId: user.sessionId });
    redirect(safeReturnPath(callbackUrl));
  });
}

/** Removes a passkey of the signed-in user. `token` is its id. */
export async function removePasskeyAction(_previous: FormState, form: FormData): Promise<FormState> {
  return handleForm(z.object({ token: z.string().max(1_400) }), form, async ({ token }) => {
    const user = await requireStepUp('/account#passkeys');
    const limited = await consume({ accountByUser: user.id });
    if (limited) return { rejected: rateLimitMessage(limited) };
    await removePasskey(user.id, token, (await currentClientInfo()).ip);
    redirect('/account?notice=passkey-removed#passkeys');
  });
}
