import { z } from 'zod';
import { db } from '@/lib/db';
import { env } from '@/lib/env';
import { formatMoment } from '@/lib/format';
import type { Mail } from '@/lib/generated/prisma/client';
import type { Composer } from '@/lib/mail/deliver';
import type { EmailContent } from '@/lib/mail/email-template';
import { greeting } from '@/lib/mail/greeting';
import type { MailKind } from '@/lib/mail/outbox';
import { HOUR_MS } from '@/lib/time';
import { authPath } from '../sign-in/return-path';
import { hashToken, linkHours, newToken } from './email-tokens';
import { composeSecurityNotice } from './security-notice';

const pages = { confirm: '/auth/confirm', reset: '/auth/reset' } as const;

const detailsSchema = z.object({ signUpId: z.uuid().optional(), callbackUrl: z.string().optional() });

/** Creates the link of a mail. A mail that is sent again carries a new link, which replaces the old one. */
async function createLink(mail: Mail, purpose: keyof typeof pages, owner: { signUpId: string } | { userId: string }) {
  const token = newToken();
  const link = {
    tokenHash: hashToken(token),
    purpose,
    expiresAt: new Date(Date.now() + linkHours[purpose] * HOUR_MS),
    ...owner,
  };
  await db.emailToken.upsert({ where: { mailId: mail.id }, create: { ...link, mailId: mail.id }, update: link });
  const { callbackUrl } = detailsSchema.parse(mail.details);
  return env.siteUrl + authPath({ token, callbackUrl }, pages[purpose]);
}

/** Quotes nothing of the sign-up, not even the name: anybody may have typed this address. */
const confirmEmail = (url: string): EmailContent => ({
  subject: `Confirm your e-mail address for ${env.siteName}`,
  greeting: greeting(undefined),
  paragraphs: [`Open this page and press the button to finish signing up to ${env.siteName}.`],
  action: { label: 'Confirm my e-mail address', url },
  notes: [
    `The link works once and expires after ${linkHours.confirm} hours.`,
    'If this wasn’t you, you can ignore this e-mail: no account is created unless you confirm.',
  ],
});

const alreadyRegisteredEmail = (name: string | null, callbackUrl?: string): EmailContent => ({
  subject: `You already have an account at ${env.siteName}`,
  greeting: greeting(name),
  paragraphs: [
    'Somebody, most likely you, tried to sign up with this e-mail address. You already have an account, so nothing has changed.',
    'You can sign in with your password. If you have forgotten it, you can set a new one from the same page.',
  ],
  action: { label: 'Sign in', url: env.siteUrl + authPath({ callbackUrl }) },
  notes: ['If this wasn’t you, there is nothing you need to do.'],
});

const resetEmail = (name: string | null, url: string): EmailContent => ({
  subject: `Set a new password for ${env.siteName}`,
  greeting: greeting(name),
  paragraphs: ['You asked to set a new password. Your old one keeps working until you choose a new one on this page.'],
  action: { label: 'Set a new password', url },
  notes: [
    `The link works once and expires after ${linkHours.reset} hour.`,
    'If this wasn’t you, you can ignore this e-mail: your password stays as it is.',
  ],
});

/** A confirmation link, or a note that there is an account already. Nothing for an address that never signed up. */
const composeSignUp: Composer = async (mail) => {
  const user = await db.user.findUnique({ where: { email: mail.recipient } });
  const { signUpId, callbackUrl } = detailsSchema.parse(mail.details);
  if (user) return alreadyRegisteredEmail(user.displayName, callbackUrl);
  const signUp = await db.signUp.findFirst({
    where: { email: mail.recipient, id: signUpId },
    orderBy: { createdAt: 'desc' },
  });
  return signUp ? confirmEmail(await createLink(mail, 'confirm', { signUpId: signUp.id })) : undefined;
};

const composeReset: Composer = async (mail) => {
  const user = await db.user.findUnique({ where: { email: mail.recipient } });
  return user ? resetEmail(user.displayName, await createLink(mail, 'reset', { userId: user.id })) : undefined;
};

/** The last mail to an address that has no account any more. */
const composeAccountDeleted: Composer = async (mail) => ({
  subject: `Your account was deleted (${env.siteName})`,
  greeting: greeting(undefined),
  paragraphs: [
    `Your account at ${env.siteName} was deleted with everything stored under it: ${formatMoment(mail.createdAt)}, Irish time. It cannot be brought back.`,
    'If this was you, there is nothing to do.',
  ],
  notes: [
    'If this wasn’t you, somebody knew your password: change it wherever else you use it, and reply to this e-mail so that we can look into it.',
  ],
  replyTo: { name: env.siteName, address: env.contactEmail },
});

/** The e-mails about accounts, by kind. */
export const authEmails = {
  sign_up: composeSignUp,
  reset: composeReset,
  security_notice: composeSecurityNotice,
  account_deleted: composeAccountDeleted,
} satisfies Partial<Record<MailKind, Composer>>;
