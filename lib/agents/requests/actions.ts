'use server';

import { refresh } from 'next/cache';
import { redirect } from 'next/navigation';
import { z } from 'zod';
import { db } from '@/lib/db';
import { env } from '@/lib/env';
import { handleForm } from '@/lib/forms/form-action';
import type { FormState } from '@/lib/forms/form-state';
import { currentClientInfo } from '@/lib/http/client-info';
import { consume, rateLimitMessage } from '@/lib/rate-limits/rate-limiter';
import { agentForMember } from '../members';
import { decideByForm, decisionFields } from './decision-fields';
import { readRequestLink } from './request-link';

const decisionSchema = z.object({ token: z.string().max(200), ...decisionFields });

/** Decides about the request of a mail's link, for the member whom the link was sent to. */
export async function decideByLinkAction(_previous: FormState, form: FormData): Promise<FormState> {
  return handleForm(decisionSchema, form, async ({ token, ...fields }) => {
    const limited = await consume({ emailLinkByIp: (await currentClientInfo()).ip });
    if (limited) return { rejected: rateLimitMessage(limited) };
    const link = env.agentsLive ? readRequestLink(token) : undefined;
    const request =
      link && (await db.customerRequest.findUnique({ where: { id: link.requestId }, select: { agentId: true } }));
    const membership = link && request && (await agentForMember(request.agentId, link.userId));
    if (!link || !membership) return { rejected: 'This link has expired, or the request has been deleted.' };
    const outcome = await decideByForm(membership.agent, link.requestId, fields, link.userId);
    if (outcome) {
      refresh();
      return outcome;
    }
    redirect(`/requests/${token}`);
  });
}
