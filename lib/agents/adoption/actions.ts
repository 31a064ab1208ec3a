'use server';

import { notFound, redirect } from 'next/navigation';
import { confirmByForm } from '@/lib/auth/account/confirm-by-form';
import { signUpWithinLimits } from '@/lib/auth/account/mail-within-limits';
import { commonPassword } from '@/lib/auth/account/messages';
import { isCommonPassword } from '@/lib/auth/account/passwords';
import { currentUser, requireUser } from '@/lib/auth/guard/current-user';
import { env } from '@/lib/env';
import { handleForm, type Outcome } from '@/lib/forms/form-action';
import type { FormState } from '@/lib/forms/form-state';
import { currentClientInfo } from '@/lib/http/client-info';
import { consume, rateLimitMessage } from '@/lib/rate-limits/rate-limiter';
import { type FoundPreview, findPreview, isAdoptionSecret } from '../preview/find-preview';
import { GONE } from '../preview/form-problems';
import { acceptedToday } from './accepted';
import { acceptWishSchema, adoptSchema, adoptWithSignUpSchema, wishSchema } from './schema';
import { type TakenOver, takeOver } from './take-over';
import { declineWish, findWish, keepWish, TooManyWishesError, takeOverOwnWish } from './wishes';

const AGENTS = '/agents';

const problems = {
  notYours:
    'Only the browser tab that began this preview can take its agent over, and this one didn’t. Enter the website again here.',
  tooMany: 'We have already written to several addresses for this agent. Open the link in one of those e-mails.',
};

/** The preview that this browser may adopt. */
async function ownPreview(id: string, secret: string): Promise<{ preview: FoundPreview } | { outcome: Outcome }> {
  if (!env.agentsLive) notFound();
  const limited = await consume({ agentChangeByIp: (await currentClientInfo()).ip });
  if (limited) return { outcome: { rejected: rateLimitMessage(limited) } };
  const preview = await findPreview(id);
  if (!preview) return { outcome: { rejected: GONE } };
  return isAdoptionSecret(secret, id) ? { preview } : { outcome: { rejected: problems.notYours } };
}

function leave(taken: TakenOver): Outcome {
  if (taken.ok) redirect(`${AGENTS}/${taken.agentId}/install`);
  return { rejected: taken.message };
}

/** Makes a preview the agent of the account that is signed in. */
export async function adoptAction(_previous: FormState, form: FormData): Promise<FormState> {
  return handleForm(adoptSchema, form, async ({ preview: id, token }) => {
    const user = await requireUser(`/meet-your-agent/${encodeURIComponent(id)}/adopt`);
    const found = await ownPreview(id, token);
    if ('outcome' in found) return found.outcome;
    const { ip } = await currentClientInfo();
    return leave(await takeOver(found.preview.id, acceptedToday, { userId: user.id, ip }));
  });
}

/** Signs up for a preview, which waits until the address is confirmed. */
export async function adoptWithSignUpAction(_previous: FormState, form: FormData): Promise<FormState> {
  return handleForm(adoptWithSignUpSchema, form, async ({ preview: id, token, email, password }) => {
    if (isCommonPassword(password)) return commonPassword;
    const found = await ownPreview(id, token);
    if ('outcome' in found) return found.outcome;
    const wish = { agentId: found.preview.id, email, ...acceptedToday };
    const { ip } = await currentClientInfo();
    const onStored: Parameters<typeof signUpWithinLimits>[1]['onStored'] = (tx, signUpId) =>
      keepWish(tx, wish, signUpId);
    try {
      return await signUpWithinLimits(
        { email, password, displayName: undefined },
        { ip, callbackUrl: AGENTS, onStored },
      );
    } catch (error) {
      if (error instanceof TooManyWishesError) return { rejected: problems.tooMany };
      throw error;
    }
  });
}

/** The button behind a confirmation link. In the browser that signed up for a preview, its agent is taken over too. */
export async function confirmAndAdoptAction(_previous: FormState, form: FormData): Promise<FormState> {
  return confirmByForm(form, async ({ userId, signUpId }, ip) => {
    const taken = env.agentsLive && signUpId ? await takeOverOwnWish(signUpId, { userId, ip }) : undefined;
    return taken?.ok ? `${AGENTS}/${taken.agentId}/install` : undefined;
  });
}

/** Takes over an agent that waits for the address of the account that is signed in. */
export async function acceptWishAction(_previous: FormState, form: FormData): Promise<FormState> {
  return handleForm(acceptWishSchema, form, async ({ agent }) => {
    const user = await currentUser();
    if (!user || !env.agentsLive || !(await findWish(agent, user.email))) notFound();
    const { ip } = await currentClientInfo();
    return leave(await takeOver(agent, acceptedToday, { userId: user.id, ip }));
  });
}

/** Declines one. */
export async function declineWishAction(_previous: FormState, form: FormData): Promise<FormState> {
  return handleForm(wishSchema, form, async ({ agent }) => {
    const user = await requireUser(AGENTS);
    await declineWish(agent, user.email);
    redirect(AGENTS);
  });
}
