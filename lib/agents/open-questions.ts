import { db } from '@/lib/db';
import { typedQuestions } from './numbers/asked';
import { sameMeaning } from './same-meaning';
import { type AskedQuestion, mergeQuestions, questionKey } from './same-question';
import { DISMISSED } from './taught';

const SHOWN = 50;

/**
 * What customers asked that the website does not say, by number of askers, with those that ask the same in other words; what was taught
 * since is answered.
 */
export async function listOpenQuestions(agentId: string, now = new Date()): Promise<AskedQuestion[]> {
  const taught = await db.taughtAnswer.findMany({
    where: { agentId, withdrawnAt: null },
    select: { question: true, answer: true },
  });
  const known = new Set(taught.map(({ question }) => questionKey(question)));
  const typed = (await typedQuestions(agentId, { from: new Date(0), to: now }, ['silent'])).filter(
    ({ question }) => !known.has(questionKey(question)),
  );
  const same = await sameMeaning(
    mergeQuestions(typed).slice(0, SHOWN),
    taught.filter(({ answer }) => answer !== DISMISSED),
  );
  const keyOf = (question: string) => same.get(questionKey(question)) ?? questionKey(question);
  const open = typed.filter(({ question }) => same.get(questionKey(question)) !== null);
  return mergeQuestions(open, keyOf).slice(0, SHOWN);
}
