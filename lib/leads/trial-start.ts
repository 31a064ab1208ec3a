import { z } from 'zod';
import { MAX_OPEN, readDraft } from '@/lib/agent-preview/draft';
import { db } from '@/lib/db';
import { type Industry, industries } from '@/lib/industries';
import { intentsFor, tradesOf } from '@/lib/reader/answers/intents';
import { isSignature, sign } from '@/lib/signing';

const SIGNATURE_LENGTH = 24;

/** The path of the page on which a trial begins. Its signature is the access: the link is in the confirmation, and the form redirects to it. */
export const trialStartPath = (leadId: string): string =>
  `/free-trial/${leadId}.${sign('trial', leadId, SIGNATURE_LENGTH)}`;

function leadIdOf(token: string): string | undefined {
  const [id = '', signature = ''] = token.split('.');
  return z.uuid().safeParse(id).success && isSignature(signature, 'trial', id, SIGNATURE_LENGTH) ? id : undefined;
}

/** The trial request that the token of its page names; undefined if there is none, or no longer. */
export async function findTrialStart(token: string) {
  const id = leadIdOf(token);
  const lead = id
    ? await db.lead.findFirst({
        where: { id, kind: 'free_trial', anonymisedAt: null },
        select: {
          id: true,
          businessUrl: true,
          industry: true,
          draft: true,
          answers: true,
          previews: { orderBy: { createdAt: 'desc' }, take: 1, select: { id: true } },
        },
      })
    : null;
  return lead ?? undefined;
}

export type TrialStart = NonNullable<Awaited<ReturnType<typeof findTrialStart>>>;

/** The questions of a trial that are open, or were: those of its draft, without one those that customers of its industry ask first. */
export function openQuestions({ draft, industry }: Pick<TrialStart, 'draft' | 'industry'>): string[] {
  const known = readDraft(draft);
  if (known) return known.open;
  const trades = industry && Object.hasOwn(industries, industry) ? tradesOf({ industry: industry as Industry }) : [];
  return intentsFor(trades)
    .slice(0, MAX_OPEN)
    .map(({ question }) => question);
}

/** Stores the answer to a question, over an earlier one. */
export async function storeAnswer(leadId: string, question: string, answer: string): Promise<void> {
  await db.leadAnswer.upsert({
    where: { leadId_question: { leadId, question } },
    create: { leadId, question, answer },
    update: { answer },
  });
}
