import { z } from 'zod';
import { db } from '@/lib/db';
import { env } from '@/lib/env';
import type { Composer } from '@/lib/mail/deliver';
import { greeting } from '@/lib/mail/greeting';
import type { MailKind } from '@/lib/mail/outbox';
import { newInvitationToken } from './invitations';

/** An invitation. Nothing in it is a stranger's text: the website's name and a confirmed address. */
const composeInvitation: Composer = async (mail) => {
  const { invitationId } = z.object({ invitationId: z.uuid() }).parse(mail.details);
  const invitation = await db.agentInvitation.findFirst({
    where: { id: invitationId, agent: { deletedAt: null } },
    select: { agent: { select: { domain: true } }, invitedBy: { select: { email: true } } },
  });
  if (!invitation?.invitedBy) return undefined;
  const token = await newInvitationToken(invitationId, mail.recipient);
  if (!token) return undefined;
  const { domain } = invitation.agent;
  return {
    subject: `You’re invited to work with the agent for ${domain}`,
    greeting: greeting(undefined),
    paragraphs: [
      `${invitation.invitedBy.email} invites you to work with the AI agent for ${domain} at ${env.siteName}: to read what customers write, and to answer.`,
      'Sign in, or sign up, with the address this e-mail was sent to. The link works for no other.',
    ],
    action: { label: 'See the invitation', url: `${env.siteUrl}/agents/join?token=${token}` },
    notes: [
      'The link expires after seven days.',
      'If you don’t know who that is, you can ignore this e-mail: nothing happens unless you accept.',
    ],
  };
};

/** Tells somebody that they no longer work with an agent; nothing if that was undone. */
const composeRemoval: Composer = async (mail) => {
  const { agentId } = z.object({ agentId: z.uuid() }).parse(mail.details);
  const agent = await db.agent.findUnique({ where: { id: agentId }, select: { domain: true, state: true } });
  const isBack = await db.agentMember.count({ where: { agentId, user: { email: mail.recipient } } });
  if (!agent || agent.state === 'erased' || isBack > 0) return undefined;
  return {
    subject: `You no longer work with the agent for ${agent.domain}`,
    greeting: greeting(undefined),
    paragraphs: [
      'One of this agent’s owners has removed you. You won’t see it or get e-mails about it any more. Your own account stays as it is.',
    ],
    notes: ['If that was a mistake, ask its owner to invite you again.'],
  };
};

/** The composers of mails to colleagues. */
export const colleagueEmails = {
  agent_invitation: composeInvitation,
  agent_removal: composeRemoval,
} satisfies Partial<Record<MailKind, Composer>>;
