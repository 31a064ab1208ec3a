import { db } from '@/lib/db';
import { plural } from '@/lib/text/plural';
import { recordEvent } from '../audit-trail';
import { normalizeEmail } from './schema';

/** Whose sessions to end: of one account, or `undefined` for everybody's. */
type Target = { email?: string };

/** Ends the sessions of an account or of all accounts, with immediate effect, for operators. Returns a sentence for them. */
export async function endSessionsOf({ email }: Target): Promise<{ ok: boolean; message: string }> {
  const user =
    email === undefined ? undefined : await db.user.findUnique({ where: { email: normalizeEmail(email.trim()) } });
  if (user === null) return { ok: false, message: `There is no account with the e-mail address ${email}.` };
  const count = await db.$transaction(async (tx) => {
    const where = user ? { userId: user.id } : {};
    const sessions = await tx.session.findMany({ where, select: { userId: true }, distinct: ['userId'] });
    for (const { userId } of sessions) await recordEvent({ kind: 'sessions_ended', userId }, tx);
    return (await tx.session.deleteMany({ where })).count;
  });
  return { ok: true, message: `${plural(count, 'session')} of ${user?.email ?? 'all accounts'} ended.` };
}
