import type { Step } from '../turn';

/** Answers with what the owner has taught where the website leaves a question open. */
export const taught: Step = async ({ agent, said }, next) => {
  const reply = await next();
  const isOpen = reply.tier === 'nearest' || reply.tier === 'silent';
  if (!isOpen || !agent.taught?.length) return reply;
  const answer = await agent.knowledge.recall(agent.taught, reply.understood ?? said.text);
  return answer === undefined ? reply : { tier: 'answer', said: answer, isTaught: true, quotes: [], warnings: [] };
};
