import { db } from '@/lib/db';
import type { Role } from '@/lib/generated/prisma/enums';
import { log } from '@/lib/log';
import { readAccessToken } from '../session/access-token';
import { SESSION_COOKIE } from '../session/cookie-names';
import { decodeSessionCookie } from '../session/cookies';
import { findSession, isSessionLive } from '../session/sessions';

/** Who is asking. Read anew from the database at every protected request. */
export type CurrentUser = {
  id: string;
  email: string;
  displayName: string | null;
  /** The role in user_roles. */
  role: Role;
  /** Whether the role admin takes effect: it wants a long password. */
  isAdmin: boolean;
  sessionId: string;
};

/** What a request brings along to say who is asking. */
export type Credentials = { authorization: string | null; sessionCookie: string | undefined };

/** The credentials of a request, for the places that have only that. */
export function credentialsOf(request: {
  headers: Headers;
  cookies: { get(name: string): { value: string } | undefined };
}) {
  return {
    authorization: request.headers.get('authorization'),
    sessionCookie: request.cookies.get(SESSION_COOKIE)?.value,
  };
}

/** The role of a user: `user` when there is no row, and when it cannot be read. */
async function readRole(userId: string): Promise<Role> {
  try {
    const row = await db.userRole.findUnique({ where: { userId } });
    return row?.role ?? 'user';
  } catch (error) {
    log.error({ err: error, userId }, 'the role could not be read; taken as user');
    return 'user';
  }
}

type LiveSession = { userId: string; sessionId: string };

async function findSessionFor({ authorization, sessionCookie }: Credentials): Promise<LiveSession | undefined> {
  // A request that brings a bearer token means it: a wrong one is not made good by a cookie.
  if (authorization !== null) {
    const bearer = /^Bearer +(\S+)$/i.exec(authorization)?.[1];
    const access = bearer ? await readAccessToken(bearer) : undefined;
    return access && (await isSessionLive(access.sessionId, access.userId)) ? access : undefined;
  }
  const refreshToken = await decodeSessionCookie(sessionCookie);
  return refreshToken ? findSession(refreshToken) : undefined;
}

/** The user of a session, with the role as it is now; undefined when the account is gone. */
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

/** The user behind a request's credentials; undefined when nobody is signed in. */
export async function resolveUser(credentials: Credentials): Promise<CurrentUser | undefined> {
  const session = await findSessionFor(credentials);
  return session && loadUser(session);
}
