import { db } from '@/lib/db';
import type { Role } from '@/lib/generated/prisma/enums';
import { recordEvent } from '../audit-trail';
import { normalizeEmail, passwordLimits } from './schema';

/** Gives an account a role. It counts from the next request on. Returns one sentence for whoever asked. */
export async function setRole(address: string, role: Role): Promise<{ ok: boolean; message: string }> {
  const user = await db.user.findUnique({ where: { email: normalizeEmail(address.trim()) } });
  if (!user)
    return { ok: false, message: `There is no account with the address ${address}. Sign up and confirm it first.` };
  await db.$transaction(async (tx) => {
    await tx.userRole.upsert({ where: { userId: user.id }, create: { userId: user.id, role }, update: { role } });
    await recordEvent({ kind: 'role_changed', userId: user.id, details: { role } }, tx);
  });
  const hint =
    role === 'admin' && !user.longPassword
      ? ` It takes effect once the password has ${passwordLimits.admin} characters or more.`
      : '';
  return { ok: true, message: `${user.email} has the role ${role} now.${hint}` };
}
