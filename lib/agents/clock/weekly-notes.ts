import { db } from '@/lib/db';
import { queueMails } from '@/lib/mail/outbox';
import { HOUR_MS } from '@/lib/time';
import { latestWeek } from '../numbers/periods';
import { secondsUntilMorning } from '../quiet-hours';

/** A note that could not be queued within this time of its hour is not: nobody wants Monday's news on Friday. */
const LATEST_MS = 48 * HOUR_MS;

/**
 * Queues the notes about the week that is over: on Monday at eight by the clocks of each agent's time zone, or as soon afterwards as a
 * worker runs. The week is named in the transaction that queues its mails, so that each comes once, whatever restarts.
 */
export async function queueWeeklyNotes(now: Date): Promise<void> {
  const live = { state: { in: ['trial', 'client'] }, deletedAt: null };
  const zones = await db.agent.findMany({ where: live, distinct: ['timeZone'], select: { timeZone: true } });
  for (const { timeZone } of zones) {
    const { monday, dueAt } = latestWeek(now, timeZone);
    if (now.getTime() - dueAt.getTime() > LATEST_MS) continue;
    const where = { ...live, timeZone, notedWeek: { lt: monday }, liveAt: { lt: dueAt } };
    const due = await db.agent.findMany({
      where,
      select: {
        id: true,
        timeZone: true,
        quietFrom: true,
        quietTo: true,
        members: { where: { role: 'owner' }, select: { user: { select: { email: true } } } },
      },
    });
    for (const agent of due)
      await db.$transaction(async (tx) => {
        const { count } = await tx.agent.updateMany({ where: { ...where, id: agent.id }, data: { notedWeek: monday } });
        if (count === 0) return;
        const afterSeconds = secondsUntilMorning(agent, now);
        const details = { agentId: agent.id, monday };
        const mails = agent.members.map(
          ({ user }) => ({ kind: 'agent_week', recipient: user.email, details, afterSeconds }) as const,
        );
        await queueMails(tx, mails);
      });
  }
}
