import { z } from 'zod';
import type { TaughtAnswer } from '@/lib/agent/taught/recall';
import { db } from '@/lib/db';
import type { FoundPreview } from './find-preview';
import { MAX_ADDED_QUESTIONS } from './policy';

const storedSchema = z.array(z.object({ question: z.string(), answer: z.string() })).catch([]);

/** What the owner told the agent of a preview; deleted with it. */
export const toldIn = ({ told }: Pick<FoundPreview, 'told'>): TaughtAnswer[] => storedSchema.parse(told);

/** Stores the owner's answer to a question, in place of an earlier one. False if there are too many. */
export async function tellAgent({ id }: FoundPreview, { question, answer }: TaughtAnswer): Promise<boolean> {
  return db.$transaction(async (tx) => {
    await tx.$queryRaw`SELECT 1 FROM agent_previews WHERE id = ${id} FOR UPDATE`;
    const preview = await tx.agentPreview.findUniqueOrThrow({ where: { id }, select: { told: true } });
    const others = toldIn(preview).filter((one) => one.question !== question);
    if (others.length >= MAX_ADDED_QUESTIONS) return false;
    await tx.agentPreview.update({ where: { id }, data: { told: [...others, { question, answer }] } });
    return true;
  });
}
