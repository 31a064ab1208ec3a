import { recordEvent } from '@/lib/auth/audit-trail';
import { db } from '@/lib/db';
import { Prisma } from '@/lib/generated/prisma/client';
import { DAY_MS } from '@/lib/time';
import { forgetNotices } from '../clock/notices';
import type { By } from '../settings/save';

type Result = { ok: true } | { ok: false; message: string };
type Tx = Prisma.TransactionClient;

const messages = {
  state: 'It has changed in the meantime. Look again.',
  control: 'First prove whose business it is.',
  taken: 'Another agent is live on its domain.',
};

const refused = (message: string): Result => ({ ok: false, message });

const isTaken = (error: unknown): boolean =>
  error instanceof Prisma.PrismaClientKnownRequestError && error.code === 'P2002';

/** Runs a change, of which the domain's other agent may be in the way. */
async function unlessTaken(act: (tx: Tx) => Promise<Result>): Promise<Result> {
  try {
    return await db.$transaction(act);
  } catch (error) {
    if (isTaken(error)) return refused(messages.taken);
    throw error;
  }
}

/** Lets a trial last some days longer, from now where it is over: then it begins again. */
export const extendTrial = (agentId: string, days: number, by: By, now = new Date()): Promise<Result> =>
  unlessTaken(async (tx) => {
    const agent = await tx.agent.findFirst({
      where: { id: agentId, deletedAt: null, state: { in: ['trial', 'ended'] }, endsAt: { not: null } },
    });
    if (!agent?.endsAt) return refused(messages.state);
    const endsAt = new Date(Math.max(agent.endsAt.getTime(), now.getTime()) + days * DAY_MS);
    const { count } = await tx.agent.updateMany({
      where: { id: agentId, state: agent.state, endsAt: agent.endsAt },
      data: { state: 'trial', endsAt, liveDomain: agent.domain, endedAt: null, endedBy: null, expiresAt: null },
    });
    if (count === 0) return refused(messages.state);
    await forgetNotices(tx, agentId, ['last-day', 'ended', 'erasure']);
    await recordEvent({ kind: 'agent_extended', ...by, agentId, details: { by: 'us', days } }, tx);
    return { ok: true };
  });

/** Makes an agent a client's: it goes on until somebody ends it. */
export const makeClient = (agentId: string, by: By, now = new Date()): Promise<Result> =>
  unlessTaken(async (tx) => {
    const agent = await tx.agent.findFirst({
      where: { id: agentId, deletedAt: null, state: { in: ['draft', 'trial', 'ended'] } },
    });
    if (!agent) return refused(messages.state);
    if (!agent.controlledAt) return refused(messages.control);
    const { count } = await tx.agent.updateMany({
      where: { id: agentId, state: agent.state },
      data: {
        state: 'client',
        liveAt: agent.liveAt ?? now,
        liveDomain: agent.domain,
        endsAt: null,
        endedAt: null,
        endedBy: null,
        expiresAt: null,
      },
    });
    if (count === 0) return refused(messages.state);
    await forgetNotices(tx, agentId, ['ended', 'erasure']);
    await recordEvent({ kind: 'agent_client', ...by, agentId, details: { by: 'us' } }, tx);
    return { ok: true };
  });

/** Records why one of our people opens an agent, which its owners see. They may look at it as a member does for an hour. */
export const openToHelp = (agentId: string, reason: string, by: By): Promise<void> =>
  recordEvent({ kind: 'agent_opened', ...by, agentId, details: { by: 'us', reason } });

/** Says that the reports about an agent are dealt with. */
export async function closeReports(agentId: string, by: By): Promise<void> {
  await db.$transaction(async (tx) => {
    const { count } = await tx.agentReport.updateMany({
      where: { agentId, doneAt: null },
      data: { doneAt: new Date() },
    });
    if (count > 0) await recordEvent({ kind: 'agent_report_done', ...by, agentId, details: { by: 'us' } }, tx);
  });
}
