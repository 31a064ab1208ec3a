import type { Knowledge } from '@/lib/agent/knowledge';
import { memoryIn } from '@/lib/agent/memory';
import { replyTo } from '@/lib/agent/reply';
import type { Reply } from '@/lib/agent/reply-type';
import { knowledgeInThreads } from '@/lib/agent/sources/in-threads';
import { actOf } from '@/lib/agent/understand/acts';
import { TaskLimitError } from '@/lib/crawler/pool/pool';
import { db } from '@/lib/db';
import { MAX_QUESTION } from '@/lib/reader/answers/max-question';
import { sentencesOf } from '@/lib/reader/text/tokens';
import { agentSource } from '../facts/agent-source';
import { MAX_TURNS } from '../policy';
import type { OpeningHours } from '../requests/when/open-among';
import { taughtTo } from '../taught';

/** What of a message is read: its beginning, or the sentence about an emergency wherever it stands. */
function partThatIsRead(text: string): string {
  const urgent = text.length > MAX_QUESTION ? sentencesOf(text).find((one) => actOf(one) === 'emergency') : undefined;
  return (urgent ?? text).slice(0, MAX_QUESTION);
}

/** The opening hours of the business, if they may say which time of day a request is for. */
async function hoursFor({ request }: Reply, knowledge: Knowledge): Promise<OpeningHours> {
  if (!request || request.missing !== undefined || !(request.slots.time || request.slots.day)) return [];
  try {
    return await knowledge.openingHours();
  } catch (error) {
    // What its website takes too long to say is open to doubt.
    if (error instanceof TaskLimitError) return [];
    throw error;
  }
}

/** What the agent says to a message of a conversation, from its website, what it was taught, and the customer's messages before; with the hours of the business. */
export async function answerMessage(
  agentId: string,
  { conversationId, seq }: { conversationId: string; seq: number },
): Promise<{ reply: Reply; hours: OpeningHours }> {
  const { readingId, timeZone, isModelOff } = await db.agent.findUniqueOrThrow({
    where: { id: agentId },
    select: { readingId: true, timeZone: true, isModelOff: true },
  });
  if (!readingId) throw new Error('This agent’s website hasn’t been read yet.');
  const latest = await db.message.findMany({
    where: { conversationId, author: 'customer', seq: { lte: seq } },
    orderBy: { seq: 'desc' },
    take: MAX_TURNS + 1,
    select: { text: true },
  });
  const [text = '', ...turns] = latest.map((message) => partThatIsRead(message.text));
  const before = await db.message.findFirst({
    where: { conversationId, author: 'agent', seq: { lt: seq } },
    orderBy: { seq: 'desc' },
    select: { reply: true },
  });
  const agent = {
    knowledge: knowledgeInThreads(await agentSource(agentId, readingId, timeZone)),
    taught: await taughtTo(agentId),
    isWithoutModel: isModelOff,
  };
  const memory = memoryIn(before?.reply);
  const reply = await replyTo(agent, { text, turns: turns.reverse(), memory });
  return { reply, hours: await hoursFor(reply, agent.knowledge) };
}
