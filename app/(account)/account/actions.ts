'use server';

import { redirect } from 'next/navigation';
import { z } from 'zod';
import { requireAdmin } from '@/lib/auth/guard/current-user';
import { handleForm } from '@/lib/forms/form-action';
import type { FormState } from '@/lib/forms/form-state';
import { retryFailedMails } from '@/lib/mail/failures';
import { consume, rateLimitMessage } from '@/lib/rate-limits/rate-limiter';

/** Queues every failed mail again. Admins only. */
export async function retryFailedMailsAction(_previous: FormState, form: FormData): Promise<FormState> {
  return handleForm(z.object({}), form, async () => {
    const admin = await requireAdmin('/account');
    const limited = await consume({ adminByUser: admin.id });
    if (limited) return { rejected: rateLimitMessage(limited) };
    await retryFailedMails();
    redirect('/account?notice=mails');
  });
}
