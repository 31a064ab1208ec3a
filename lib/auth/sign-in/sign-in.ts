import type { SessionKind } from '@/lib/generated/prisma/enums';
import type { Client } from '@/lib/http/client-info';
import { recordEvent } from '../audit-trail';
import { startSession } from '../session/sessions';
import { authenticate } from './authenticate';

/** Checks an address and a password and starts a session: what the form, next-auth and the token API share. */
export async function signInWithPassword(
  { email, password }: { email: string; password: string },
  kind: SessionKind,
  { ip, device }: Client,
) {
  const found = await authenticate(email, password, ip);
  if (!found.ok) return found;
  const keys = await startSession(found.user.id, kind, device);
  await recordEvent({ kind: 'sign_in', userId: found.user.id, ip, details: { session: keys.sessionId } });
  return { ok: true as const, user: found.user, keys };
}
