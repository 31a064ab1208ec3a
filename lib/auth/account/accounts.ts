import type { z } from 'zod';
import { db } from '@/lib/db';
import type { Prisma, SignUp, User } from '@/lib/generated/prisma/client';
import { queueMail } from '@/lib/mail/outbox';
import { recipientKey } from '@/lib/rate-limits/keys';
import { reset } from '@/lib/rate-limits/rate-limiter';
import { endsWithin, HOUR_MS } from '@/lib/time';
import { recordEvent } from '../audit-trail';
import { knownBrowser, ownSignUp } from '../session/known-browser';
import { endAllSessions } from '../session/sessions';
import { undoChanges } from '../step-up/undo-changes';
import { type EmailTokenPurpose, hashToken, linkHours } from './email-tokens';
import { hashPassword, isLongPassword, verifyPassword } from './passwords';
import type { signUpSchema } from './schema';
import { noticeSchema, queueSecurityNotice } from './security-notice';
import { findSignUps } from './sign-ups';

export type SignUpInput = Omit<z.output<typeof signUpSchema>, 'callbackUrl'>;

/**
 * Stores a sign-up and queues its mail. The same is done for addresses that have an account: what is mailed to them is
 * decided when it is sent (account-emails.ts), so nothing here tells whether an account exists.
 */
export async function requestSignUp(
  { email, password, displayName }: SignUpInput,
  {
    ip,
    callbackUrl = '/',
    onStored,
  }: {
    ip: string;
    callbackUrl?: string;
    /** What is stored with it, in its transaction. */
    onStored?: (tx: Prisma.TransactionClient, signUpId: string) => Promise<void>;
  },
): Promise<{ id: string }> {
  const passwordHash = await hashPassword(password, ip);
  return db.$transaction(async (tx) => {
    const signUp = await tx.signUp.create({
      data: { email, displayName, passwordHash, longPassword: isLongPassword(password) },
    });
    await queueMail(tx, { kind: 'sign_up', recipient: email, details: { signUpId: signUp.id, callbackUrl } });
    await onStored?.(tx, signUp.id);
    return { id: signUp.id };
  });
}

/** Queues the confirmation mail of the latest sign-up again; does the same for addresses that never signed up (no account enumeration). */
export async function resendConfirmation(email: string, callbackUrl = '/'): Promise<void> {
  await db.$transaction((tx) => queueMail(tx, { kind: 'sign_up', recipient: email, details: { callbackUrl } }));
}

/** Password reset: queues a mail with a link to set a new password. It is only sent if there is an account (no account enumeration). */
export async function requestReset(email: string, callbackUrl = '/'): Promise<void> {
  await db.$transaction((tx) => queueMail(tx, { kind: 'reset', recipient: email, details: { callbackUrl } }));
}

/** The record of a mailed link, without using it; undefined if it is used, replaced, expired or forged. */
export async function findEmailLink(token: string, purpose: EmailTokenPurpose, tx: Prisma.TransactionClient = db) {
  const expiresAt = endsWithin(linkHours[purpose] * HOUR_MS);
  return (await tx.emailToken.findFirst({ where: { tokenHash: hashToken(token), purpose, expiresAt } })) ?? undefined;
}

/** Consumes a mailed link; only one of several simultaneous requests succeeds. */
async function consumeLink(tx: Prisma.TransactionClient, token: string, purpose: EmailTokenPurpose) {
  const link = await findEmailLink(token, purpose, tx);
  if (!link) return undefined;
  const { count } = await tx.emailToken.deleteMany({ where: { tokenHash: link.tokenHash } });
  return count === 1 ? link : undefined;
}

/** The address of a confirmation link, and the sign-up with it that this browser sent; undefined if the link is no longer valid. */
export async function findConfirmation(token: string): Promise<{ email: string; own?: SignUp } | undefined> {
  const link = await findEmailLink(token, 'confirm');
  const signUp = link?.signUpId ? await db.signUp.findUnique({ where: { id: link.signUpId } }) : null;
  const signUps = signUp ? await findSignUps(signUp.email) : [];
  // Confirmed meanwhile by another request.
  if (!signUp || signUps.length === 0) return undefined;
  return { email: signUp.email, own: await ownSignUp(signUps) };
}

/** A new account, and the sign-up that was sent from the browser that confirmed it. */
export type ConfirmedSignUp = { userId: string; signUpId?: string };

/**
 * Creates the account of a confirmation link, which proves the address alone: anybody may have signed up with it. The password is the one
 * that was sent from this browser, or a chosen one. Undefined if the link is no longer valid.
 */
export async function confirmSignUp(
  token: string,
  chosen?: { password: string; displayName?: string; ip: string },
): Promise<ConfirmedSignUp | { needsPassword: true } | undefined> {
  // Looked up first, since an invented token must cost neither a transaction nor a hash.
  const found = await findConfirmation(token);
  if (!found) return undefined;
  const { email, own } = found;
  const passwordOfAccount = chosen
    ? { passwordHash: await hashPassword(chosen.password, chosen.ip), longPassword: isLongPassword(chosen.password) }
    : own && { passwordHash: own.passwordHash, longPassword: own.longPassword };
  if (!passwordOfAccount) return { needsPassword: true };
  const displayName = chosen?.displayName ?? own?.displayName;
  return db.$transaction(async (tx) => {
    if (!(await consumeLink(tx, token, 'confirm'))) return undefined;
    const data = { email, displayName, ...passwordOfAccount };
    const [user] = await tx.user.createManyAndReturn({ data, skipDuplicates: true, select: { id: true } });
    // Confirmed meanwhile by another link: the password of that one is set.
    if (!user) return undefined;
    await tx.signUp.deleteMany({ where: { email } });
    await recordEvent({ kind: 'sign_up', userId: user.id }, tx);
    return { userId: user.id, signUpId: own?.id };
  });
}

async function setPassword(tx: Prisma.TransactionClient, userId: string, password: string, passwordHash: string) {
  await endAllSessions(userId, tx);
  // Whoever knows the password must not take the owner's links to undo changes away.
  await tx.emailToken.deleteMany({ where: { userId, purpose: 'reset' } });
  return tx.user.update({
    where: { id: userId },
    data: { passwordHash, longPassword: isLongPassword(password) },
  });
}

/** Sets the password of a reset link and ends all sessions. Undefined if the link is no longer valid. */
export async function resetPassword(token: string, password: string, ip: string): Promise<User | undefined> {
  // Looked up before hashing, since an invented token must not cost 30 ms of CPU time.
  if (!(await findEmailLink(token, 'reset'))) return undefined;
  const passwordHash = await hashPassword(password, ip);
  const user = await db.$transaction(async (tx) => {
    const link = await consumeLink(tx, token, 'reset');
    if (!link?.userId) return undefined;
    await recordEvent({ kind: 'password_reset', userId: link.userId, ip }, tx);
    await queueSecurityNotice(tx, link.userId, 'password_reset');
    return setPassword(tx, link.userId, password, passwordHash);
  });
  if (user) {
    await reset({
      signInByEmail: user.email,
      signInByEmailAndIp: `${user.email} ${ip}`,
      emailByRecipient: `reset ${recipientKey(user.email)}`,
    });
  }
  return user;
}

/**
 * The link of a notice of a change. A mailbox alone takes no second factor away: passkeys that are younger than the change go only if the
 * link is used in a browser that had signed in before it, as its owner's has. `keepsPasskeys` says that they stay.
 */
export async function findUndo(
  token: string,
): Promise<{ userId: string; since: Date; keepsPasskeys: boolean } | undefined> {
  const link = await findEmailLink(token, 'undo');
  if (!link?.userId) return undefined;
  const { userId } = link;
  const mail = await db.mail.findUnique({ where: { id: link.mailId } });
  // Throws for a mail without the moment, so that the link is not used up.
  const { since } = noticeSchema.required().parse(mail?.details);
  const younger = await db.passkey.count({ where: { userId, createdAt: { gte: since } } });
  const browser = await knownBrowser(userId);
  return { userId, since, keepsPasskeys: younger > 0 && !(browser && browser.first <= since) };
}

/**
 * Sets a new password, ends all sessions and undoes the change behind a link and everything since, but for what `findUndo` says. Where
 * passkeys stay, the link does too, so that it can be used in the right browser. Undefined if the link is no longer valid.
 */
export async function undoByLink(token: string, password: string, ip: string): Promise<User | undefined> {
  const found = await findUndo(token);
  if (!found) return undefined;
  const { userId, since, keepsPasskeys } = found;
  const passwordHash = await hashPassword(password, ip);
  return db.$transaction(async (tx) => {
    if (!keepsPasskeys && !(await consumeLink(tx, token, 'undo'))) return undefined;
    await undoChanges(tx, userId, since, keepsPasskeys);
    await recordEvent({ kind: keepsPasskeys ? 'password_reset' : 'changes_undone', userId, ip }, tx);
    await queueSecurityNotice(tx, userId, 'password_reset');
    return setPassword(tx, userId, password, passwordHash);
  });
}

/** Whether this is the user's password. */
export async function isUserPassword(userId: string, password: string, ip: string): Promise<boolean> {
  const user = await db.user.findUnique({ where: { id: userId } });
  return verifyPassword(user?.passwordHash, password, ip);
}

/** Changes the password and ends all sessions. */
export async function changePassword(userId: string, password: string, ip: string): Promise<void> {
  const passwordHash = await hashPassword(password, ip);
  await db.$transaction(async (tx) => {
    await setPassword(tx, userId, password, passwordHash);
    await recordEvent({ kind: 'password_changed', userId, ip }, tx);
    await queueSecurityNotice(tx, userId, 'password_changed');
  });
}

/** Saves the display name; undefined removes it. */
export async function saveDisplayName(userId: string, displayName: string | undefined): Promise<void> {
  await db.user.update({ where: { id: userId }, data: { displayName: displayName ?? null } });
}
