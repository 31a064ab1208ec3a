import { db } from '@/lib/db';
import type { Role } from '@/lib/generated/prisma/enums';
import { recordEvent } from '../audit-trail';
import { normalizeEmail, passwordLimits } from './schema';

/** Gives an account a role, from the next request on. Returns a sentence for the operator. */
export async function setRole(email: string, role: Role): Promise<{ ok: boolean; message: string }> {
  const user = await db.user.findUnique({ where: { email: normalizeEmail(email.trim()) }, include: { role: true } });
  if (!user)
    return {
      ok: false,
      message: `There is no account with the e-mail address ${email}. Sign up and confirm it first.`,
    };
  // The grace period without a passkey starts when the role changes, not when it is given again.
  const update = user.role?.role === role ? {} : { role, grantedAt: new Date() };
  await db.$transaction(async (tx) => {
    await tx.userRole.upsert({ where: { userId: user.id }, create: { userId: user.id, role }, update });
    await recordEvent({ kind: 'role_changed', userId: user.id, details: { role } }, tx);
  });
  const hint =
    role === 'admin' && !user.longPassword
      ? ` It takes effect once the password has ${passwordLimits.admin} characters or more.`
      : '';
  return { ok: true, message: `${user.email} now has the role ${role}.${hint}` };
}
