import type { Agent } from '@/lib/generated/prisma/client';
import { type AskedQuestion, conversationsByDay, mostAsked, notAnswered } from './asked';
import { type AgentNumbers, numbersOf } from './numbers';
import { weekPeriod } from './periods';

/** What happened in a week, of which its page and its note tell. */
export interface Week {
  /** The Monday it begins on, as an ISO date. */
  monday: string;
  numbers: AgentNumbers;
  days: readonly { day: string; count: number }[];
  asked: readonly AskedQuestion[];
  open: readonly AskedQuestion[];
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
  };
}
