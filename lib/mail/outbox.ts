import type { Prisma } from '@/lib/generated/prisma/client';
import { enqueue } from '@/lib/jobs/enqueue';

/** The kinds of e-mail. Their content is composed when they are sent (worker/mail.ts lists the composers). */
export type MailKind = 'sign_up' | 'reset' | 'security_notice' | 'lead_confirmation' | 'lead_notification';

export type NewMail = { kind: MailKind; recipient: string; details?: Prisma.InputJsonObject; leadId?: string };

/** Stores an e-mail and the job that sends it, in the transaction of the change that it reports (outbox pattern). */
export async function queueMail(tx: Prisma.TransactionClient, mail: NewMail): Promise<void> {
  const { id } = await tx.mail.create({ data: mail, select: { id: true } });
  await enqueue(tx, 'mail', { mailId: id });
}
