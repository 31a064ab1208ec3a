import { z } from 'zod';
import type { TaughtAnswer } from '@/lib/agent/taught/recall';
import { db } from '@/lib/db';
import type { FoundPreview } from './find-preview';
import { MAX_ADDED_QUESTIONS } from './policy';

const storedSchema = z.array(z.object({ question: z.string(), answer: z.string() })).catch([]);

/** What the owner taught the agent of a preview; deleted with it. */
export const taughtIn = ({ taught }: Pick<FoundPreview, 'taught'>): TaughtAnswer[] => storedSchema.parse(taught);

/** Stores the owner's answer to a question, in place of an earlier one. False if there are too many. */
export async function teachAgent({ id }: FoundPreview, { question, answer }: TaughtAnswer): Promise<boolean> {
  return db.$transaction(async (tx) => {
    await tx.$queryRaw`SELECT 1 FROM agent_previews WHERE id = ${id} FOR UPDATE`;
    const preview = await tx.agentPreview.findUniqueOrThrow({ where: { id }, select: { taught: true } });
    const others = taughtIn(preview).filter((one) => one.question !== question);
    if (others.length >= MAX_ADDED_QUESTIONS) return false;
    await tx.agentPreview.update({ where: { id }, data: { taught: [...others, { question, answer }] } });
    return true;
  });
}
