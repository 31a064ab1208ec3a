import { consume, isCounted } from '@/lib/rate-limits/rate-limiter';

/**
 * Whether the agent answers one more question: by the network first, then by the agent's day, the last part of which is kept for networks
 * that have not asked that day, so that nobody can use up the day of a business. Messages are taken in any case.
 */
export async function mayAsk(agentId: string, ip: string): Promise<boolean> {
  const network = { chatQuestionDailyByIp: `${agentId} ${ip}` };
  const isKnown = await isCounted(network);
  if (await consume({ chatQuestionByIp: ip, ...network })) return false;
  // Not counted together: what is refused to known networks uses up nothing of the others' part.
  if (isKnown && (await consume({ chatQuestionDailyOfKnown: agentId }))) return false;
  return !(await consume({ chatQuestionDaily: agentId }));
}
