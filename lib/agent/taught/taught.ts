import type { Step } from '../turn';

/** Answers with what the owner has taught, before what the website says: they know better. What is no question is not looked up. */
export const taught: Step = async ({ agent, said }, next) => {
  const reply = await next();
  if (reply.tier === 'reply' || !agent.taught?.length) return reply;
  const answer = await agent.knowledge.recall(agent.taught, reply.understood ?? said.text);
  if (answer === undefined) return reply;
  const { understood, request, language } = reply;
  return { tier: 'answer', said: answer, isTaught: true, quotes: [], warnings: [], understood, request, language };
};
