import { z } from 'zod';
import { knowledgeInThreads } from '@/lib/agent/sources/in-threads';
import type { TaughtAnswer } from '@/lib/agent/taught/recall';
import { TaskLimitError } from '@/lib/crawler/pool/pool';
import { db } from '@/lib/db';
import { Prisma } from '@/lib/generated/prisma/client';
import { sourceOf } from './preview/source';
import { DISMISSED } from './taught';

const conflictSchema = z.object({ text: z.string(), url: z.string() });

/** A line of the website that says otherwise than its owner has taught. */
export type Conflict = z.infer<typeof conflictSchema>;

/** The stored conflict of a taught answer. */
export const conflictOf = (stored: unknown): Conflict | undefined => conflictSchema.safeParse(stored).data;

async function findConflict(readingId: string, taught: TaughtAnswer): Promise<Conflict | undefined> {
  try {
    const quote = await knowledgeInThreads(await sourceOf(readingId)).contradiction(taught);
    return quote && { text: quote.text, url: quote.textFragmentUrl };
  } catch (error) {
    // What takes too long to compare is not said to differ.
    if (error instanceof TaskLimitError) return undefined;
    throw error;
  }
}

/** Notes which taught answers of an agent its website contradicts: of one question, or of all, as after a new reading. */
export async function noteConflicts(agentId: string, question?: string): Promise<void> {
  const agent = await db.agent.findUnique({ where: { id: agentId }, select: { readingId: true } });
  if (!agent?.readingId) return;
  const taught = await db.taughtAnswer.findMany({
    where: { agentId, withdrawnAt: null, answer: { not: DISMISSED }, ...(question && { question }) },
  });
  for (const { id, conflict, ...one } of taught) {
    const found = await findConflict(agent.readingId, one);
    if (JSON.stringify(found) !== JSON.stringify(conflictOf(conflict)))
      await db.taughtAnswer.updateMany({ where: { id }, data: { conflict: found ?? Prisma.DbNull } });
  }
}
