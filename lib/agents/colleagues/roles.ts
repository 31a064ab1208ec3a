import { z } from 'zod';
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

/** What a member has set, which comes back with them: whether they get mails about requests, and the address of their calendar. */
const keptSchema = z.object({ isTold: z.boolean(), diaryKey: z.string().nullable() });
type Kept = z.output<typeof keptSchema>;

/** Changes a member whose agent nobody else changes meanwhile. Refuses to take the last owner away. */
function change(
  agentId: string,
  userId: string,
  keepsOwner: boolean,
  act: (tx: Tx, member: Kept & { role: string; email: string }) => Promise<unknown>,
): Promise<Result> {
  return db.$transaction(async (tx) => {
    await tx.$queryRaw`SELECT 1 FROM agents WHERE id = ${agentId}::uuid FOR UPDATE`;
    const member = await tx.agentMember.findUnique({
      where: { agentId_userId: { agentId, userId } },
      select: { role: true, isTold: true, diaryKey: true, user: { select: { email: true } } },
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
  change(agentId, member, false, async (tx, { role, email, isTold, diaryKey }) => {
    await tx.agentMember.delete({ where: { agentId_userId: { agentId, userId: member } } });
    await tx.agentInvitation.deleteMany({ where: { agentId, invitedById: member } });
    await queueMail(tx, {
      kind: 'agent_removal',
      recipient: email,
      details: { agentId, member, isTold, diaryKey },
      afterSeconds: REMOVAL_UNDO_MS / SECOND_MS,
    });
    await recordEvent({ kind: 'agent_member_removed', ...by, agentId, details: { member, role } }, tx);
  });

/** Takes oneself away. */
export const leaveAgent = (agentId: string, by: By): Promise<Result> =>
  change(agentId, by.userId, false, async (tx) => {
    await tx.agentMember.delete({ where: { agentId_userId: { agentId, userId: by.userId } } });
    await recordEvent({ kind: 'agent_left', ...by, agentId }, tx);
  });

/** What was removed within the time in which that can be undone. */
const removalOf = (agentId: string, member: string) => ({
  agentId,
  kind: 'agent_member_removed',
  at: within(REMOVAL_UNDO_MS),
  details: { path: ['member'], equals: member },
});

/** The colleague that was just removed, with an account still; undefined once that can no longer be undone. */
export async function findRemoved(agentId: string, member: string) {
  const removal = await db.auditEvent.findFirst({ where: removalOf(agentId, member), select: { id: true } });
  const user =
    removal &&
    (await db.user.findUnique({ where: { id: member }, select: { id: true, email: true, displayName: true } }));
  const isBack = await db.agentMember.count({ where: { agentId, userId: member } });
  return user && isBack === 0 ? user : undefined;
}

/** What the mail about a removal keeps as long as it waits; the audit trail is no place for an address that only its member knows. */
async function findKept(agentId: string, member: string): Promise<Kept | undefined> {
  const about = [
    { details: { path: ['agentId'], equals: agentId } },
    { details: { path: ['member'], equals: member } },
  ];
  const mail = await db.mail.findFirst({
    where: { kind: 'agent_removal', createdAt: within(REMOVAL_UNDO_MS), AND: about },
    orderBy: { createdAt: 'desc' },
  });
  return keptSchema.safeParse(mail?.details).data;
}

/** Undoes the removal of a colleague who has just been removed: they come back in their role, and with what they had set. */
export async function restoreMember(agentId: string, member: string, by: By): Promise<Result> {
  const removal = await db.auditEvent.findFirst({ where: removalOf(agentId, member), orderBy: { at: 'desc' } });
  if (!removal || !(await findRemoved(agentId, member))) return refused(copy.late);
  const { role } = removal.details as { role?: string };
  const kept = await findKept(agentId, member);
  await db.$transaction(async (tx) => {
    const data = [{ ...kept, agentId, userId: member, role: role === 'owner' ? 'owner' : 'member' }];
    await tx.agentMember.createMany({ data, skipDuplicates: true });
    await recordEvent({ kind: 'agent_member_restored', ...by, agentId, details: { member } }, tx);
  });
  return { ok: true };
}
