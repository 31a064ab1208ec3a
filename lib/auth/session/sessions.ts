import { db } from '@/lib/db';
import type { Prisma, SessionKind } from '@/lib/generated/prisma/client';
import { sign } from '@/lib/signing';
import { DAY_MS, isWithin, SECOND_MS } from '@/lib/time';
import { hashToken, newToken } from '../account/email-tokens';
import { recordEvent } from '../audit-trail';

/** Idle session expiry: a session expires this long after it was last renewed. */
export const SESSION_IDLE_MS = 30 * DAY_MS;
/** Absolute session expiry: a session expires after this, however often it is renewed. */
export const SESSION_MAX_AGE_MS = 90 * DAY_MS;
/** Several tabs may renew with the same token within this time. API clients get no grace. */
const REUSE_GRACE_MS = 30 * SECOND_MS;

export type SessionTokens = { sessionId: string; userId: string; refreshToken: string };

/**
 * Starts a session: the first refresh token of a new family.
 * @param verifiedAt when the second factor was passed; without it, a user with passkeys is not signed in yet
 */
export async function startSession(
  userId: string,
  kind: SessionKind,
  userAgent: string,
  verifiedAt?: Date,
): Promise<SessionTokens> {
  const refreshToken = newToken();
  const session = await db.session.create({
    data: {
      verifiedAt,
      // A sign-in is a proof. Not of API clients, and not where an earlier second factor was carried over.
      provedAt: kind === 'browser' && !verifiedAt ? new Date() : undefined,
      userId,
      kind,
      device: userAgent.slice(0, 200),
      expiresAt: new Date(Date.now() + SESSION_IDLE_MS),
      refreshTokens: { create: { tokenHash: hashToken(refreshToken) } },
    },
  });
  return { sessionId: session.id, userId, refreshToken };
}

/**
 * The refresh token that replaces another. Derived, not random: two tabs that renew at the same moment get the same one, so
 * neither signs the other out. Without the secret nobody can compute it.
 */
const nextRefreshToken = (token: string): string => sign('refresh', token);

type StoredToken = {
  tokenHash: string;
  sessionId: string;
  usedAt: Date | null;
  seenAt: Date | null;
  userId: string;
  kind: SessionKind;
  startedAt: Date;
};

/** A refresh token with its live session. One query: between two, another request may end the session. */
async function findRefreshToken(refreshToken: string): Promise<StoredToken | undefined> {
  const [stored] = await db.$queryRaw<StoredToken[]>`
    SELECT t.token_hash AS "tokenHash", t.session_id AS "sessionId", t.used_at AS "usedAt", t.seen_at AS "seenAt",
      s.user_id AS "userId", s.kind::text AS kind, s.created_at AS "startedAt"
    FROM refresh_tokens t JOIN sessions s ON s.id = t.session_id
    WHERE t.token_hash = ${hashToken(refreshToken)} AND s.expires_at > now()`;
  return stored;
}

/**
 * Whether a token that was rotated already may be used again: by a browser whose next token was not rotated either, within
 * the grace period (other tabs) or while the next token was never seen (the response that carried it was lost).
 */
async function mayReuse({ usedAt, kind }: StoredToken, refreshToken: string): Promise<boolean> {
  if (kind !== 'browser' || !usedAt) return false;
  const next = await findRefreshToken(nextRefreshToken(refreshToken));
  if (!next || next.usedAt) return false;
  return next.seenAt === null || isWithin(usedAt, REUSE_GRACE_MS);
}

/** Ends the session of a token that was used twice: two parties hold it, and one of them stole it. */
async function endReplayedSession({ sessionId, userId }: StoredToken) {
  const { count } = await db.session.deleteMany({ where: { id: sessionId } });
  if (count > 0) await recordEvent({ kind: 'session_replayed', userId, details: { session: sessionId } });
}

/**
 * The live session of a refresh token, without rotating it. A token that was rotated before ends its session, unless
 * `mayReuse` allows it.
 */
export async function findSession(refreshToken: string): Promise<{ sessionId: string; userId: string } | undefined> {
  const stored = await findRefreshToken(refreshToken);
  if (!stored) return undefined;
  if (stored.usedAt && !(await mayReuse(stored, refreshToken))) {
    await endReplayedSession(stored);
    return undefined;
  }
  if (!stored.seenAt) {
    await db.refreshToken.updateMany({ where: { tokenHash: stored.tokenHash }, data: { seenAt: new Date() } });
  }
  return { sessionId: stored.sessionId, userId: stored.userId };
}

/** Marks a token as used and stores the next one. False if another request was first, or has ended the session. */
function rotate(stored: StoredToken, next: string): Promise<boolean> {
  const latest = stored.startedAt.getTime() + SESSION_MAX_AGE_MS;
  return db.$transaction(async (tx) => {
    const now = new Date();
    // Locked first, in the order in which deleting a session locks its tokens: otherwise the two could deadlock.
    const live = await tx.$queryRaw<unknown[]>`SELECT 1 FROM sessions WHERE id = ${stored.sessionId}::uuid FOR UPDATE`;
    if (live.length === 0) return false;
    const { count } = await tx.refreshToken.updateMany({
      where: { tokenHash: stored.tokenHash, usedAt: null },
      data: { usedAt: now, seenAt: now },
    });
    if (count === 0) return false;
    await tx.refreshToken.create({ data: { tokenHash: hashToken(next), sessionId: stored.sessionId } });
    await tx.session.update({
      where: { id: stored.sessionId },
      data: { renewedAt: now, expiresAt: new Date(Math.min(now.getTime() + SESSION_IDLE_MS, latest)) },
    });
    return true;
  });
}

/** Rotates a refresh token. Undefined if it is unknown, expired or was used before. */
export async function renewSession(refreshToken: string): Promise<SessionTokens | undefined> {
  const stored = await findRefreshToken(refreshToken);
  if (!stored) return undefined;
  const next = nextRefreshToken(refreshToken);
  const tokens = { sessionId: stored.sessionId, userId: stored.userId, refreshToken: next };
  if (!stored.usedAt && (await rotate(stored, next))) return tokens;
  const current = await findRefreshToken(refreshToken);
  if (!current) return undefined;
  if (await mayReuse(current, refreshToken)) return tokens;
  await endReplayedSession(current);
}

/** Whether a session is live and belongs to the user: what an access token is checked against. */
export async function isSessionLive(sessionId: string, userId: string): Promise<boolean> {
  const session = await db.session.findUnique({ where: { id: sessionId } });
  return session !== null && session.userId === userId && session.expiresAt > new Date();
}

/** Ends one session of a user, with immediate effect. */
export async function endSession(sessionId: string, userId: string, ip?: string): Promise<void> {
  const { count } = await db.session.deleteMany({ where: { id: sessionId, userId } });
  if (count > 0) await recordEvent({ kind: 'sign_out', userId, ip, details: { session: sessionId } });
}

/** Ends all sessions of a user, with immediate effect. */
export async function endAllSessions(userId: string, tx: Prisma.TransactionClient = db): Promise<void> {
  await tx.session.deleteMany({ where: { userId } });
}
