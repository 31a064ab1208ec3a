'use server';

import { redirect } from 'next/navigation';
import { z } from 'zod';
import { requireAdmin } from '@/lib/auth/guard/current-user';
import { handleForm } from '@/lib/forms/form-action';
import type { FormState } from '@/lib/forms/form-state';
import { retryFailedMails } from '@/lib/mail/failures';

/** Queues every failed mail again. Admins only. */
export async function retryFailedMailsAction(_previous: FormState, form: FormData): Promise<FormState> {
  return handleForm(z.object({}), form, async () => {
    await requireAdmin('/account');
    await retryFailedMails();
    redirect('/account?notice=mails');
  });
}
