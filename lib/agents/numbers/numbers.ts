import { db } from '@/lib/db';
import { SECOND_MS } from '@/lib/time';

/** A time from its first moment up to, and without, its end. */
export interface Period {
  from: Date;
  to: Date;
}

/** What happened between customers and an agent; the members' own tests are not counted. What each number means stands in agentDay.numbers. */
export interface AgentNumbers {
  conversations: number;
  questions: number;
  answered: number;
  nearest: number;
  silent: number;
  requests: number;
  /** Of these requests. */
  open: number;
  accepted: number;
  answeredRequests: number;
  declined: number;
  cancelled: number;
  withdrawn: number;
  takenOver: number;
  /** Answers of people to customers who waited for one. */
  personAnswers: number;
  /** Undefined without such answers. */
  medianAnswerMs?: number;
}

type Conversations = Pick<
  AgentNumbers,
  'conversations' | 'questions' | 'answered' | 'nearest' | 'silent' | 'takenOver'
>;
type Requests = Pick<
  AgentNumbers,
  'requests' | 'open' | 'accepted' | 'answeredRequests' | 'declined' | 'cancelled' | 'withdrawn'
>;

async function countConversations(agentId: string, { from, to }: Period): Promise<Conversations> {
  const rows = await db.$queryRaw<[Conversations]>`
    SELECT count(DISTINCT m.conversation_id) FILTER (WHERE m.author = 'customer')::int AS conversations,
      count(*) FILTER (WHERE m.author = 'agent' AND m.reply ->> 'tier' <> 'reply')::int AS questions,
      count(*) FILTER (WHERE m.author = 'agent' AND m.reply ->> 'tier' = 'answer')::int AS answered,
      count(*) FILTER (WHERE m.author = 'agent' AND m.reply ->> 'tier' = 'nearest')::int AS nearest,
      count(*) FILTER (WHERE m.author = 'agent' AND m.reply ->> 'tier' = 'silent')::int AS silent,
      count(DISTINCT m.conversation_id) FILTER (WHERE m.author = 'person')::int AS "takenOver"
    FROM messages m JOIN conversations c ON c.id = m.conversation_id
    WHERE c.agent_id = ${agentId}::uuid AND NOT c.is_test AND c.updated_at >= ${from} AND m.created_at >= ${from} AND m.created_at < ${to}`;
  return rows[0];
}

async function countRequests(agentId: string, { from, to }: Period): Promise<Requests> {
  const rows = await db.$queryRaw<[Requests]>`
    SELECT count(*)::int AS requests,
      count(*) FILTER (WHERE state IN ('requested', 'changed'))::int AS open,
      count(*) FILTER (WHERE state IN ('accepted', 'moved'))::int AS accepted,
      count(*) FILTER (WHERE state = 'answered')::int AS "answeredRequests",
      count(*) FILTER (WHERE state = 'declined')::int AS declined,
      count(*) FILTER (WHERE state = 'cancelled')::int AS cancelled,
      count(*) FILTER (WHERE state = 'withdrawn')::int AS withdrawn
    FROM customer_requests WHERE agent_id = ${agentId}::uuid AND created_at >= ${from} AND created_at < ${to}`;
  return rows[0];
}

/** How long customers waited for a person: from their first message that nobody had answered, to what the person then wrote. */
async function waitForPersons(
  agentId: string,
  { from, to }: Period,
): Promise<{ count: number; median: number | null }> {
  const rows = await db.$queryRaw<[{ count: number; median: number | null }]>`
    SELECT count(waited)::int AS count, percentile_cont(.5) WITHIN GROUP (ORDER BY waited)::float8 AS median FROM (
      SELECT (SELECT extract(epoch FROM p.created_at - min(asked.created_at)) FROM messages asked
        WHERE asked.conversation_id = p.conversation_id AND asked.author = 'customer' AND asked.seq < p.seq AND asked.seq > coalesce(
          (SELECT max(said.seq) FROM messages said WHERE said.conversation_id = p.conversation_id AND said.seq < p.seq
            AND said.author IN ('agent', 'person')), 0)) AS waited
      FROM messages p JOIN conversations c ON c.id = p.conversation_id
      WHERE c.agent_id = ${agentId}::uuid AND NOT c.is_test AND c.updated_at >= ${from} AND p.author = 'person'
        AND p.created_at >= ${from} AND p.created_at < ${to}) waits WHERE waited IS NOT NULL`;
  return rows[0];
}

/** What happened between customers and an agent in a period. */
export async function numbersOf(agentId: string, period: Period): Promise<AgentNumbers> {
  const { count, median } = await waitForPersons(agentId, period);
  return {
    ...(await countConversations(agentId, period)),
    ...(await countRequests(agentId, period)),
    personAnswers: count,
    ...(median !== null && { medianAnswerMs: median * SECOND_MS }),
  };
}
