import { db } from '@/lib/db';
import { recordEvent } from '../audit-trail';

/** The passkeys of a user, oldest first, and how many recovery codes are left. */
export async function listPasskeys(userId: string) {
  const passkeys = await db.passkey.findMany({
    where: { userId },
    orderBy: { createdAt: 'asc' },
    select: { id: true, name: true, createdAt: true, lastUsedAt: true },
  });
  return { passkeys, recoveryCodes: await db.recoveryCode.count({ where: { userId } }) };
}

/** Removes a passkey; with the last one the recovery codes go too. */
export async function removePasskey(userId: string, passkeyId: string, ip: string): Promise<void> {
  await db.$transaction(async (tx) => {
    const { count } = await tx.passkey.deleteMany({ where: { id: passkeyId, userId } });
    if (count === 0) return;
    if ((await tx.passkey.count({ where: { userId } })) === 0) await tx.recoveryCode.deleteMany({ where: { userId } });
    await recordEvent({ kind: 'passkey_removed', userId, ip }, tx);
  });
}
