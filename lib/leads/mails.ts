import { claims } from '@/lib/content/claims';
import { db } from '@/lib/db';
import { env } from '@/lib/env';
import { formatMoment } from '@/lib/format';
import type { Lead, Mail } from '@/lib/generated/prisma/client';
import { type Industry, industries } from '@/lib/industries';
import type { Composer } from '@/lib/mail/deliver';
import type { EmailContent } from '@/lib/mail/email-template';
import type { MailKind } from '@/lib/mail/outbox';
import { isUnsubscribed, unsubscribeUrl } from '@/lib/mail/unsubscribe';
import { firstName } from './first-name';

const leadOf = async (mail: Mail): Promise<Lead | undefined> => {
  const lead = mail.leadId ? await db.lead.findUnique({ where: { id: mail.leadId } }) : null;
  return lead && !lead.anonymisedAt ? lead : undefined;
};

const industryLabel = (value: string | null) => (value ? industries[value as Industry] : undefined);

/** What was sent, one line a field, for people. */
function whatWasSent(lead: Lead): string {
  const lines = [
    ['Name', lead.name],
    ['E-mail', lead.email],
    ['Business', lead.businessName],
    ['Website', lead.businessUrl],
    ['Industry', industryLabel(lead.industry)],
    ['Message', lead.message && `\n${lead.message}`],
  ];
  return lines.flatMap(([label, value]) => (value ? [`${label}: ${value}`] : [])).join('\n');
}

const nextSteps = {
  free_trial: [
    `What happens next: one of us reads your website and writes to you, usually the same working day. Your agent goes live within ${claims.trialSetupTime.display} of the details we need, and you have ${claims.trialDays.display} with it. Then it ends by itself, and nothing is charged.`,
  ],
  contact: ['What happens next: a person reads it and answers you, usually within one working day.'],
} as const;

const subjects = { free_trial: 'Your free trial is asked for', contact: 'We have your message' } as const;

const composeConfirmation: Composer = async (mail) => {
  const lead = await leadOf(mail);
  if (!lead || (await isUnsubscribed(mail.recipient))) return undefined;
  return {
    subject: subjects[lead.kind],
    greeting: `Hello ${firstName(lead.name)},`,
    paragraphs: ['thank you for writing to us. This is what reached us:', whatWasSent(lead), ...nextSteps[lead.kind]],
    notes: ['Something wrong, or not from you? Just answer this mail.'],
    replyTo: { name: env.siteName, address: env.leads.email },
    unsubscribeUrl: lead.kind === 'free_trial' ? unsubscribeUrl(mail.recipient) : undefined,
  };
};

const composeNotification: Composer = async (mail) => {
  const lead = await leadOf(mail);
  if (!lead) return undefined;
  const what = lead.kind === 'free_trial' ? 'Free trial' : 'Message';
  const came = [lead.source, lead.landingPage && `first page ${lead.landingPage}`].filter(Boolean).join(', ');
  const letter: EmailContent = {
    subject: `${what}: ${lead.businessName ?? lead.name}`,
    greeting: `${what} from ${lead.name}, ${formatMoment(lead.createdAt)}:`,
    paragraphs: [whatWasSent(lead), `From the page ${lead.page}. Came by: ${came}.`],
    action: { label: 'Open the lead', url: `${env.siteUrl}/leads-admin/${lead.id}` },
    notes: ['An answer to this mail goes to the sender.'],
    replyTo: { name: lead.name, address: lead.email },
  };
  return letter;
};

/** The letters of this domain, by the kind of mail. */
export const leadEmails = {
  lead_confirmation: composeConfirmation,
  lead_notification: composeNotification,
} satisfies Partial<Record<MailKind, Composer>>;

/** What the mail history of a lead calls each kind. */
export const leadEmailLabels: Record<string, string> = {
  lead_confirmation: 'Confirmation to the sender',
  lead_notification: 'Word to the team',
};
