import { z } from 'zod';
import { db } from '@/lib/db';
import { env } from '@/lib/env';
import { formatMoment } from '@/lib/format';
import type { Mail, Prisma } from '@/lib/generated/prisma/client';
import type { Composer } from '@/lib/mail/deliver';
import { greeting } from '@/lib/mail/greeting';
import { queueMail } from '@/lib/mail/outbox';
import { HOUR_MS } from '@/lib/time';
import { authPath } from '../sign-in/return-path';
import { hashToken, linkHours, newToken } from './email-tokens';

/** Changes that the owner of an account is notified of, since an attacker may have made them. */
const changes = {
  password_changed: 'Your password was changed',
  password_reset: 'Your password was reset with a link sent to this address',
  passkey_added: 'A passkey was added to your account',
  passkey_removed: 'A passkey was removed from your account',
  passkeys_removed: 'An administrator removed all passkeys from your account',
  signed_out_everywhere: 'Your account was signed out everywhere',
  recovery_code_used: 'A recovery code was used for your account',
  data_exported: 'The data of your account was downloaded',
} as const;

export type SecurityChange = keyof typeof changes;

export const noticeSchema = z.object({
  change: z.enum(Object.keys(changes) as [SecurityChange, ...SecurityChange[]]),
  since: z.coerce.date().optional(),
});

/** What no link undoes: changes by an operator, and by a link to the same mailbox. A download stays one, but its session ends. */
const isFinal = (change: SecurityChange) => change === 'passkeys_removed' || change === 'password_reset';

/**
 * Queues an e-mail that tells the owner of an account of a change, in the transaction of that change.
 * @param since the moment before the change, to which the mailed link leads back
 */
export async function queueSecurityNotice(
  tx: Prisma.TransactionClient,
  userId: string,
  change: SecurityChange,
  since = new Date(),
): Promise<void> {
  const { email } = await tx.user.findUniqueOrThrow({ where: { id: userId }, select: { email: true } });
  await queueMail(tx, { kind: 'security_notice', recipient: email, details: { change, since: since.toISOString() } });
}

async function createUndoLink(mail: Mail, userId: string): Promise<string> {
  const token = newToken();
  const expiresAt = new Date(mail.createdAt.getTime() + linkHours.undo * HOUR_MS);
  const link = { tokenHash: hashToken(token), purpose: 'undo' as const, userId, expiresAt };
  await db.emailToken.upsert({ where: { mailId: mail.id }, create: { ...link, mailId: mail.id }, update: link });
  return env.siteUrl + authPath({ token }, '/auth/undo');
}

/** The e-mail about a change; nothing if the account has been deleted since. */
export const composeSecurityNotice: Composer = async (mail) => {
  const user = await db.user.findUnique({ where: { email: mail.recipient } });
  if (!user) return undefined;
  const { change, since } = noticeSchema.parse(mail.details);
  const text = changes[change];
  const canUndo = since !== undefined && !isFinal(change);
  return {
    subject: `${text} (${env.siteName})`,
    greeting: greeting(user.displayName),
    paragraphs: [`${text}: ${formatMoment(mail.createdAt)}, Irish time.`, 'If this was you, there is nothing to do.'],
    action: canUndo
      ? { label: 'This wasn’t me: take my account back', url: await createUndoLink(mail, user.id) }
      : { label: 'This wasn’t me: set a new password', url: `${env.siteUrl}/auth/reset` },
    notes: canUndo
      ? [
          'The link works once, within 7 days. It leads to a page where you choose a new password. Every device is signed out, and your passkeys and unused recovery codes go back to what they were before this e-mail. If you got several of these e-mails, use the oldest.',
          ...(change === 'data_exported' ? ['What was downloaded can’t be recalled.'] : []),
        ]
      : [
          'Setting a new password signs you out on every device. Then check the passkeys and devices on your account page, and remove any you don’t recognise.',
        ],
  };
};
