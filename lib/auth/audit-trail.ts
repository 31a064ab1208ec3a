import { db } from '@/lib/db';
import type { Prisma } from '@/lib/generated/prisma/client';

/** What the audit trail records, with the words the account page has for each. */
export const auditKinds = {
  sign_up: 'Account made',
  sign_in: 'Signed in',
  sign_in_failed: 'Sign-in with a wrong password',
  password_refused: 'A change was asked for with a wrong password',
  sign_out: 'Signed out',
  sign_out_everywhere: 'Signed out everywhere',
  session_replayed: 'A session was ended because an old key to it was used again',
  password_changed: 'Password changed',
  password_reset: 'Password set by a mailed link',
  role_changed: 'Role changed',
  account_deleted: 'Account deleted',
} as const;

export type AuditKind = keyof typeof auditKinds;

type Entry = { kind: AuditKind; userId?: string; ip?: string; details?: Prisma.InputJsonObject };

/** Adds to the audit trail, within a transaction where one is given. Details hold no personal data. */
export async function recordEvent(entry: Entry, tx: Prisma.TransactionClient = db): Promise<void> {
  await tx.auditEvent.create({ data: entry });
}
