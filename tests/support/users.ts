import { hashPassword, isLongPassword } from '@/lib/auth/account/passwords';
import { db } from '@/lib/db';
import type { Role } from '@/lib/generated/prisma/enums';

type Wanted = { email: string; password: string; displayName?: string; role?: Role };

/** A confirmed account. */
export async function makeUser({ email, password, displayName, role }: Wanted) {
  return db.user.create({
    data: {
      email,
      displayName,
      passwordHash: await hashPassword(password, 'test'),
      longPassword: isLongPassword(password),
      role: role && { create: { role } },
    },
  });
}
