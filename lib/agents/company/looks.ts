import { db } from '@/lib/db';

/** Why our people should look at an agent. */
export const lookReasons = ['reported', 'unread', 'unproved', 'gaps'] as const;
type LookReason = (typeof lookReasons)[number];

/** Days after adoption from which control that is not proved needs a look. */
const UNPROVED_DAYS = 2;
/** Questions of the last 30 days without an answer from which, as more than half of all, the website says too little. */
const MANY_GAPS = 10;

/** Questions to agents in the last 30 days that were not their members' own tests. */
export interface Figures {
  questions: number;
  /** Those that the website, or what was taught, answers. The nearest line counts for none. */
  answered: number;
}

type Row = { id: string; questions: number; answered: number; silent: number } & Record<
  Exclude<LookReason, 'gaps'>,
  boolean
>;

/** The figures of all agents, and why each needs a look. */
export async function readLooks(): Promise<Map<string, Figures & { reasons: LookReason[] }>> {
  const rows = await db.$queryRaw<Row[]>`
    WITH asked AS (
      SELECT c.agent_id, count(*)::int AS questions,
        (count(*) FILTER (WHERE m.reply ->> 'tier' IN ('answer', 'likely')))::int AS answered,
        (count(*) FILTER (WHERE m.reply ->> 'tier' = 'silent'))::int AS silent
      FROM conversations c JOIN messages m ON m.conversation_id = c.id
      WHERE NOT c.is_test AND c.updated_at > now() - interval '30 days' AND m.created_at > now() - interval '30 days'
        AND m.author = 'agent' AND m.reply ->> 'tier' IN ('answer', 'likely', 'nearest', 'silent')
      GROUP BY c.agent_id)
    SELECT a.id, coalesce(asked.questions, 0) AS questions, coalesce(asked.answered, 0) AS answered,
      coalesce(asked.silent, 0) AS silent,
      EXISTS (SELECT 1 FROM agent_reports r WHERE r.agent_id = a.id AND r.done_at IS NULL) AS reported,
      coalesce((SELECT r.status = 'failed' FROM site_readings r WHERE r.agent_id = a.id AND r.status IN ('done', 'failed')
        ORDER BY r.created_at DESC LIMIT 1), false) AS unread,
      a.controlled_at IS NULL AND a.adopted_at < now() - ${UNPROVED_DAYS} * interval '1 day' AS unproved
    FROM agents a LEFT JOIN asked ON asked.agent_id = a.id
    WHERE a.state IN ('draft', 'trial', 'client') AND a.deleted_at IS NULL OR a.state = 'ended'`;
  return new Map(
    rows.map(({ id, questions, answered, silent, ...reasons }) => {
      const gaps = silent >= MANY_GAPS && 2 * silent > questions;
      const why = lookReasons.filter((reason) => (reason === 'gaps' ? gaps : reasons[reason]));
      return [id, { questions, answered, reasons: why }];
    }),
  );
}
