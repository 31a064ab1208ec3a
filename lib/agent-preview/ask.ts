import { askSite } from '@/lib/answer-model/ask-site';
import type { Answer } from '@/lib/answers/answer';
import { topicsOf } from '@/lib/answers/intents';
import { db } from '@/lib/db';
import { countEvents } from './counts';
import type { FoundPreview } from './find-preview';
import { MAX_ADDED_QUESTIONS } from './policy';
import { siteOf } from './site-cache';
import { industryOf } from './subject';

/** Answers a question from the pages read so far. The question is not stored; only its tier and intent are counted. */
export async function askPreview({ readingId, subject }: FoundPreview, question: string): Promise<Answer> {
  const site = await siteOf(readingId);
  const answer = await askSite(site, question);
  const intent = topicsOf(question)[0]?.id;
  await countEvents([{ event: answer.tier, industry: industryOf(subject), intent }]);
  return answer;
}

/** Adds a question to the visitor's list of gaps, once. False if the list is full. */
export async function addQuestion({ id }: FoundPreview, question: string): Promise<boolean> {
  return db.$transaction(async (tx) => {
    const { questions } = await tx.agentPreview.findUniqueOrThrow({ where: { id }, select: { questions: true } });
    if (questions.includes(question)) return true;
    if (questions.length >= MAX_ADDED_QUESTIONS) return false;
    await tx.agentPreview.update({ where: { id }, data: { questions: { push: question } } });
    return true;
  });
}
