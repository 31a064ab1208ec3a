'use server';

import { redirect } from 'next/navigation';
import { z } from 'zod';
import { handleForm } from '@/lib/forms/form-action';
import type { FormState } from '@/lib/forms/form-state';
import { currentClientInfo } from '@/lib/http/client-info';
import { consume, rateLimitMessage } from '@/lib/rate-limits/rate-limiter';
import { unsubscribe, verifyUnsubscribe } from './unsubscribe';

/** The button of the unsubscribe page; `token` is the query of the mailed link. */
export async function unsubscribeAction(_previous: FormState, form: FormData): Promise<FormState> {
  return handleForm(z.object({ token: z.string() }), form, async ({ token }) => {
    const email = verifyUnsubscribe(new URLSearchParams(token));
    if (!email) return { rejected: 'This link is incomplete. Please copy the whole link from the e-mail.' };
    const limited = await consume({ unsubscribeByIp: (await currentClientInfo()).ip });
    if (limited) return { rejected: rateLimitMessage(limited) };
    await unsubscribe(email);
    redirect('/unsubscribe?done=1');
  });
}
