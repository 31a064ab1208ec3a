import { db } from '@/lib/db';
import type { Role } from '@/lib/generated/prisma/enums';
import { log } from '@/lib/log';
import { readAccessToken } from '../session/access-token';
import { SESSION_COOKIE } from '../session/cookie-names';
import { decodeSessionCookie } from '../session/cookies';
import { findSession, isSessionLive } from '../session/sessions';

/** The user of a request. Read from the database at every protected request. */
export type CurrentUser = {
  id: string;
  email: string;
  displayName: string | null;
  /** The role in user_roles. */
  role: Role;
  /** Whether the role admin takes effect: it requires a long password. */
  isAdmin: boolean;
  sessionId: string;
};

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

/** The role of a user; `user` if there is no row or it cannot be read. */
async function readRole(userId: string): Promise<Role> {
  try {
    const row = await db.userRole.findUnique({ where: { userId } });
    return row?.role ?? 'user';
  } catch (error) {
    log.error({ err: error, userId }, 'role could not be read; treated as user');
    return 'user';
  }
}

type LiveSession = { userId: string; sessionId: string };

async function findSessionFor({ authorization, sessionCookie }: Credentials): Promise<LiveSession | undefined> {
  // An invalid bearer token is not made up for by a cookie.
  if (authorization !== null) {
    const bearer = /^Bearer +(\S+)$/i.exec(authorization)?.[1];
    const access = bearer ? await readAccessToken(bearer) : undefined;
    return access && (await isSessionLive(access.sessionId, access.userId)) ? access : undefined;
  }
  const refreshToken = await decodeSessionCookie(sessionCookie);
  return refreshToken ? findSession(refreshToken) : undefined;
}

/** The user of a session with the current role; undefined if the account is deleted. */
export async function loadUser({ userId, sessionId }: LiveSession): Promise<CurrentUser | undefined> {
  const user = await db.user.findUnique({ where: { id: userId } });
  if (!user) return undefined;
  const role = await readRole(userId);
  return {
    id: userId,
    email: user.email,
    displayName: user.displayName,
    role,
    isAdmin: role === 'admin' && user.longPassword,
    sessionId,
  };
}

/** The user of a request's credentials; undefined without a live session. */
export async function resolveUser(credentials: Credentials): Promise<CurrentUser | undefined> {
  const session = await findSessionFor(credentials);
  return session && loadUser(session);
}
