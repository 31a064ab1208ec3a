import type { Prisma } from '@/lib/generated/prisma/client';
import { enqueue } from '@/lib/jobs/enqueue';

/** The mails that the site sends. What each says is made when it is sent (worker/index.ts joins them). */
export type MailKind = 'sign_up' | 'reset' | 'lead_confirmation' | 'lead_notification';

export type NewMail = { kind: MailKind; recipient: string; details?: Prisma.InputJsonObject; leadId?: string };

/** Writes a mail and the job that sends it into the transaction of the change that it reports. */
export async function queueMail(tx: Prisma.TransactionClient, mail: NewMail): Promise<void> {
  const { id } = await tx.mail.create({ data: mail, select: { id: true } });
  await enqueue(tx, 'mail', { mailId: id });
}
