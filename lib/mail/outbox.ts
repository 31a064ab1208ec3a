import { randomUUID } from 'node:crypto';
import type { Prisma } from '@/lib/generated/prisma/client';
import { enqueue } from '@/lib/jobs/enqueue';

/** The kinds of e-mail. Their content is composed when they are sent (worker/mail.ts lists the composers). */
export type MailKind =
  | 'sign_up'
  | 'reset'
  | 'security_notice'
  | 'account_deleted'
  | 'lead_confirmation'
  | 'lead_notification'
  | 'held_leads'
  | 'website_changes'
  | 'weekly_run_failed'
  | 'weekly_run_ended'
  | 'agent_request'
  | 'agent_digest'
  | 'agent_decision'
  | 'agent_team'
  | 'agent_notice'
  | 'agent_invitation'
  | 'agent_removal'
  | 'agent_week'
  | 'control_code';

export type NewMail = {
  kind: MailKind;
  recipient: string;
  details?: Prisma.InputJsonObject;
  leadId?: string;
  /** When it is sent; at once by default. */
  afterSeconds?: number;
};

/**
 * Stores e-mails and the jobs that send them, in the transaction of the change that they report (outbox pattern). One statement for all
 * e-mails: a lead form has two, and each round trip keeps its transaction open.
 */
export async function queueMails(tx: Prisma.TransactionClient, mails: readonly NewMail[]): Promise<void> {
  const rows = mails.map(({ afterSeconds, ...mail }) => ({ afterSeconds, mail: { id: randomUUID(), ...mail } }));
  await tx.mail.createMany({ data: rows.map(({ mail }) => mail) });
  for (const { mail, afterSeconds } of rows) await enqueue(tx, 'mail', { mailId: mail.id }, afterSeconds);
}

/** Stores one e-mail and its job. */
export const queueMail = (tx: Prisma.TransactionClient, mail: NewMail): Promise<void> => queueMails(tx, [mail]);
