import { recordEvent } from '@/lib/auth/audit-trail';
import { db } from '@/lib/db';
import { env } from '@/lib/env';
import type { Prisma } from '@/lib/generated/prisma/client';
import { queueMail } from '@/lib/mail/outbox';
import type { Greeting } from '@/lib/reader/answers/report/greeting';
import { adoptChecks } from '../facts/said';
import { queueOwnReading } from '../own-reading';
import { DRAFT_LIFETIME_MS, MAX_AGENTS } from '../policy';
import { isKept } from '../preview/find-preview';
import { GONE } from '../preview/form-problems';
import { newAgentKey } from './agent-key';

/** Which processor's terms were accepted and which sentence about messages was agreed to, by their versions. */
export interface Accepted {
  termsVersion: string;
  consent: string;
}

export type TakenOver = { ok: true; agentId: string } | { ok: false; message: string };

export const adoptionProblems = {
  full: `An account has at most ${MAX_AGENTS} agents. Delete one of yours first.`,
  unread: 'We couldn’t read this website, so there’s no agent to take over. Try another address.',
} as const;

const refused = (message: string): TakenOver => ({ ok: false, message });

/** Hosts that may show the widget of a website: with and without www. */
function sitesOf(domain: string): string[] {
  const [host = ''] = domain.split('/');
  return [host, `www.${host}`];
}

/** What its owner has answered in the trial form comes with the agent. */
async function teachAnswersOfLead(tx: Prisma.TransactionClient, agentId: string, leadId: string, userId: string) {
  const taught = await tx.taughtAnswer.findMany({ where: { agentId, withdrawnAt: null }, select: { question: true } });
  const answers = await tx.leadAnswer.findMany({
    where: { leadId, question: { notIn: taught.map((t) => t.question) } },
  });
  await tx.taughtAnswer.createMany({
    data: answers.map(({ question, answer }) => ({ agentId, question, answer, taughtById: userId })),
  });
}

/**
 * Makes a preview the agent of an account, with everything that was typed for it. Whether this account may take it over is for the
 * caller to know; of several at once, one gets it.
 */
export function takeOver(
  agentId: string,
  accepted: Accepted,
  { userId, ip }: { userId: string; ip: string },
  now = new Date(),
): Promise<TakenOver> {
  return db.$transaction(async (tx) => {
    // One at a time: two simultaneous ones would both be the third agent.
    await tx.$queryRaw`SELECT 1 FROM users WHERE id = ${userId}::uuid FOR UPDATE`;
    const owned = { userId, role: 'owner', agent: { state: { in: ['draft', 'trial', 'client'] }, deletedAt: null } };
    if ((await tx.agentMember.count({ where: owned })) >= MAX_AGENTS) return refused(adoptionProblems.full);
    const agent = await tx.agent.findFirst({
      where: { id: agentId, ...isKept(now.getTime()) },
      include: { reading: { select: { greeting: true, status: true } } },
    });
    if (!agent?.reading) return refused(GONE);
    if (agent.reading.status === 'failed') return refused(adoptionProblems.unread);
    const { count } = await tx.agent.updateMany({
      where: { id: agentId, state: 'preview' },
      data: {
        ...accepted,
        state: 'draft',
        key: newAgentKey(),
        previewId: null,
        visitorKey: '',
        name: (agent.reading.greeting as Greeting | null)?.name?.value ?? agent.domain,
        allowedSites: sitesOf(agent.domain),
        adoptedById: userId,
        adoptedAt: now,
        expiresAt: new Date(now.getTime() + DRAFT_LIFETIME_MS),
      },
    });
    if (count === 0) return refused(GONE);
    await tx.agentMember.create({ data: { agentId, userId, role: 'owner' } });
    await tx.agentAdoption.deleteMany({ where: { agentId } });
    if (agent.leadId) await teachAnswersOfLead(tx, agentId, agent.leadId, userId);
    await adoptChecks(tx, agentId, agent.domain, userId);
    await queueOwnReading(tx, agent);
    await recordEvent({ kind: 'agent_adopted', userId, ip, agentId }, tx);
    await queueMail(tx, { kind: 'agent_team', recipient: env.leads.email, details: { agentId, event: 'adopted' } });
    return { ok: true, agentId };
  });
}
