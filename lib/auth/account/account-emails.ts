import { z } from 'zod';
import { db } from '@/lib/db';
import { env } from '@/lib/env';
import type { EmailTokenPurpose, Mail } from '@/lib/generated/prisma/client';
import type { Composer } from '@/lib/mail/deliver';
import type { EmailContent } from '@/lib/mail/email-template';
import type { MailKind } from '@/lib/mail/outbox';
import { hashToken, newToken } from './email-tokens';

const HOUR_MS = 60 * 60 * 1000;
/** How long the mailed links hold. */
export const linkHours = { confirm: 24, reset: 1 } as const satisfies Record<EmailTokenPurpose, number>;

/** Makes a link for a mail. A mail that has to be sent again carries a new one, and the old one ends. */
async function makeLink(mail: Mail, purpose: EmailTokenPurpose, owner: { signUpId: string } | { userId: string }) {
  const token = newToken();
  const link = {
    tokenHash: hashToken(token),
    purpose,
    expiresAt: new Date(Date.now() + linkHours[purpose] * HOUR_MS),
    ...owner,
  };
  await db.emailToken.upsert({ where: { mailId: mail.id }, create: { ...link, mailId: mail.id }, update: link });
  return `${env.siteUrl}/auth/${purpose}?token=${token}`;
}

const greet = (name: string | null) => (name ? `Hello ${name},` : 'Hello,');

const confirmLetter = (name: string | null, url: string): EmailContent => ({
  subject: `Confirm your address for ${env.siteName}`,
  greeting: greet(name),
  paragraphs: [
    'You asked for an account with this e-mail address. One more step: open this page and press the button.',
  ],
  action: { label: 'Confirm my address', url },
  notes: [
    `The link works once and for ${linkHours.confirm} hours.`,
    'If this was not you, do nothing: without this step there is no account.',
  ],
});

const alreadyRegisteredLetter = (name: string | null): EmailContent => ({
  subject: `You already have an account at ${env.siteName}`,
  greeting: greet(name),
  paragraphs: [
    'Somebody, most likely you, tried to sign up with this e-mail address. It has an account already, so nothing was changed.',
    'Sign in with your password. If you have forgotten it, you can set a new one from the same page.',
  ],
  action: { label: 'Sign in', url: `${env.siteUrl}/auth` },
  notes: ['If this was not you, there is nothing you need to do.'],
});

const resetLetter = (name: string | null, url: string): EmailContent => ({
  subject: `Set a new password for ${env.siteName}`,
  greeting: greet(name),
  paragraphs: ['You asked for a new password. Open this page and choose one; until then the old one works.'],
  action: { label: 'Set a new password', url },
  notes: [
    `The link works once and for ${linkHours.reset} hour.`,
    'If this was not you, do nothing: your password stays as it is.',
  ],
});

const signUpDetails = z.object({ signUpId: z.uuid().optional() });

/** After a sign-up: the link, or word that there is an account already. Nothing for an address that never signed up. */
const composeSignUp: Composer = async (mail) => {
  const user = await db.user.findUnique({ where: { email: mail.recipient } });
  if (user) return alreadyRegisteredLetter(user.displayName);
  const { signUpId } = signUpDetails.parse(mail.details);
  const signUp = await db.signUp.findFirst({
    where: { email: mail.recipient, id: signUpId },
    orderBy: { createdAt: 'desc' },
  });
  return signUp
    ? confirmLetter(signUp.displayName, await makeLink(mail, 'confirm', { signUpId: signUp.id }))
    : undefined;
};

const composeReset: Composer = async (mail) => {
  const user = await db.user.findUnique({ where: { email: mail.recipient } });
  return user ? resetLetter(user.displayName, await makeLink(mail, 'reset', { userId: user.id })) : undefined;
};

/** The letters of this domain, by the kind of mail. */
export const authEmails = { sign_up: composeSignUp, reset: composeReset } satisfies Partial<Record<MailKind, Composer>>;
