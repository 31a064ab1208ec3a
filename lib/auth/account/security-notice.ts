import { z } from 'zod';
import { db } from '@/lib/db';
import { env } from '@/lib/env';
import { formatMoment } from '@/lib/format';
import type { Prisma } from '@/lib/generated/prisma/client';
import type { Composer } from '@/lib/mail/deliver';
import { greeting } from '@/lib/mail/greeting';
import { queueMail } from '@/lib/mail/outbox';

/** Changes that the owner of an account is notified of, since an attacker may have made them. */
const changes = {
  password_changed: 'Your password was changed',
  password_reset: 'Your password was reset with a link sent to this address',
  passkey_added: 'A passkey was added to your account',
  passkey_removed: 'A passkey was removed from your account',
  passkeys_removed: 'An administrator removed all passkeys from your account',
  signed_out_everywhere: 'Your account was signed out everywhere',
  recovery_code_used: 'A recovery code was used for your account',
} as const;

export type SecurityChange = keyof typeof changes;

const detailsSchema = z.object({ change: z.enum(Object.keys(changes) as [SecurityChange, ...SecurityChange[]]) });

/** Queues an e-mail that tells the owner of an account of a change, in the transaction of that change. */
export async function queueSecurityNotice(
  tx: Prisma.TransactionClient,
  userId: string,
  change: SecurityChange,
): Promise<void> {
  const { email } = await tx.user.findUniqueOrThrow({ where: { id: userId }, select: { email: true } });
  await queueMail(tx, { kind: 'security_notice', recipient: email, details: { change } });
}

/** The e-mail about a change; nothing if the account has been deleted since. */
export const composeSecurityNotice: Composer = async (mail) => {
  const user = await db.user.findUnique({ where: { email: mail.recipient } });
  if (!user) return undefined;
  const text = changes[detailsSchema.parse(mail.details).change];
  return {
    subject: `${text} (${env.siteName})`,
    greeting: greeting(user.displayName),
    paragraphs: [`${text}: ${formatMoment(mail.createdAt)}, Irish time.`, 'If this was you, there is nothing to do.'],
    action: { label: 'This wasn’t me: set a new password', url: `${env.siteUrl}/auth/reset` },
    notes: [
      'Setting a new password signs you out on every device. Then check the passkeys and devices on your account page, and remove any you don’t recognise.',
    ],
  };
};
