'use server';

import { redirect } from 'next/navigation';
import { z } from 'zod';
import { requireAdmin } from '@/lib/auth/guard/current-user';
import { handleForm } from '@/lib/forms/form-action';
import type { FormState } from '@/lib/forms/form-state';
import { retryFailedMails } from './failures';
import { unsubscribe, verifyUnsubscribe } from './unsubscribe';

/** Sends again what was given up. Admins only. */
export async function retryFailedMailsAction(_previous: FormState, form: FormData): Promise<FormState> {
  return handleForm(z.object({}), form, async () => {
    await requireAdmin('/account');
    await retryFailedMails();
    redirect('/account?notice=mails');
  });
}

/** The button of the unsubscribe page; `token` is the query of the mailed link. */
export async function unsubscribeAction(_previous: FormState, form: FormData): Promise<FormState> {
  return handleForm(z.object({ token: z.string() }), form, async ({ token }) => {
    const email = verifyUnsubscribe(new URLSearchParams(token));
    if (!email) return { refused: 'This link is not complete. Please use the whole address from the mail.' };
    await unsubscribe(email);
    redirect('/unsubscribe?done=1');
  });
}
