'use server';

import { redirect } from 'next/navigation';
import { z } from 'zod';
import { requireAdmin } from '@/lib/auth/current-user';
import type { FormState } from '@/lib/form-state';
import { handleForm } from '@/lib/validated-form';
import { retryFailedMails } from './failures';

/** Sends again what was given up. Admins only. */
export async function sendFailedMails(_previous: FormState, form: FormData): Promise<FormState> {
  return handleForm(z.object({}), form, async () => {
    await requireAdmin('/account');
    await retryFailedMails();
    redirect('/account?notice=mails');
  });
}
