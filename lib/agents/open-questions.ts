import { db } from '@/lib/db';

/** A question of customers that the agent had no answer to. */
export interface OpenQuestion {
  question: string;
  /** How many customers have asked it. */
  askers: number;
  lastAsked: Date;
}

const SHOWN = 50;

/**
 * What customers asked that the website does not say, by number of askers. Questions that differ only in case, spaces and punctuation count as
 * one; those that were taught since are answered.
 */
export async function listOpenQuestions(agentId: string): Promise<OpenQuestion[]> {
  const rows = await db.$queryRaw<{ question: string; askers: number; lastAsked: Date }[]>`
    SELECT (array_agg(asked.text ORDER BY asked.created_at DESC))[1] AS question,
      count(DISTINCT asked.conversation_id)::int AS askers, max(asked.created_at) AS "lastAsked"
    FROM conversations c
    JOIN messages answer ON answer.conversation_id = c.id AND answer.author = 'agent' AND answer.reply ->> 'tier' = 'silent'
    JOIN messages asked ON asked.conversation_id = c.id AND asked.seq = answer.in_reply_to
    WHERE c.agent_id = ${agentId}::uuid AND NOT c.is_test AND length(asked.text) <= 300
      AND NOT EXISTS (SELECT 1 FROM taught_answers t WHERE t.agent_id = c.agent_id AND t.withdrawn_at IS NULL
        AND btrim(regexp_replace(lower(t.question), '[^[:alnum:]]+', ' ', 'g')) = btrim(regexp_replace(lower(asked.text), '[^[:alnum:]]+', ' ', 'g')))
    GROUP BY btrim(regexp_replace(lower(asked.text), '[^[:alnum:]]+', ' ', 'g'))
    ORDER BY askers DESC, "lastAsked" DESC LIMIT ${SHOWN}`;
  return rows;
}
