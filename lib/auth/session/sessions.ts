import { db } from '@/lib/db';
import type { Prisma, SessionKind } from '@/lib/generated/prisma/client';
import { hashToken, newToken, nextRefreshToken } from '../account/email-tokens';
import { recordEvent } from '../audit-trail';

const DAY_MS = 24 * 60 * 60 * 1000;
/** How long a session lives after it was last renewed. */
export const SESSION_IDLE_MS = 30 * DAY_MS;
/** However often it is renewed, a session ends after this: then the password is asked for again. */
export const SESSION_MAX_AGE_MS = 90 * DAY_MS;
/** Several tabs may renew with the same token within this time. API clients have one thread of control and no grace. */
const GRACE_MS = 30_000;

export type SessionTokens = { sessionId: string; userId: string; refreshToken: string };

/** Starts a session: the first refresh token of a new family. */
export async function startSession(
  userId: string,
  kind: SessionKind,
  device: string,
  tx: Prisma.TransactionClient = db,
): Promise<SessionTokens> {
  const refreshToken = newToken();
  const session = await tx.session.create({
    data: {
      userId,
      kind,
      device: device.slice(0, 200),
      expiresAt: new Date(Date.now() + SESSION_IDLE_MS),
      refreshTokens: { create: { tokenHash: hashToken(refreshToken) } },
    },
  });
  return { sessionId: session.id, userId, refreshToken };
}

type Held = Prisma.RefreshTokenGetPayload<{ include: { session: true } }>;

async function findToken(refreshToken: string): Promise<Held | undefined> {
  const held = await db.refreshToken.findUnique({
    where: { tokenHash: hashToken(refreshToken) },
    include: { session: true },
  });
  return held && held.session.expiresAt > new Date() ? held : undefined;
}

/**
 * Whether a token that was exchanged already may still be used: by a browser, while the next one was not exchanged either,
 * and shortly after (other tabs) or as long as the next one never came back to us (the answer was lost on its way).
 */
async function isForgiven({ usedAt, session }: Held, refreshToken: string): Promise<boolean> {
  if (session.kind !== 'browser' || !usedAt) return false;
  const next = await findToken(nextRefreshToken(refreshToken));
  if (!next || next.usedAt) return false;
  return next.seenAt === null || Date.now() - usedAt.getTime() < GRACE_MS;
}

/** The token was exchanged long ago and is here again: two parties hold it, so nobody keeps the session. */
async function endReplayed({ session }: Held) {
  await db.session.deleteMany({ where: { id: session.id } });
  await recordEvent({ kind: 'session_replayed', userId: session.userId, details: { session: session.id } });
}

/**
 * The live session that a refresh token belongs to, without exchanging it. A token that was exchanged before ends its
 * session, with the exceptions of `isForgiven`.
 */
export async function findSession(refreshToken: string): Promise<{ sessionId: string; userId: string } | undefined> {
  const held = await findToken(refreshToken);
  if (!held) return undefined;
  if (held.usedAt && !(await isForgiven(held, refreshToken))) {
    await endReplayed(held);
    return undefined;
  }
  if (!held.seenAt) {
    await db.refreshToken.updateMany({ where: { tokenHash: held.tokenHash }, data: { seenAt: new Date() } });
  }
  return { sessionId: held.sessionId, userId: held.session.userId };
}

/** Marks a token as exchanged and stores the next one. False when somebody else was first. */
function exchange(held: Held, next: string): Promise<boolean> {
  const latest = held.session.createdAt.getTime() + SESSION_MAX_AGE_MS;
  return db.$transaction(async (tx) => {
    const now = new Date();
    const { count } = await tx.refreshToken.updateMany({
      where: { tokenHash: held.tokenHash, usedAt: null },
      data: { usedAt: now, seenAt: now },
    });
    if (count === 0) return false;
    await tx.refreshToken.create({ data: { tokenHash: hashToken(next), sessionId: held.sessionId } });
    await tx.session.update({
      where: { id: held.sessionId },
      data: { renewedAt: now, expiresAt: new Date(Math.min(now.getTime() + SESSION_IDLE_MS, latest)) },
    });
    return true;
  });
}

/** Exchanges a refresh token for the next one. Undefined when it is unknown, expired, or was exchanged before. */
export async function renewSession(refreshToken: string): Promise<SessionTokens | undefined> {
  const held = await findToken(refreshToken);
  if (!held) return undefined;
  const next = nextRefreshToken(refreshToken);
  const keys = { sessionId: held.sessionId, userId: held.session.userId, refreshToken: next };
  if (!held.usedAt && (await exchange(held, next))) return keys;
  const now = await findToken(refreshToken);
  if (!now) return undefined;
  if (await isForgiven(now, refreshToken)) return keys;
  await endReplayed(now);
}

/** Whether a session is live and whose it is: what an access token is checked against. */
export async function isSessionLive(sessionId: string, userId: string): Promise<boolean> {
  const session = await db.session.findUnique({ where: { id: sessionId } });
  return session !== null && session.userId === userId && session.expiresAt > new Date();
}

/** Ends one session, at once and everywhere. */
export async function endSession(sessionId: string, userId: string, ip?: string): Promise<void> {
  const { count } = await db.session.deleteMany({ where: { id: sessionId, userId } });
  if (count > 0) await recordEvent({ kind: 'sign_out', userId, ip, details: { session: sessionId } });
}

/** Ends all sessions of a user, at once and everywhere. */
export async function endAllSessions(userId: string, tx: Prisma.TransactionClient = db): Promise<void> {
  await tx.session.deleteMany({ where: { userId } });
}
