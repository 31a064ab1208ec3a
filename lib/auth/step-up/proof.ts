import { db } from '@/lib/db';
import { isWithin, MINUTE_MS } from '@/lib/time';

/** How long a proof of who is there counts. */
const PROOF_MS = 10 * MINUTE_MS;

/** Whether the password or a passkey proved within the last ten minutes, in this very session, who is there. */
export async function isProved(sessionId: string): Promise<boolean> {
  const session = await db.session.findUnique({ where: { id: sessionId }, select: { provedAt: true } });
  return Boolean(session?.provedAt && isWithin(session.provedAt, PROOF_MS));
}

/**
 * The same, after the session had been signed in: a copy of a fresh session's cookie must not be enough to add a passkey, which would
 * keep its owner out.
 */
export async function isProvedAgain(sessionId: string): Promise<boolean> {
  const session = await db.session.findUnique({ where: { id: sessionId } });
  if (!session?.provedAt || !isWithin(session.provedAt, PROOF_MS)) return false;
  return session.provedAt > (session.verifiedAt ?? session.createdAt);
}

/** Records that the password was right. Signing in and passkeys record it themselves. */
export async function markProved(sessionId: string): Promise<void> {
  await db.session.update({ where: { id: sessionId }, data: { provedAt: new Date() } });
}
