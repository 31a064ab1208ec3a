import { z } from 'zod';
import { agentDay } from '@/lib/content/pages/agent-day';
import { db } from '@/lib/db';
import { env } from '@/lib/env';
import { formatDuration } from '@/lib/format';
import type { Composer } from '@/lib/mail/deliver';
import { greeting } from '@/lib/mail/greeting';
import { isUnsubscribed, unsubscribeUrl } from '@/lib/mail/unsubscribe';
import { describeChanges } from '@/lib/scraper-runs/run-difference';
import { oneLine } from '@/lib/text/one-line';
import { plural } from '@/lib/text/plural';
import { addDays } from '@/lib/text/zoned-time';
import type { AgentNumbers } from '../numbers/numbers';
import { findWeek } from '../numbers/week';
import { dayLabel } from '../requests/when/when-label';
import type { AskedQuestion } from '../same-question';

const detailsSchema = z.object({ agentId: z.uuid(), monday: z.iso.date() });
const MAX_QUESTIONS = 5;

const listed = (questions: readonly AskedQuestion[]): string =>
  questions
    .slice(0, MAX_QUESTIONS)
    .map(({ question, askers }) => `• “${oneLine(question)}” (${plural(askers, 'customer')})`)
    .join('\n');

/** The numbers of a week in sentences; those that are 0 are left out. */
function sentencesOf(numbers: AgentNumbers): string[] {
  const { conversations, questions, answered, nearest, silent, requests, open, accepted, takenOver } = numbers;
  const parts = [
    `${answered} answered`,
    nearest > 0 ? `${nearest} with the nearest on your website` : '',
    silent > 0 ? `${silent} not` : '',
  ].filter(Boolean);
  return [
    `${plural(conversations, 'conversation')} with ${plural(questions, 'question')}${questions > 0 ? `: ${parts.join(', ')}` : ''}.`,
    requests > 0
      ? `${plural(requests, 'request')}: ${accepted} accepted, ${requests - accepted - open} settled otherwise, ${open} not decided yet.`
      : '',
    takenOver > 0 ? `You took over ${plural(takenOver, 'conversation')}.` : '',
    numbers.medianAnswerMs === undefined
      ? ''
      : `Half of those who waited for one of you had an answer within ${formatDuration(numbers.medianAnswerMs)}.`,
  ].filter(Boolean);
}

/** The note about a week to one owner; nothing once they have left or unsubscribed, or the agent is not live any more. */
export const composeWeek: Composer = async (mail) => {
  const { agentId, monday } = detailsSchema.parse(mail.details);
  const member = await db.agentMember.findFirst({
    where: {
      agentId,
      role: 'owner',
      user: { email: mail.recipient },
      agent: { state: { in: ['trial', 'client'] }, deletedAt: null },
    },
    select: { agent: true, user: { select: { displayName: true } } },
  });
  if (!member || (await isUnsubscribed(mail.recipient))) return undefined;
  const { numbers, changes, ...words } = await findWeek(member.agent, monday);
  const { asked, open } = member.agent.isWordless ? { asked: [], open: [] } : words;
  const desk = `${env.siteUrl}/agents/${agentId}`;
  const isQuiet = numbers.conversations === 0;
  return {
    subject: `${member.agent.name}: ${isQuiet ? 'a quiet week' : `${plural(numbers.conversations, 'conversation')} last week`}`,
    greeting: greeting(member.user.displayName),
    paragraphs: [
      `What your agent did from ${dayLabel(monday)} to ${dayLabel(addDays(monday, 6))}:`,
      isQuiet ? agentDay.week.nobody : sentencesOf(numbers).join('\n'),
      ...(asked.length > 0 ? [`${agentDay.week.asked}:\n${listed(asked)}`] : []),
      ...(open.length > 0
        ? [`It couldn’t answer:\n${listed(open)}\nOne line each, and it knows them from then on:\n${desk}/teach`]
        : []),
      ...(changes ? [`${agentDay.week.changes}: ${describeChanges(changes)}.`] : []),
    ],
    action: { label: 'See the week', url: `${desk}/week?of=${monday}` },
    notes: ['That page says what each number means. You get this note on Mondays because the agent is yours.'],
    unsubscribeUrl: unsubscribeUrl(mail.recipient),
  };
};
