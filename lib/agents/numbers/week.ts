import { db } from '@/lib/db';
import type { Agent } from '@/lib/generated/prisma/client';
import { type ChangeCounts, hasChanges, type StoredDifference } from '@/lib/scraper-runs/run-difference';
import type { AskedQuestion } from '../same-question';
import { conversationsByDay, mostAsked, notAnswered } from './asked';
import { type AgentNumbers, numbersOf, type Period } from './numbers';
import { weekPeriod } from './periods';

/** What happened in a week, of which its page and its note tell. */
export interface Week {
  /** The Monday it begins on, as an ISO date. */
  monday: string;
  numbers: AgentNumbers;
  days: readonly { day: string; count: number }[];
  asked: readonly AskedQuestion[];
  open: readonly AskedQuestion[];
  /** What has changed on the website, where it was read again and something has. */
  changes?: ChangeCounts;
}

/** What the reading of a website that was finished in a period found changed since the one before. Older readings are not kept. */
async function changesIn(agentId: string, { from, to }: Period): Promise<ChangeCounts | undefined> {
  const agent = await db.agent.findUnique({
    where: { id: agentId },
    select: { reading: { select: { finishedAt: true, changes: true } } },
  });
  const { finishedAt, changes } = agent?.reading ?? {};
  if (!changes || !finishedAt || finishedAt < from || finishedAt >= to) return undefined;
  // As toStoredDifference has made it.
  const { counts } = changes as unknown as StoredDifference;
  return hasChanges(counts) ? counts : undefined;
}

/** The week of an agent that begins on a Monday, on the clocks of its time zone. */
export async function findWeek({ id, timeZone }: Pick<Agent, 'id' | 'timeZone'>, monday: string): Promise<Week> {
  const period = weekPeriod(monday, timeZone);
  return {
    monday,
    numbers: await numbersOf(id, period),
    days: await conversationsByDay(id, monday, period, timeZone),
    asked: await mostAsked(id, period),
    open: await notAnswered(id, period),
    changes: await changesIn(id, period),
  };
}
