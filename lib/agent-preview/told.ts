import { z } from 'zod';
import type { Reply } from '@/lib/agent/converse';
import { db } from '@/lib/db';
import { openSite } from '@/lib/reader/answers/answer';
import { readAnswerPage } from '@/lib/reader/answers/site/answer-page';
import { escapeHtml } from '@/lib/text/escape-html';
import type { FoundPreview } from './find-preview';
import { MAX_ADDED_QUESTIONS } from './policy';

const storedSchema = z.array(z.object({ question: z.string(), answer: z.string() })).catch([]);

/** An open question with the answer that the owner typed in the preview. */
export type ToldAnswer = z.infer<typeof storedSchema>[number];

/** What the owner told the agent of a preview; deleted with it. */
export const toldIn = ({ told }: Pick<FoundPreview, 'told'>): ToldAnswer[] => storedSchema.parse(told);

/** Stores the owner's answer to a question, in place of an earlier one. False if there are too many. */
export async function tellAgent({ id }: FoundPreview, { question, answer }: ToldAnswer): Promise<boolean> {
  return db.$transaction(async (tx) => {
    await tx.$queryRaw`SELECT 1 FROM agent_previews WHERE id = ${id} FOR UPDATE`;
    const preview = await tx.agentPreview.findUniqueOrThrow({ where: { id }, select: { told: true } });
    const others = toldIn(preview).filter((one) => one.question !== question);
    if (others.length >= MAX_ADDED_QUESTIONS) return false;
    await tx.agentPreview.update({ where: { id }, data: { told: [...others, { question, answer }] } });
    return true;
  });
}

const toHtml = ({ question, answer }: ToldAnswer): string =>
  `<h2>${escapeHtml(question.replace(/[?.! ]*$/, '?'))}</h2><p>${escapeHtml(answer)}</p>`;

/** What the owner told the agent that answers a question; undefined if nothing does. */
export function answerFromTold(told: readonly ToldAnswer[], question: string): Reply | undefined {
  // One site each, so that the words of one question are not mistaken for those of another.
  const found = told.find((one) => {
    if (one.question === question) return true;
    const page = readAnswerPage(`<html lang="en"><body>${toHtml(one)}</body></html>`, 'https://told.invalid/');
    return page !== null && openSite([page]).ask(question).tier === 'answer';
  });
  return found && { tier: 'answer', said: found.answer, isTold: true, quotes: [], warnings: [] };
}
