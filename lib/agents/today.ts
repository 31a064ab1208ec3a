import { db } from '@/lib/db';
import type { Agent, Prisma } from '@/lib/generated/prisma/client';
import { addDays, zonedDay } from '@/lib/text/zoned-time';
import { listDecided, listEntries } from './diary/entries';
import { numbersOf } from './numbers/numbers';
import { dayPeriod } from './numbers/periods';
import { listOpenQuestions } from './open-questions';

const MAX_REQUESTS = 50;
const MAX_QUESTIONS = 5;

/** Requests of an agent that nobody has decided yet, the longest waiting first; emergencies before all others. */
async function listOpenRequests(agentId: string) {
  const list = (kind: Prisma.StringFilter | string) =>
    db.customerRequest.findMany({
      where: { agentId, kind, state: { in: ['requested', 'changed'] } },
      orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
      take: MAX_REQUESTS,
    });
  return [...(await list('emergency')), ...(await list({ not: 'emergency' }))];
}

/** What an owner looks at in the morning, on the clocks of the agent's time zone: what waits for them, what is on today, and what was yesterday. */
export async function findToday({ id, timeZone }: Pick<Agent, 'id' | 'timeZone'>, now = new Date()) {
  const day = zonedDay(now, timeZone);
  const open = await listOpenQuestions(id);
  return {
    day,
    requests: await listOpenRequests(id),
    questions: open.slice(0, MAX_QUESTIONS),
    questionCount: open.length,
    entries: await listEntries(id, dayPeriod(day, timeZone)),
    decided: await listDecided(id, dayPeriod(day, timeZone).from),
    yesterday: await numbersOf(id, dayPeriod(addDays(day, -1), timeZone)),
    hasConversations: (await db.conversation.findFirst({ where: { agentId: id }, select: { id: true } })) !== null,
  };
}
