import { randomUUID } from 'node:crypto';
import { db } from '@/lib/db';
import type { Prisma, Session, SessionKind } from '@/lib/generated/prisma/client';
import { DAY_MS, isWithin, MINUTE_MS } from '@/lib/time';
import { hashToken, newToken } from '../account/email-tokens';
import { recordEvent } from '../audit-trail';

/** Idle session expiry: a session expires this long after it was last used. */
const SESSION_IDLE_MS = 30 * DAY_MS;
/** Absolute session expiry: a session expires after this, however often it is used. */
export const SESSION_MAX_AGE_MS = 90 * DAY_MS;
/** Requests within this time of a noted one cost no write. */
const USE_NOTED_MS = 10 * MINUTE_MS;

/** What a session cookie and an access token name: a row in `sessions`, and its user. */
export type SessionIds = { sessionId: string; userId: string };

/**
 * Starts a session.
 * @param verifiedAt when the second factor was passed; without it, a user with passkeys is not signed in yet
 */
export async function startSession(
  userId: string,
  kind: SessionKind,
  userAgent: string,
  verifiedAt?: Date,
): Promise<SessionIds> {
  const createdAt = new Date();
  const { id } = await db.session.create({
    data: {
      createdAt,
      verifiedAt,
      // A sign-in is a proof. Not of API clients, and not where an earlier second factor was carried over.
      provedAt: kind === 'browser' && !verifiedAt ? createdAt : undefined,
      userId,
      kind,
      device: userAgent.slice(0, 200),
      expiresAt: new Date(createdAt.getTime() + SESSION_IDLE_MS),
    },
  });
  return { sessionId: id, userId };
}

/** What using a session now changes in its row. */
function renewal(startedAt: Date): { renewedAt: Date; expiresAt: Date } {
  const now = Date.now();
  const expiresAt = Math.min(now + SESSION_IDLE_MS, startedAt.getTime() + SESSION_MAX_AGE_MS);
  return { renewedAt: new Date(now), expiresAt: new Date(expiresAt) };
}

/** A live session; undefined if it has ended. Notes that a browser used it; API clients renew theirs. */
export async function findSession({ sessionId, userId }: SessionIds): Promise<Session | undefined> {
  const session = await db.session.findUnique({ where: { id: sessionId, userId, expiresAt: { gt: new Date() } } });
  if (session?.kind === 'browser' && !isWithin(session.renewedAt, USE_NOTED_MS))
    await db.session.updateMany({ where: { id: sessionId }, data: renewal(session.createdAt) });
  return session ?? undefined;
}

/**
 * Gives a browser's session that has just passed the second factor a new id: whoever copied or planted the cookie before it (session fixation)
 * holds a name of nothing. Undefined for sessions of API clients, which keep theirs.
 */
export async function renewSessionId({ sessionId, userId }: SessionIds): Promise<SessionIds | undefined> {
  const id = randomUUID();
  const { count } = await db.session.updateMany({ where: { id: sessionId, userId, kind: 'browser' }, data: { id } });
  return count > 0 ? { sessionId: id, userId } : undefined;
}

/** A new refresh token of a session, stored as a hash: an API client exchanges it for the next one. */
export async function createRefreshToken(sessionId: string, tx: Prisma.TransactionClient = db): Promise<string> {
  const refreshToken = newToken();
  await tx.refreshToken.create({ data: { tokenHash: hashToken(refreshToken), sessionId } });
  return refreshToken;
}

/**
 * Exchanges a refresh token for the next one. Each works once: if it is used again, two parties hold it, one of them stole it, and
 * the session ends. Undefined then, and if it is unknown or expired.
 */
export const renewSession = (refreshToken: string): Promise<(SessionIds & { refreshToken: string }) | undefined> =>
  db.$transaction(async (tx) => {
    const tokenHash = hashToken(refreshToken);
    // Locked first, in the order in which deleting a session locks its tokens: otherwise the two could deadlock.
    const [session] = await tx.$queryRaw<(SessionIds & { startedAt: Date })[]>`
      SELECT s.id AS "sessionId", s.user_id AS "userId", s.created_at AS "startedAt"
      FROM sessions s JOIN refresh_tokens t ON t.session_id = s.id
      WHERE t.token_hash = ${tokenHash} AND s.expires_at > now() FOR UPDATE OF s`;
    if (!session) return undefined;
    const { sessionId, userId, startedAt } = session;
    const unused = await tx.refreshToken.updateMany({
      where: { tokenHash, usedAt: null },
      data: { usedAt: new Date() },
    });
    if (unused.count === 0) {
      await tx.session.delete({ where: { id: sessionId } });
      await recordEvent({ kind: 'session_replayed', userId, details: { session: sessionId } }, tx);
      return undefined;
    }
    await tx.session.update({ where: { id: sessionId }, data: renewal(startedAt) });
    return { sessionId, userId, refreshToken: await createRefreshToken(sessionId, tx) };
  });

/** Ends one session of a user, with immediate effect. */
export async function endSession(sessionId: string, userId: string, ip?: string): Promise<void> {
  const { count } = await db.session.deleteMany({ where: { id: sessionId, userId } });
  if (count > 0) await recordEvent({ kind: 'sign_out', userId, ip, details: { session: sessionId } });
}

/** Ends all sessions of a user, with immediate effect. */
export async function endAllSessions(userId: string, tx: Prisma.TransactionClient = db): Promise<void> {
  await tx.session.deleteMany({ where: { userId } });
}
