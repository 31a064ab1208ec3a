import { db } from '@/lib/db';
import type { Mail } from '@/lib/generated/prisma/client';
import { log } from '@/lib/log';
import type { EmailContent } from './email-template';
import { sendEmail } from './transport';

/** Makes the letter of a mail; undefined when there is nothing to say after all. */
export type Composer = (mail: Mail) => Promise<EmailContent | undefined>;

/** A 5xx answer to the recipient's address: no later attempt will be answered otherwise. */
const isRefusedForGood = (error: unknown) =>
  error instanceof Error &&
  'responseCode' in error &&
  Number(error.responseCode) >= 500 &&
  'command' in error &&
  error.command === 'RCPT TO';

/** What went wrong, without the addresses that mail servers like to repeat. */
const reasonOf = (error: unknown) =>
  (error instanceof Error ? error.message : String(error)).replaceAll(/[^\s<>]+@[^\s<>]+/g, '…').slice(0, 300);

async function recordFailure(mail: Mail, error: unknown, isLast: boolean) {
  const reason = reasonOf(error);
  const gaveUp = isLast || isRefusedForGood(error);
  await db.mail.update({
    where: { id: mail.id },
    data: { status: gaveUp ? 'failed' : 'queued', attempts: { increment: 1 }, lastError: reason },
  });
  if (gaveUp) log.error({ mail: mail.id, kind: mail.kind, reason }, 'mail could not be sent; given up');
  else log.warn({ mail: mail.id, kind: mail.kind, reason }, 'mail could not be sent; tried again later');
  if (!gaveUp) throw error;
}

/**
 * Sends one mail of the outbox, unless that is done already.
 * @param isLast whether a failure now is final; otherwise it is thrown, so that the job is tried again
 */
export async function deliverMail(mailId: string, composers: Record<string, Composer>, isLast: boolean): Promise<void> {
  const mail = await db.mail.findUnique({ where: { id: mailId } });
  if (!mail || mail.status === 'sent' || mail.status === 'skipped') return;
  try {
    const compose = composers[mail.kind];
    if (!compose) throw new Error(`Nobody writes mails of the kind "${mail.kind}".`);
    const letter = await compose(mail);
    if (letter) await sendEmail(letter, { id: mail.id, kind: mail.kind, to: mail.recipient });
    await db.mail.update({
      where: { id: mail.id },
      data: { status: letter ? 'sent' : 'skipped', sentAt: new Date(), attempts: { increment: 1 }, lastError: null },
    });
  } catch (error) {
    await recordFailure(mail, error, isLast);
  }
}
