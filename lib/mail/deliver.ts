import { db } from '@/lib/db';
import type { Mail } from '@/lib/generated/prisma/client';
import { log } from '@/lib/log';
import type { EmailContent } from './email-template';
import type { MailKind } from './outbox';
import { sendEmail } from './transport';

/** Composes an e-mail; undefined if there is nothing to send after all. */
export type Composer = (mail: Mail) => Promise<EmailContent | undefined>;

/** The mail that confirms the deletion of an account, of whose owner nothing stays once it is sent. */
const LAST_MAIL: MailKind = 'account_deleted';

/** Whether the mail server rejected the recipient permanently (5xx to RCPT TO), so that retrying is pointless. */
const isPermanentRejection = (error: unknown) =>
  error instanceof Error &&
  'responseCode' in error &&
  Number(error.responseCode) >= 500 &&
  'command' in error &&
  error.command === 'RCPT TO';

/** The error message without the e-mail addresses that mail servers repeat. */
const reasonOf = (error: unknown) =>
  (error instanceof Error ? error.message : String(error)).replaceAll(/[^\s<>]+@[^\s<>]+/g, '…').slice(0, 300);

async function recordFailure(mail: Mail, error: unknown, isLast: boolean) {
  const reason = reasonOf(error);
  const isFinal = isLast || isPermanentRejection(error);
  await db.mail.update({
    where: { id: mail.id },
    data: { status: isFinal ? 'failed' : 'queued', attempts: { increment: 1 }, lastError: reason },
  });
  if (isFinal) log.error({ mail: mail.id, kind: mail.kind, reason }, 'mail failed permanently');
  else log.warn({ mail: mail.id, kind: mail.kind, reason }, 'mail failed; will be retried');
  if (!isFinal) throw error;
}

/**
 * Sends one e-mail of the outbox, unless it has been sent already.
 * @param isLast whether this is the last attempt; otherwise a failure is thrown, so that the job is retried
 */
export async function deliverMail(mailId: string, composers: Record<string, Composer>, isLast: boolean): Promise<void> {
  const mail = await db.mail.findUnique({ where: { id: mailId } });
  if (!mail || mail.status === 'sent' || mail.status === 'skipped') return;
  try {
    const compose = composers[mail.kind];
    if (!compose) throw new Error(`There is no composer for e-mails of the kind "${mail.kind}".`);
    const content = await compose(mail);
    if (content) await sendEmail(content, { id: mail.id, kind: mail.kind, to: mail.recipient });
    if (mail.kind === LAST_MAIL) return void (await db.mail.delete({ where: { id: mail.id } }));
    await db.mail.update({
      where: { id: mail.id },
      data: { status: content ? 'sent' : 'skipped', sentAt: new Date(), attempts: { increment: 1 }, lastError: null },
    });
  } catch (error) {
    await recordFailure(mail, error, isLast);
  }
}
