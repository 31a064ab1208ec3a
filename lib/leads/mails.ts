import { readDraft, readUnread } from '@/lib/agents/preview/draft';
import { db } from '@/lib/db';
import { env } from '@/lib/env';
import { formatMoment } from '@/lib/format';
import type { Mail } from '@/lib/generated/prisma/client';
import type { Composer } from '@/lib/mail/deliver';
import { greeting } from '@/lib/mail/greeting';
import type { MailKind } from '@/lib/mail/outbox';
import { isUnsubscribed, unsubscribeUrl } from '@/lib/mail/unsubscribe';
import { composeHeldLeads } from './held-leads';
import { kindLabels } from './messages';
import { trialNextSteps } from './next-steps';
import { submissionText } from './submission-text';
import { openQuestions, trialStartPath } from './trial-start';
import { type LeadKind, type OTHER, readLead } from './unions';

const leadOf = async (mail: Mail) => {
  const row = mail.leadId ? await db.lead.findUnique({ where: { id: mail.leadId } }) : null;
  return row && !row.anonymisedAt ? readLead(row) : undefined;
};

type Lead = NonNullable<Awaited<ReturnType<typeof leadOf>>>;

const ofMessage = {
  subject: 'We have your message',
  paragraphs: [
    'Thank you for getting in touch. We have received a message with this e-mail address.',
    'What happens next: one of us reads it and replies within one working day.',
  ],
};

const confirmations = {
  contact: ofMessage,
  other: ofMessage,
  consultation: {
    subject: 'Your consultation: finding a time',
    paragraphs: [
      'Thanks for asking for an expert consultation.',
      'What happens next: within one working day, one of us will suggest two times. If neither suits, tell us what does.',
    ],
  },
  demo: {
    subject: 'Your custom demo: what happens next',
    paragraphs: [
      'Thanks for asking for a custom demo. We build it from your own website, with your own prices and hours.',
      'What happens next: within one working day, one of us will suggest a time to show it to you. It takes half an hour.',
    ],
  },
  phone: {
    subject: 'The AI Calling Agent: what happens next',
    paragraphs: [
      'Thanks for asking about the AI Calling Agent. It isn’t out yet.',
      'What happens next: within one working day, one of us will tell you what we can already show you.',
    ],
  },
} satisfies Record<Exclude<LeadKind, 'free_trial'> | typeof OTHER, { subject: string; paragraphs: string[] }>;

/** What the agent of a trial starts from. Names no website: anybody may have typed this e-mail address. */
function readOf({ draft: stored, businessUrl }: Lead): string {
  const draft = readDraft(stored);
  if (draft)
    return `A first draft of your agent has read your website. It can answer ${draft.answered} of the ${draft.asked} questions that customers ask ${draft.audience}.`;
  if (readUnread(stored) !== undefined)
    return 'We couldn’t read the website that you gave us. The page behind the button below says why, and has a field to correct its address. Until we can read it, your agent starts from what you tell it.';
  return businessUrl
    ? 'Your agent starts from your website and from what you tell it.'
    : 'Your agent starts from what you tell it.';
}

/** The start of a trial: what its agent knows already, what it does not, who writes, and when. */
function startOfTrial(lead: Lead) {
  const draft = readDraft(lead.draft);
  const isUnread = readUnread(lead.draft) !== undefined;
  const hasWebsite = lead.businessUrl !== null && !isUnread;
  const open = openQuestions(lead);
  return {
    subject: 'Your free trial: what happens next',
    paragraphs: [
      `Thanks for asking to try ${env.siteName}. Here is what happens now.`,
      readOf(lead),
      ...(open.length > 0
        ? [`It doesn’t know these yet. One line each is enough:\n${open.map((question) => `– ${question}`).join('\n')}`]
        : []),
      trialNextSteps(hasWebsite).join(' '),
    ],
    action: {
      label: isUnread
        ? 'Correct the address, and answer'
        : draft
          ? 'Meet the draft, and answer'
          : 'Answer in one line each',
      url: `${env.siteUrl}${trialStartPath(lead.id)}`,
    },
  };
}

/** Quotes nothing that the sender wrote, not even the name: anybody may have typed this address. */
const composeConfirmation: Composer = async (mail) => {
  const lead = await leadOf(mail);
  if (!lead || (await isUnsubscribed(mail.recipient))) return undefined;
  return {
    ...(lead.kind === 'free_trial' ? startOfTrial(lead) : confirmations[lead.kind]),
    greeting: greeting(undefined),
    notes: ['Not you, or something wrong? Just reply to this e-mail.'],
    replyTo: { name: env.siteName, address: env.leads.email },
    unsubscribeUrl: lead.kind === 'free_trial' ? unsubscribeUrl(mail.recipient) : undefined,
  };
};

const composeNotification: Composer = async (mail) => {
  const lead = await leadOf(mail);
  if (!lead) return undefined;
  const kind = kindLabels[lead.kind];
  const source = [lead.source, lead.landingPage && `first page ${lead.landingPage}`].filter(Boolean).join(', ');
  return {
    subject: `${kind}: ${lead.businessName ?? lead.name}`,
    greeting: `${kind} from ${lead.name}, ${formatMoment(lead.createdAt)}:`,
    paragraphs: [submissionText(lead), `Sent from the page ${lead.page}. Source: ${source}.`],
    action: { label: 'Open the lead', url: `${env.siteUrl}/leads-admin/${lead.id}` },
    notes: ['Reply to this e-mail to write to the sender.'],
    isUnsigned: true,
    replyTo: { name: lead.name, address: lead.email },
  };
};

/** The e-mails about leads, by kind. */
export const leadEmails = {
  lead_confirmation: composeConfirmation,
  lead_notification: composeNotification,
  held_leads: composeHeldLeads,
} satisfies Partial<Record<MailKind, Composer>>;

/** The labels of these e-mails in the history of a lead. */
export const leadEmailLabels: Record<string, string> = {
  lead_confirmation: 'Confirmation to the sender',
  lead_notification: 'Notification to the team',
};
