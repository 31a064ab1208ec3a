import { hashToken, isToken, newToken } from '@/lib/auth/account/email-tokens';
import { recordEvent } from '@/lib/auth/audit-trail';
import { settingsPage } from '@/lib/content/pages/agent-settings';
import { db } from '@/lib/db';
import type { Prisma } from '@/lib/generated/prisma/client';
import { queueMail } from '@/lib/mail/outbox';
import { recipientKey } from '@/lib/rate-limits/keys';
import { consume, rateLimitMessage } from '@/lib/rate-limits/rate-limiter';
import { endsWithin } from '@/lib/time';
import type { MemberRole } from '../members';
import { INVITATION_LIFETIME_MS, MAX_MEMBERS } from '../policy';
import type { By } from '../settings/save';

const copy = settingsPage.colleagues;

type Result = { ok: true } | { ok: false; message: string };

const isOpen = () => ({ expiresAt: endsWithin(INVITATION_LIFETIME_MS) });

/** The invitations of who was removed rest as long as that can be undone. */
const restsIn = (agentId: string) => ({ invitedBy: { removedFrom: { some: { agentId } } } });

/** The invitations of an agent that have not been answered. */
export const listInvitations = (agentId: string) =>
  db.agentInvitation.findMany({
    where: { agentId, ...isOpen(), NOT: restsIn(agentId) },
    orderBy: { createdAt: 'asc' },
    select: { id: true, email: true, role: true, expiresAt: true },
  });

/** Invites the account of an address, also one that does not exist yet. A new invitation replaces the one before, and its link. */
export async function invite(
  agentId: string,
  { email, role }: { email: string; role: MemberRole },
  by: By,
): Promise<Result> {
  const limited = await consume({ invitationByUser: by.userId, invitationByRecipient: recipientKey(email) });
  if (limited) return { ok: false, message: rateLimitMessage(limited, copy.often) };
  return db.$transaction(async (tx) => {
    await tx.$queryRaw`SELECT 1 FROM agents WHERE id = ${agentId}::uuid FOR UPDATE`;
    if (await tx.agentMember.findFirst({ where: { agentId, user: { email } }, select: { userId: true } }))
      return { ok: false, message: copy.already };
    const others = await tx.agentInvitation.count({ where: { agentId, email: { not: email }, ...isOpen() } });
    if (others + (await tx.agentMember.count({ where: { agentId } })) >= MAX_MEMBERS)
      return { ok: false, message: copy.full(MAX_MEMBERS) };
    const invitation = {
      role,
      invitedById: by.userId,
      tokenHash: null,
      expiresAt: new Date(Date.now() + INVITATION_LIFETIME_MS),
    };
    const { id } = await tx.agentInvitation.upsert({
      where: { agentId_email: { agentId, email } },
      create: { agentId, email, ...invitation },
      update: invitation,
      select: { id: true },
    });
    await queueMail(tx, { kind: 'agent_invitation', recipient: email, details: { invitationId: id } });
    await recordEvent({ kind: 'agent_invited', ...by, agentId, details: { role } }, tx);
    return { ok: true };
  });
}

/** Gives the invitations of an agent the time back in which it was deleted, and mails those again whose mail came to nothing meanwhile. */
export async function resumeInvitations(tx: Prisma.TransactionClient, agentId: string, deletedAt: Date): Promise<void> {
  await tx.$executeRaw`
    UPDATE agent_invitations SET expires_at = expires_at + (now() - ${deletedAt}::timestamptz)
    WHERE agent_id = ${agentId}::uuid AND expires_at > ${deletedAt}::timestamptz`;
  const unsent = await tx.agentInvitation.findMany({ where: { agentId, tokenHash: null, ...isOpen() } });
  for (const { id, email } of unsent) {
    const mail = { kind: 'agent_invitation', recipient: email, details: { invitationId: id } } as const;
    if ((await tx.mail.count({ where: { kind: mail.kind, recipient: email, status: 'queued' } })) === 0)
      await queueMail(tx, mail);
  }
}

/** Takes an invitation back. */
export async function withdrawInvitation(agentId: string, id: string, by: By): Promise<void> {
  await db.$transaction(async (tx) => {
    const { count } = await tx.agentInvitation.deleteMany({ where: { id, agentId } });
    if (count > 0) await recordEvent({ kind: 'agent_invitation_withdrawn', ...by, agentId }, tx);
  });
}

/** A new link for the mail that is being sent, which alone knows it; undefined for an invitation that is gone. */
export async function newInvitationToken(id: string, email: string): Promise<string | undefined> {
  const token = newToken();
  const { count } = await db.agentInvitation.updateMany({
    where: { id, email, ...isOpen() },
    data: { tokenHash: hashToken(token) },
  });
  return count > 0 ? token : undefined;
}

/** The invitation of a link; undefined if it is used, withdrawn, replaced, expired or forged, or its agent is gone. */
export async function findInvitation(token: string) {
  if (!isToken(token)) return undefined;
  const found = await db.agentInvitation.findFirst({
    where: {
      tokenHash: hashToken(token),
      ...isOpen(),
      agent: { deletedAt: null, state: { in: ['draft', 'trial', 'client', 'ended'] } },
    },
    select: { id: true, email: true, role: true, agentId: true, agent: { select: { domain: true } } },
  });
  return found && (await db.agentInvitation.count({ where: { id: found.id, ...restsIn(found.agentId) } })) === 0
    ? found
    : undefined;
}

/**
 * Makes the account of the invited address a member, once. The link alone is not enough: who it was forwarded to has another address.
 * @returns the agent's id; undefined if the invitation is not for this account
 */
export async function acceptInvitation(
  token: string,
  user: { id: string; email: string },
  ip: string,
): Promise<string | undefined> {
  const found = await findInvitation(token);
  if (!found || found.email !== user.email) return undefined;
  const { id, agentId, role } = found;
  const isAccepted = await db.$transaction(async (tx) => {
    const { count } = await tx.agentInvitation.deleteMany({ where: { id, tokenHash: hashToken(token) } });
    if (count === 0) return false;
    await tx.agentMember.createMany({ data: [{ agentId, userId: user.id, role }], skipDuplicates: true });
    await recordEvent({ kind: 'agent_joined', userId: user.id, ip, agentId, details: { role } }, tx);
    return true;
  });
  return isAccepted ? agentId : undefined;
}

/** Declines an invitation, for who has its link and its address. */
export async function declineInvitation(token: string, email: string): Promise<void> {
  const found = await findInvitation(token);
  if (found?.email === email) await db.agentInvitation.deleteMany({ where: { id: found.id } });
}
