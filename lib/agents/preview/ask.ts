import { replyTo } from '@/lib/agent/reply';
import type { Memory, Reply } from '@/lib/agent/reply-type';
import { knowledgeInThreads } from '@/lib/agent/sources/in-threads';
import { db } from '@/lib/db';
import { topicsOf } from '@/lib/reader/answers/question/intents';
import { MAX_ADDED_QUESTIONS } from '../policy';
import { taughtTo } from '../taught';
import { countEvents } from './counts';
import type { FoundPreview } from './find-preview';
import { sourceOf } from './source';
import { industryOf } from './subject';

/**
 * Answers a question from the pages read so far. It is not stored; only the tier and the intent of what was asked about the business are
 * counted. `turns` are the questions before it, `memory` is that of the reply to the last of them.
 */
export async function askPreview(
  preview: FoundPreview,
  text: string,
  turns: readonly string[] = [],
  memory?: Memory,
): Promise<Reply> {
  const agent = {
    knowledge: knowledgeInThreads(await sourceOf(preview.readingId)),
    taught: await taughtTo(preview.id),
  };
  const reply = await replyTo(agent, { text, turns, memory });
  if (reply.tier !== 'reply') {
    const intent = topicsOf(reply.understood ?? text)[0]?.id;
    await countEvents([{ event: reply.tier, industry: industryOf(preview.subject), intent }]);
  }
  return reply;
}

/** Adds a question to the visitor's list of gaps, once. False if the list is full. */
export async function addQuestion({ id }: FoundPreview, question: string): Promise<boolean> {
  return db.$transaction(async (tx) => {
    const { questions } = await tx.agent.findUniqueOrThrow({ where: { id }, select: { questions: true } });
    if (questions.includes(question)) return true;
    if (questions.length >= MAX_ADDED_QUESTIONS) return false;
    await tx.agent.update({ where: { id }, data: { questions: { push: question } } });
    return true;
  });
}
