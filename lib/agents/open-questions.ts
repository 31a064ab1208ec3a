import { db } from '@/lib/db';
import { typedQuestions } from './numbers/asked';
import { type AskedQuestion, mergeQuestions, questionKey } from './same-question';

const SHOWN = 50;

/**
 * What customers asked that the website does not say, by number of askers, with those that ask the same in other words; what was taught
 * since is answered.
 */
export async function listOpenQuestions(agentId: string, now = new Date()): Promise<AskedQuestion[]> {
  const taught = await db.taughtAnswer.findMany({ where: { agentId, withdrawnAt: null }, select: { question: true } });
  const known = new Set(taught.map(({ question }) => questionKey(question)));
  const typed = await typedQuestions(agentId, { from: new Date(0), to: now }, ['silent']);
  return mergeQuestions(typed.filter(({ question }) => !known.has(questionKey(question)))).slice(0, SHOWN);
}
