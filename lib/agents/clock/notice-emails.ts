import { z } from 'zod';
import { offer } from '@/lib/content/offer';
import { db } from '@/lib/db';
import { env } from '@/lib/env';
import { formatMoment } from '@/lib/format';
import type { Agent } from '@/lib/generated/prisma/client';
import type { Composer } from '@/lib/mail/deliver';
import { greeting } from '@/lib/mail/greeting';
import { UNDO_LIFETIME_MS } from '../policy';
import { type AgentNotice, agentNotices } from './notices';

const detailsSchema = z.object({ agentId: z.uuid(), notice: z.enum(agentNotices) });

type Notice = {
  /** The state in which it is true. */
  states: readonly string[];
  subject: (domain: string) => string;
  paragraphs: (agent: Agent) => string[];
  action: { label: string; path: string };
};

const when = (moment: Date | null): string => (moment ? `${formatMoment(moment)}, Irish time` : 'soon');

const notices: Record<AgentNotice, Notice> = {
  'draft-ends': {
    states: ['draft'],
    subject: (domain) => `Your agent for ${domain} will be deleted in a week`,
    paragraphs: ({ expiresAt }) => [
      `You took this agent over and it hasn’t gone live yet. We keep drafts for 30 days: on ${when(expiresAt)} it will be deleted, along with everything you taught it.`,
      'To keep it, put it live. That takes one line on your website, or a code sent to an address at your domain.',
    ],
    action: { label: 'Put it live', path: '/install' },
  },
  live: {
    states: ['trial', 'client'],
    subject: (domain) => `Your agent is live on ${domain}`,
    paragraphs: ({ endsAt }) => [
      `From now on it answers your customers. Your trial of ${offer.trialDays} days ends by itself on ${when(endsAt)}. It is free, and nothing is charged afterwards.`,
      'It answers only in your website’s words and in those you taught it. What it can’t answer, it notes for you.',
    ],
    action: { label: 'See what it does', path: '' },
  },
  'last-day': {
    states: ['trial'],
    subject: (domain) => `One more day: the trial on ${domain}`,
    paragraphs: ({ endsAt }) => [
      `Your trial ends on ${when(endsAt)}. After that the button disappears from your website, and your agent’s page takes messages for you.`,
      'If you’d like to keep it going, reply to this e-mail. If not, there’s nothing to do.',
    ],
    action: { label: 'See what it has done', path: '' },
  },
  ended: {
    states: ['ended'],
    subject: (domain) => `Your agent on ${domain} has stopped`,
    // Only a trial has a day on which it ends.
    paragraphs: ({ endsAt, expiresAt }) => [
      `The button is gone from your website.${endsAt ? ' The trial is over, and nothing was charged.' : ''}`,
      `You can read and export its conversations until ${when(expiresAt)}. After that the agent is erased, with everything it knew.`,
      'If you’d like it back, reply to this e-mail.',
    ],
    action: { label: 'Read its conversations', path: '' },
  },
  erasure: {
    states: ['ended'],
    subject: (domain) => `Your agent for ${domain} will be erased in a week`,
    paragraphs: ({ expiresAt }) => [
      `On ${when(expiresAt)} it will be erased, with its conversations, its requests and everything you taught it. That can’t be undone.`,
      'Export what you want to keep before then.',
    ],
    action: { label: 'Open it', path: '' },
  },
  deleted: {
    states: ['draft', 'trial', 'client', 'ended'],
    subject: (domain) => `Your agent for ${domain} has been deleted`,
    paragraphs: ({ deletedAt }) => [
      'One of its owners has deleted it. The button is off your website, and the chat is closed.',
      `Until ${when(deletedAt && new Date(deletedAt.getTime() + UNDO_LIFETIME_MS))}, one press brings it back as it was. After that it’s erased, with its conversations, its requests and everything you taught it.`,
    ],
    action: { label: 'Undo this', path: '' },
  },
};

/** Tells an owner about the state of their agent; nothing if it has changed meanwhile. */
export const composeNotice: Composer = async (mail) => {
  const { agentId, notice } = detailsSchema.parse(mail.details);
  const agent = await db.agent.findUnique({ where: { id: agentId } });
  const { states, subject, paragraphs, action } = notices[notice];
  const isDeleted = notice === 'deleted';
  if (!agent || !states.includes(agent.state) || isDeleted !== (agent.deletedAt !== null)) return undefined;
  return {
    subject: subject(agent.domain),
    greeting: greeting(undefined),
    paragraphs: paragraphs(agent),
    action: {
      label: action.label,
      url: isDeleted ? `${env.siteUrl}/agents` : `${env.siteUrl}/agents/${agentId}${action.path}`,
    },
    notes: ['You get this e-mail because the agent is yours.'],
    replyTo: { name: env.siteName, address: env.leads.email },
  };
};
