import { db } from '@/lib/db';
import { env } from '@/lib/env';
import { type AgentFilter, isAdopted, whereOf } from './filter';
import { readLooks } from './looks';

const PER_PAGE = 25;

const none = { questions: 0, answered: 0, reasons: [] };

/** One page of the agents that match a filter: those that need a look first where that is asked for, then the newest. */
export async function listAllAgents(filter: AgentFilter) {
  const looks = await readLooks();
  const ids = [...looks].flatMap(([id, { reasons }]) => (reasons.length > 0 ? [id] : []));
  const where = whereOf(filter, ids);
  const total = await db.agent.count({ where });
  const agents = await db.agent.findMany({
    where,
    orderBy: [{ adoptedAt: 'desc' }, { id: 'asc' }],
    skip: (filter.page - 1) * PER_PAGE,
    take: PER_PAGE,
    include: { members: { where: { role: 'owner' }, select: { user: { select: { email: true } } } } },
  });
  return {
    agents: agents.map((agent) => ({ ...agent, ...(looks.get(agent.id) ?? none) })),
    total,
    pages: Math.max(1, Math.ceil(total / PER_PAGE)),
    /** How many need a look, whatever the filter. */
    toLookAt: ids.length,
  };
}

/** An agent that somebody has adopted, with what our people see of it before they open it: none of its customers' words. */
export async function findAnyAgent(id: string) {
  const agent = await db.agent.findFirst({
    where: { id, ...isAdopted },
    include: {
      members: {
        orderBy: [{ role: 'desc' }, { createdAt: 'asc' }],
        select: { userId: true, role: true, user: { select: { email: true } } },
      },
      reports: { where: { doneAt: null }, orderBy: { createdAt: 'desc' } },
      lead: { select: { id: true, name: true, businessName: true } },
      _count: { select: { conversations: { where: { isTest: false } }, requests: true, taught: true } },
    },
  });
  return agent ? { ...agent, ...((await readLooks()).get(id) ?? none) } : undefined;
}

/** How many reports about agents wait; undefined where agents are switched off. */
export const countReports = async (): Promise<number | undefined> =>
  env.agentsLive ? db.agentReport.count({ where: { doneAt: null } }) : undefined;

/** The agents that came from a lead. */
export const agentsOfLead = (leadId: string) =>
  db.agent.findMany({
    where: { leadId, ...isAdopted },
    orderBy: { adoptedAt: 'desc' },
    select: { id: true, name: true, domain: true, state: true, isPaused: true, deletedAt: true },
  });
