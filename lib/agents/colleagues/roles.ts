import { recordEvent } from '@/lib/auth/audit-trail';
import { settingsPage } from '@/lib/content/pages/agent-settings';
import { db } from '@/lib/db';
import type { Prisma } from '@/lib/generated/prisma/client';
import { queueMail } from '@/lib/mail/outbox';
import { SECOND_MS, within } from '@/lib/time';
import type { MemberRole } from '../members';
import { REMOVAL_UNDO_MS } from '../policy';
import type { By } from '../settings/save';

const copy = settingsPage.colleagues;

type Result = { ok: true } | { ok: false; message: string };
type Tx = Prisma.TransactionClient;

/** What a member has, which comes back when their removal is undone: also whether they get mails about requests, and their calendar's address. */
const memberFields = { role: true, isTold: true, diaryKey: true } as const;
type Member = Prisma.AgentMemberGetPayload<{ select: typeof memberFields }>;

const refused = (message: string): Result => ({ ok: false, message });

/** Who works with an agent, owners first. */
export async function listMembers(agentId: string) {
  const members = await db.agentMember.findMany({
    where: { agentId },
    orderBy: [{ role: 'desc' }, { createdAt: 'asc' }],
    select: { userId: true, role: true, isTold: true, user: { select: { email: true, displayName: true } } },
  });
  return members.map(({ user, ...member }) => ({ ...member, ...user }));
}

/** Changes a member whose agent nobody else changes meanwhile. Refuses to take the last owner away. */
function change(
  agentId: string,
  userId: string,
  keepsOwner: boolean,
  act: (tx: Tx, member: Member & { email: string }) => Promise<unknown>,
): Promise<Result> {
  return db.$transaction(async (tx) => {
    await tx.$queryRaw`SELECT 1 FROM agents WHERE id = ${agentId}::uuid FOR UPDATE`;
    const member = await tx.agentMember.findUnique({
      where: { agentId_userId: { agentId, userId } },
      select: { ...memberFields, user: { select: { email: true } } },
    });
    if (!member) return refused(copy.gone);
    const owners = await tx.agentMember.count({ where: { agentId, role: 'owner', userId: { not: userId } } });
    if (!keepsOwner && owners === 0) return refused(copy.lastOwner);
    const { user, ...rest } = member;
    await act(tx, { ...rest, ...user });
    return { ok: true };
  });
}

/** Makes a member an owner, or an owner a member. */
export const changeRole = (agentId: string, member: string, role: MemberRole, by: By): Promise<Result> =>
  change(agentId, member, role === 'owner', async (tx, { role: before }) => {
    if (before === role) return;
    await tx.agentMember.update({ where: { agentId_userId: { agentId, userId: member } }, data: { role } });
    await recordEvent({ kind: 'agent_role_changed', ...by, agentId, details: { member, role } }, tx);
  });

/** Removes a member. Their access ends at once; the mail that says so waits as long as it can be undone. */
export const removeMember = (agentId: string, member: string, by: By): Promise<Result> =>
  change(agentId, member, false, async (tx, { email, ...kept }) => {
    const agentId_userId = { agentId, userId: member };
    await tx.agentMember.delete({ where: { agentId_userId } });
    const removed = { ...kept, removedAt: new Date() };
    await tx.removedMember.upsert({
      where: { agentId_userId },
      create: { ...agentId_userId, ...removed },
      update: removed,
    });
    await queueMail(tx, {
      kind: 'agent_removal',
      recipient: email,
      details: { agentId },
      afterSeconds: REMOVAL_UNDO_MS / SECOND_MS,
    });
    await recordEvent({ kind: 'agent_member_removed', ...by, agentId, details: { member, role: kept.role } }, tx);
  });

/** Takes oneself away. */
export const leaveAgent = (agentId: string, by: By): Promise<Result> =>
  change(agentId, by.userId, false, async (tx) => {
    await tx.agentMember.delete({ where: { agentId_userId: { agentId, userId: by.userId } } });
    await recordEvent({ kind: 'agent_left', ...by, agentId }, tx);
  });

/** A colleague who was just removed; undefined once that can no longer be undone. */
export async function findRemoved(agentId: string, member: string) {
  const removed = await db.removedMember.findFirst({
    where: { agentId, userId: member, removedAt: within(REMOVAL_UNDO_MS) },
    select: { ...memberFields, userId: true, user: { select: { email: true } } },
  });
  const isBack = await db.agentMember.count({ where: { agentId, userId: member } });
  return removed && isBack === 0 ? removed : undefined;
}

/** Undoes the removal of a colleague who has just been removed: they come back in their role, and with what they had set. */
export async function restoreMember(agentId: string, member: string, by: By): Promise<Result> {
  const removed = await findRemoved(agentId, member);
  if (!removed) return refused(copy.late);
  const { user: _, ...kept } = removed;
  await db.$transaction(async (tx) => {
    await tx.agentMember.createMany({ data: [{ ...kept, agentId }], skipDuplicates: true });
    await tx.removedMember.deleteMany({ where: { agentId, userId: member } });
    await recordEvent({ kind: 'agent_member_restored', ...by, agentId, details: { member } }, tx);
  });
  return { ok: true };
}

/** Deletes what was kept of colleagues whose removal can no longer be undone, and the invitations that rested with them. */
export async function forgetRemoved(now: Date): Promise<void> {
  const over = await db.removedMember.findMany({
    where: { removedAt: { lt: new Date(now.getTime() - REMOVAL_UNDO_MS) } },
    select: { agentId: true, userId: true },
  });
  for (const { agentId, userId } of over)
    await db.$transaction([
      db.agentInvitation.deleteMany({ where: { agentId, invitedById: userId } }),
      db.removedMember.delete({ where: { agentId_userId: { agentId, userId } } }),
    ]);
}
