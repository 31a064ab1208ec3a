import type { Step } from '../turn';
import { recallWords } from './same-words';

/**
 * Answers with what the owner has taught, before what the website says: they know better. What is no question is not looked up, unless it
 * was taught in these very words; never in place of a request or its withdrawal, or of what is said in an emergency.
 */
export const taught: Step = async ({ agent, said }, next) => {
  const reply = await next();
  if (
    !agent.taught?.length ||
    (reply.tier === 'reply' && (reply.request || reply.withdrawn || reply.act === 'emergency'))
  )
    return reply;
  const answer =
    reply.tier === 'reply'
      ? recallWords(agent.taught, said.text)?.answer
      : await agent.knowledge.recall(agent.taught, reply.understood ?? said.text);
  if (answer === undefined) return reply;
  const { understood, request, language, memory } = reply;
  return {
    tier: 'answer',
    said: answer,
    isTaught: true,
    quotes: [],
    warnings: [],
    understood,
    request,
    language,
    memory,
  };
};
