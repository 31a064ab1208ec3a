import type { SessionKind } from '@/lib/generated/prisma/enums';
import type { ClientInfo } from '@/lib/http/client-info';
import { recordEvent } from '../audit-trail';
import { startSession } from '../session/sessions';
import { authenticate } from './authenticate';

/** Checks an address and a password and starts a session: shared by the form, next-auth and the token API. */
export async function signInWithPassword(
  { email, password }: { email: string; password: string },
  kind: SessionKind,
  { ip, userAgent }: ClientInfo,
) {
  const found = await authenticate(email, password, ip);
  if (!found.ok) return found;
  const tokens = await startSession(found.user.id, kind, userAgent);
  await recordEvent({ kind: 'sign_in', userId: found.user.id, ip, details: { session: tokens.sessionId } });
  return { ok: true as const, user: found.user, tokens };
}
