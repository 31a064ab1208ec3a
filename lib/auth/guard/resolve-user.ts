import { db } from '@/lib/db';
import { env } from '@/lib/env';
import type { Role } from '@/lib/generated/prisma/enums';
import { log } from '@/lib/log';
import { DAY_MS } from '@/lib/time';
import { readAccessToken } from '../session/access-token';
import { SESSION_COOKIE } from '../session/cookie-names';
import { readSessionCookie } from '../session/session-options';
import { findSession, type SessionIds } from '../session/sessions';

/** The user of a request. Read from the database at every protected request. */
export type CurrentUser = {
  id: string;
  email: string;
  displayName: string | null;
  /** The role in user_roles. */
  role: Role;
  /** False when the role could not be read and therefore counts as `user`: trying again may help. */
  isRoleKnown: boolean;
  /** Whether the role admin takes effect: it requires a long password and, after the grace period, a passkey. */
  isAdmin: boolean;
  hasLongPassword: boolean;
  hasPasskey: boolean;
  /** For admins without a passkey: from when on the role takes no effect without one. */
  passkeyDueAt?: Date;
  sessionId: string;
};

/** A user whose password was right; with a passkey, the session still has to pass the second factor. */
type PendingUser = CurrentUser & { isPending: boolean };

/** When an admin needs a passkey: ADMIN_PASSKEY_GRACE_DAYS after the role was granted, or never if that is not set. */
function passkeyDeadline(grantedAt: Date | undefined): Date | undefined {
  if (env.adminPasskeyGraceDays === undefined || !grantedAt) return undefined;
  return new Date(grantedAt.getTime() + env.adminPasskeyGraceDays * DAY_MS);
}

/** The credentials of a request. */
export type Credentials = { authorization: string | null; sessionCookie: string | undefined };

/** Reads the credentials where only the request is at hand, as in proxy.ts. */
export function credentialsOf(request: {
  headers: Headers;
  cookies: { get(name: string): { value: string } | undefined };
}) {
  return {
    authorization: request.headers.get('authorization'),
    sessionCookie: request.cookies.get(SESSION_COOKIE)?.value,
  };
}

/** The role of a user and since when; `user` if there is no row or it cannot be read. */
async function readRole(userId: string): Promise<{ role: Role; grantedAt?: Date; isKnown: boolean }> {
  try {
    const row = await db.userRole.findUnique({ where: { userId } });
    return { role: row?.role ?? 'user', grantedAt: row?.grantedAt, isKnown: true };
  } catch (error) {
    log.error({ err: error, userId }, 'role could not be read; treated as user');
    return { role: 'user', isKnown: false };
  }
}

/** What the credentials of a request name, valid or not. */
async function readCredentials({ authorization, sessionCookie }: Credentials): Promise<SessionIds | undefined> {
  if (authorization === null) return readSessionCookie(sessionCookie);
  // An invalid bearer token is rejected even with a valid cookie.
  const bearer = /^Bearer +(\S+)$/i.exec(authorization)?.[1];
  return bearer ? readAccessToken(bearer) : undefined;
}

/** The user of a session with the current role, whether or not the second factor is missing; undefined if either has ended. */
async function loadPendingUser(ids: SessionIds): Promise<PendingUser | undefined> {
  const session = await findSession(ids);
  if (!session) return undefined;
  const { userId } = ids;
  const user = await db.user.findUnique({ where: { id: userId }, include: { _count: { select: { passkeys: true } } } });
  if (!user) return undefined;
  const { role, grantedAt, isKnown } = await readRole(userId);
  const hasPasskey = user._count.passkeys > 0;
  const passkeyDueAt = role === 'admin' && !hasPasskey ? passkeyDeadline(grantedAt) : undefined;
  const isOverdue = passkeyDueAt !== undefined && passkeyDueAt <= new Date();
  return {
    id: userId,
    email: user.email,
    displayName: user.displayName,
    role,
    isRoleKnown: isKnown,
    isAdmin: role === 'admin' && user.longPassword && !isOverdue,
    hasLongPassword: user.longPassword,
    hasPasskey,
    passkeyDueAt,
    sessionId: session.id,
    isPending: hasPasskey && !session.verifiedAt,
  };
}

/** The signed-in user of a session; undefined if it or the account has ended, or the second factor is missing. */
export async function loadUser(ids: SessionIds): Promise<CurrentUser | undefined> {
  const user = await loadPendingUser(ids);
  return user?.isPending ? undefined : user;
}

/** The user of a request's credentials; undefined without a live session that has passed the second factor. */
export async function resolveUser(credentials: Credentials): Promise<CurrentUser | undefined> {
  const ids = await readCredentials(credentials);
  return ids && loadUser(ids);
}

/** The user of a request whose password was right and whose second factor is missing. */
export async function resolvePendingUser(credentials: Credentials): Promise<CurrentUser | undefined> {
  const ids = await readCredentials(credentials);
  const user = ids && (await loadPendingUser(ids));
  return user?.isPending ? user : undefined;
}
