import { db } from '@/lib/db';
import type { SessionKind } from '@/lib/generated/prisma/enums';
import type { ClientInfo } from '@/lib/http/client-info';
import { recordEvent } from '../audit-trail';
import { startSession } from '../session/sessions';
import { authenticate } from './authenticate';

const passkeyAccount = {
  ok: false,
  reason: 'passkey',
  message: 'This account uses a passkey, so its password alone isn’t enough.',
} as const;

/**
 * Checks an e-mail address and a password and starts a session: shared by the form, next-auth and the token API. If
 * `isPending`, the session still has to pass the second factor; API clients cannot, so they get none.
 */
export async function signInWithPassword(
  { email, password }: { email: string; password: string },
  kind: SessionKind,
  { ip, userAgent }: ClientInfo,
) {
  const authenticated = await authenticate(email, password, ip);
  if (!authenticated.ok) return authenticated;
  const isPending = (await db.passkey.count({ where: { userId: authenticated.user.id } })) > 0;
  if (isPending && kind === 'api') return passkeyAccount;
  const session = await startSession(authenticated.user.id, kind, userAgent);
  await recordEvent({ kind: 'sign_in', userId: authenticated.user.id, ip, details: { session: session.sessionId } });
  return { ok: true as const, user: authenticated.user, session, isPending };
}
