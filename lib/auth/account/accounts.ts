import type { z } from 'zod';
import { db } from '@/lib/db';
import type { EmailTokenPurpose, Prisma, User } from '@/lib/generated/prisma/client';
import { queueMail } from '@/lib/mail/outbox';
import { reset } from '@/lib/rate-limits/limits';
import { recordEvent } from '../audit-trail';
import { endAllSessions } from '../session/sessions';
import { hashToken } from './email-tokens';
import { hashPassword, isLongPassword, verifyPassword } from './passwords';
import type { signUpSchema } from './schema';

/**
 * Stores the wish for an account and mails a link. Known addresses are stored just the same; what is mailed to them is
 * decided when it is sent (lib/auth/account/account-emails.ts), so that nothing here tells whether an account exists.
 */
export async function requestSignUp({ email, password, displayName }: z.output<typeof signUpSchema>): Promise<void> {
  const passwordHash = await hashPassword(password);
  await db.$transaction(async (tx) => {
    const signUp = await tx.signUp.create({
      data: { email, displayName, passwordHash, longPassword: isLongPassword(password) },
    });
    await queueMail(tx, { kind: 'sign_up', recipient: email, details: { signUpId: signUp.id } });
  });
}

/** Mails the link of the last sign-up with an address again. The same for addresses that never signed up. */
export async function resendConfirmation(email: string): Promise<void> {
  await db.$transaction((tx) => queueMail(tx, { kind: 'sign_up', recipient: email }));
}

/** Mails a link for a new password, if there is an account. */
export async function requestReset(email: string): Promise<void> {
  await db.$transaction((tx) => queueMail(tx, { kind: 'reset', recipient: email }));
}

/** What a mailed link stands for, without using it up; undefined when it is used, replaced, expired or invented. */
export async function findEmailLink(token: string, purpose: EmailTokenPurpose) {
  const link = await db.emailToken.findUnique({ where: { tokenHash: hashToken(token) } });
  return link && link.purpose === purpose && link.expiresAt > new Date() ? link : undefined;
}

/** Uses a link up: of two that come at once, one gets it. */
async function consumeLink(tx: Prisma.TransactionClient, token: string, purpose: EmailTokenPurpose) {
  const link = await tx.emailToken.findUnique({ where: { tokenHash: hashToken(token) } });
  if (!link || link.purpose !== purpose || link.expiresAt <= new Date()) return undefined;
  const { count } = await tx.emailToken.deleteMany({ where: { tokenHash: link.tokenHash } });
  return count === 1 ? link : undefined;
}

/** Makes the account that a confirmation link stands for. Returns its address, or undefined when the link no longer holds. */
export async function confirmSignUp(token: string): Promise<string | undefined> {
  return db.$transaction(async (tx) => {
    const link = await consumeLink(tx, token, 'confirm');
    const signUp = link?.signUpId ? await tx.signUp.findUnique({ where: { id: link.signUpId } }) : null;
    if (!signUp) return undefined;
    const { email, displayName, passwordHash, longPassword } = signUp;
    await tx.user.createMany({ data: { email, displayName, passwordHash, longPassword }, skipDuplicates: true });
    const { id } = await tx.user.findUniqueOrThrow({ where: { email }, select: { id: true } });
    await tx.signUp.deleteMany({ where: { email } });
    await recordEvent({ kind: 'sign_up', userId: id }, tx);
    return email;
  });
}

async function setPassword(tx: Prisma.TransactionClient, userId: string, password: string, passwordHash: string) {
  await endAllSessions(userId, tx);
  await tx.emailToken.deleteMany({ where: { userId } });
  return tx.user.update({
    where: { id: userId },
    data: { passwordHash, longPassword: isLongPassword(password) },
  });
}

/** Sets the password that a reset link asks for and ends all sessions. Undefined when the link no longer holds. */
export async function resetPassword(token: string, password: string, ip: string): Promise<User | undefined> {
  const passwordHash = await hashPassword(password);
  const user = await db.$transaction(async (tx) => {
    const link = await consumeLink(tx, token, 'reset');
    if (!link?.userId) return undefined;
    await recordEvent({ kind: 'password_reset', userId: link.userId, ip }, tx);
    return setPassword(tx, link.userId, password, passwordHash);
  });
  if (user)
    await reset({ signInByEmail: user.email, signInByEmailAndIp: `${user.email} ${ip}`, emailByRecipient: user.email });
  return user;
}

/** Whether this is the user's password. */
export async function isUserPassword(userId: string, password: string): Promise<boolean> {
  const user = await db.user.findUnique({ where: { id: userId } });
  return verifyPassword(user?.passwordHash, password);
}

/** Changes the password and ends all sessions. */
export async function changePassword(userId: string, password: string, ip: string): Promise<void> {
  const passwordHash = await hashPassword(password);
  await db.$transaction(async (tx) => {
    await setPassword(tx, userId, password, passwordHash);
    await recordEvent({ kind: 'password_changed', userId, ip }, tx);
  });
}

/** Saves the name to be shown; undefined takes it away. */
export async function saveDisplayName(userId: string, displayName: string | undefined): Promise<void> {
  await db.user.update({ where: { id: userId }, data: { displayName: displayName ?? null } });
}

/** Deletes an account and everything that belongs to it. What stays is an entry without a name in the audit trail. */
export async function deleteAccount(userId: string): Promise<void> {
  await db.$transaction(async (tx) => {
    const { email } = await tx.user.delete({ where: { id: userId } });
    await tx.signUp.deleteMany({ where: { email } });
    await tx.mail.deleteMany({ where: { recipient: email } });
    await tx.auditEvent.updateMany({ where: { userId }, data: { ip: null } });
    await recordEvent({ kind: 'account_deleted', userId }, tx);
  });
}
