import { db } from '@/lib/db';
import { plural } from '@/lib/text/plural';
import { normalizeEmail } from '../account/schema';
import { queueSecurityNotice } from '../account/security-notice';
import { recordEvent } from '../audit-trail';
import { endAllSessions } from '../session/sessions';
import { movePasskeyAway } from '../step-up/undo-changes';
import { countRecoveryCodes, removeRecoveryCodes } from './recovery-codes';

/** The passkeys of a user, oldest first, and how many recovery codes are left. */
export async function listPasskeys(userId: string) {
  const passkeys = await db.passkey.findMany({
    where: { userId },
    orderBy: { createdAt: 'asc' },
    select: { id: true, name: true, createdAt: true, lastUsedAt: true },
  });
  return { passkeys, recoveryCodes: await countRecoveryCodes(userId) };
}

/** Removes a passkey; with the last one the recovery codes go too. */
export async function removePasskey(userId: string, passkeyId: string, ip: string): Promise<void> {
  await db.$transaction(async (tx) => {
    const since = new Date();
    if (!(await movePasskeyAway(tx, userId, passkeyId, since))) return;
    if ((await tx.passkey.count({ where: { userId } })) === 0) await removeRecoveryCodes(userId, tx, since);
    await recordEvent({ kind: 'passkey_removed', userId, ip }, tx);
    await queueSecurityNotice(tx, userId, 'passkey_removed', since);
  });
}

/**
 * Removes all passkeys and recovery codes of an account whose owner has lost them, and ends its sessions. For operators, who
 * must verify the identity of the owner first. Returns a sentence for them.
 */
export async function resetPasskeys(email: string): Promise<{ ok: boolean; message: string }> {
  const user = await db.user.findUnique({ where: { email: normalizeEmail(email.trim()) } });
  if (!user) return { ok: false, message: `There is no account with the e-mail address ${email}.` };
  const count = await db.$transaction(async (tx) => {
    const removed = await tx.passkey.deleteMany({ where: { userId: user.id } });
    if (removed.count === 0) return 0;
    await tx.recoveryCode.deleteMany({ where: { userId: user.id } });
    await tx.removedPasskey.deleteMany({ where: { userId: user.id } });
    await endAllSessions(user.id, tx);
    await recordEvent({ kind: 'passkeys_reset', userId: user.id, details: { count: removed.count } }, tx);
    await queueSecurityNotice(tx, user.id, 'passkeys_removed');
    return removed.count;
  });
  if (count === 0) return { ok: false, message: `${user.email} has no passkey.` };
  return {
    ok: true,
    message: `${plural(count, 'passkey')} of ${user.email} removed; the password alone signs in now.`,
  };
}
