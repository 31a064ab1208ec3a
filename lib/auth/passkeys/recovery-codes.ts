import { randomBytes } from 'node:crypto';
import { db } from '@/lib/db';
import type { Prisma } from '@/lib/generated/prisma/client';
import { hashToken } from '../account/email-tokens';

const CODES = 10;
/** 112 bits: enough to be stored under a plain SHA-256 (OWASP ASVS 6.5.2). */
const CODE_BYTES = 14;

/** "3f2a-…": 28 hexadecimal digits in groups of four. */
const newCode = () =>
  randomBytes(CODE_BYTES)
    .toString('hex')
    .replaceAll(/(.{4})(?=.)/g, '$1-');

/** Codes are typed from paper: case, spaces and hyphens do not count. */
const hashCode = (userId: string, code: string) =>
  hashToken(`${userId}:${code.toLowerCase().replaceAll(/[^0-9a-f]/g, '')}`);

/** How many recovery codes of a user work. */
export const countRecoveryCodes = (userId: string): Promise<number> =>
  db.recoveryCode.count({ where: { userId, removedAt: null } });

/** Takes the recovery codes of a user out of use. They are kept for a while, so that `undoChanges` can restore them. */
export async function removeRecoveryCodes(userId: string, tx: Prisma.TransactionClient, removedAt = new Date()) {
  await tx.recoveryCode.updateMany({ where: { userId, removedAt: null }, data: { removedAt } });
}

/** Replaces the recovery codes of a user. Returns the new ones: they are stored as hashes only. */
export async function replaceRecoveryCodes(userId: string, tx: Prisma.TransactionClient): Promise<string[]> {
  const codes = Array.from({ length: CODES }, newCode);
  await removeRecoveryCodes(userId, tx);
  await tx.recoveryCode.createMany({
    data: codes.map((code) => ({ userId, codeHash: hashCode(userId, code), createdAt: new Date() })),
  });
  return codes;
}

/** Consumes a recovery code. False if it is not one of the user's, or was used before. */
export async function consumeRecoveryCode(userId: string, code: string): Promise<boolean> {
  const where = { userId, codeHash: hashCode(userId, code), removedAt: null };
  const { count } = await db.recoveryCode.deleteMany({ where });
  return count === 1;
}
