import { z } from 'zod';
import { MAX_OPEN, readDraft } from '@/lib/agents/preview/draft';
import { db } from '@/lib/db';
import { Prisma } from '@/lib/generated/prisma/client';
import { type Industry, industries } from '@/lib/industries';
import { findIntent, intentsFor, tradesOf } from '@/lib/reader/answers/question/intents';
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
          phone: true,
          industry: true,
          agent: true,
          draft: true,
          answers: true,
          agents: {
            where: { state: 'preview' },
            orderBy: { createdAt: 'desc' },
            take: 1,
            select: { previewId: true },
          },
        },
      })
    : null;
  return lead ?? undefined;
}

export type TrialStart = NonNullable<Awaited<ReturnType<typeof findTrialStart>>>;

/**
 * The questions of a trial that are open, or were: those of its draft, without one those that customers of its industry ask first. What the
 * form has asked already is not among them.
 */
export function openQuestions({ draft, industry, phone }: Pick<TrialStart, 'draft' | 'industry' | 'phone'>): string[] {
  const given = [findIntent('email'), phone ? findIntent('phone') : undefined].map((intent) => intent?.question);
  const known = readDraft(draft);
  if (known) return known.open.filter((question) => !given.includes(question));
  const trades = industry && Object.hasOwn(industries, industry) ? tradesOf({ industry: industry as Industry }) : [];
  return intentsFor(trades)
    .map(({ question }) => question)
    .filter((question) => !given.includes(question))
    .slice(0, MAX_OPEN);
}

/** Replaces the website of a trial, whose draft is made anew. `previewId` is the preview that reads it, if one does. */
export async function replaceWebsite(
  leadId: string,
  businessUrl: string,
  previewId: string | undefined,
): Promise<void> {
  await db.$transaction([
    db.lead.update({ where: { id: leadId }, data: { businessUrl, draft: Prisma.DbNull } }),
    db.agent.updateMany({ where: { leadId }, data: { leadId: null } }),
    db.agent.updateMany({ where: { previewId: previewId ?? '' }, data: { leadId } }),
  ]);
}

/** Stores the answer to a question, over an earlier one. */
export async function storeAnswer(leadId: string, question: string, answer: string): Promise<void> {
  await db.leadAnswer.upsert({
    where: { leadId_question: { leadId, question } },
    create: { leadId, question, answer },
    update: { answer },
  });
}
