import type { Prisma } from '@/lib/generated/prisma/client';

/** Removes a passkey of a user, so that `undoChanges` can restore it. False if it is not one of the user's. */
export async function movePasskeyAway(tx: Prisma.TransactionClient, userId: string, id: string, removedAt: Date) {
  const passkey = await tx.passkey.findFirst({ where: { id, userId } });
  if (!passkey) return false;
  // Of two simultaneous requests only one removes it.
  if ((await tx.passkey.deleteMany({ where: { id, userId } })).count === 0) return false;
  await tx.removedPasskey.upsert({
    where: { id },
    create: { ...passkey, removedAt },
    update: { ...passkey, removedAt },
  });
  return true;
}

/**
 * Takes the second factor of an account back to what it was at `since`: passkeys and recovery codes made from then on are
 * deleted, unless `keepsYounger`, and those removed from then on are restored, if they existed at that time. Used recovery codes stay used.
 */
export async function undoChanges(
  tx: Prisma.TransactionClient,
  userId: string,
  since: Date,
  keepsYounger = false,
): Promise<void> {
  if (!keepsYounger) {
    await tx.passkey.deleteMany({ where: { userId, createdAt: { gte: since } } });
    await tx.recoveryCode.deleteMany({ where: { userId, createdAt: { gte: since } } });
  }
  const where = { userId, removedAt: { gte: since }, createdAt: { lt: since } };
  const removed = await tx.removedPasskey.findMany({ where, omit: { removedAt: true } });
  await tx.passkey.createMany({ data: removed, skipDuplicates: true });
  await tx.removedPasskey.deleteMany({ where });
  await tx.recoveryCode.updateMany({ where, data: { removedAt: null } });
}
