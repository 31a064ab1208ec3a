import { db } from '@/lib/db';
import { MAX_QUESTION } from '@/lib/reader/answers/max-question';
import { addDays } from '@/lib/text/zoned-time';
import { type AskedQuestion, mergeQuestions, type TypedQuestion } from '../same-question';
import type { Period } from './numbers';

const MAX_SHOWN = 10;
/** Asked by fewer, a question is not among the most asked. */
const MOST_ASKED_FROM = 2;

/** Ways to ask that are compared. */
const MAX_COMPARED = 300;

/**
 * What customers of an agent asked in a period, as they typed it. What differs only in case, spaces and punctuation is one.
 * @param tiers of the answers, as lib/agent/reply-type.ts has them
 */
export const typedQuestions = (agentId: string, { from, to }: Period, tiers: string[]): Promise<TypedQuestion[]> =>
  db.$queryRaw`
    SELECT (array_agg(asked.text ORDER BY asked.created_at DESC))[1] AS question,
      array_agg(DISTINCT asked.conversation_id::text) AS conversations, max(asked.created_at) AS "lastAsked"
    FROM conversations c
    JOIN messages answer ON answer.conversation_id = c.id AND answer.author = 'agent' AND answer.reply ->> 'tier' = ANY(${tiers})
    JOIN messages asked ON asked.conversation_id = c.id AND asked.seq = answer.in_reply_to
    WHERE c.agent_id = ${agentId}::uuid AND NOT c.is_test AND c.updated_at >= ${from} AND length(asked.text) <= ${MAX_QUESTION}
      AND asked.created_at >= ${from} AND asked.created_at < ${to}
    GROUP BY btrim(regexp_replace(lower(asked.text), '[^[:alnum:]]+', ' ', 'g'))
    ORDER BY count(DISTINCT asked.conversation_id) DESC, max(asked.created_at) DESC LIMIT ${MAX_COMPARED}`;

/** What several customers asked in a period. */
export const mostAsked = async (agentId: string, period: Period): Promise<AskedQuestion[]> =>
  mergeQuestions(await typedQuestions(agentId, period, ['answer', 'nearest', 'silent']))
    .filter(({ askers }) => askers >= MOST_ASKED_FROM)
    .slice(0, MAX_SHOWN);

/** What the agent could not answer in a period. */
export const notAnswered = async (agentId: string, period: Period): Promise<AskedQuestion[]> =>
  mergeQuestions(await typedQuestions(agentId, period, ['silent'])).slice(0, MAX_SHOWN);

/** In how many conversations customers wrote on each of the seven days from a Monday on, in a time zone. */
export async function conversationsByDay(
  agentId: string,
  monday: string,
  { from, to }: Period,
  timeZone: string,
): Promise<{ day: string; count: number }[]> {
  const rows = await db.$queryRaw<{ day: string; count: number }[]>`
    SELECT to_char(m.created_at AT TIME ZONE ${timeZone}, 'YYYY-MM-DD') AS day, count(DISTINCT m.conversation_id)::int AS count
    FROM messages m JOIN conversations c ON c.id = m.conversation_id
    WHERE c.agent_id = ${agentId}::uuid AND NOT c.is_test AND c.updated_at >= ${from} AND m.author = 'customer'
      AND m.created_at >= ${from} AND m.created_at < ${to}
    GROUP BY 1`;
  const counts = new Map(rows.map(({ day, count }) => [day, count]));
  return Array.from({ length: 7 }, (_, later) => addDays(monday, later)).map((day) => ({
    day,
    count: counts.get(day) ?? 0,
  }));
}
