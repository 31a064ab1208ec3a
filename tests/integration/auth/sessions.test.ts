import { beforeEach, describe, expect, test } from 'vitest';
import { hashToken } from '@/lib/auth/account/email-tokens';
import { setRole } from '@/lib/auth/account/roles';
import { resolveUser } from '@/lib/auth/guard/resolve-user';
import { signAccessToken } from '@/lib/auth/session/access-token';
import {
  endAllSessions,
  endSession,
  findSession,
  renewSession,
  SESSION_MAX_AGE_MS,
  startSession,
} from '@/lib/auth/session/sessions';
import { db } from '@/lib/db';
import { emptyTables } from '../../support/empty-tables';
import { makeUser } from '../../support/users';

let userId: string;

beforeEach(async () => {
  await emptyTables();
  ({ id: userId } = await makeUser({ email: 'mary@bakery.ie', password: 'fifteen chars !', displayName: 'Máire' }));
});

/** Moves the moment at which a token was exchanged into the past, beyond every grace. */
const longAgo = (token: string) =>
  db.refreshToken.update({
    where: { tokenHash: hashToken(token) },
    data: { usedAt: new Date(Date.now() - 10 * 60_000) },
  });

const bearer = async (sessionId: string) => ({
  authorization: `Bearer ${(await signAccessToken(userId, sessionId)).token}`,
  sessionCookie: undefined,
});

describe('renewSession', () => {
  test('returns the next token and renews the session', async () => {
    const first = await startSession(userId, 'api', 'curl');
    const second = await renewSession(first.refreshToken);
    expect(second).toMatchObject({ sessionId: first.sessionId, userId });
    expect(second?.refreshToken).not.toBe(first.refreshToken);
    expect(await renewSession(second?.refreshToken ?? '')).toMatchObject({ sessionId: first.sessionId });
  });

  test('stores tokens only as hashes', async () => {
    const { refreshToken } = await startSession(userId, 'api', '');
    const next = await renewSession(refreshToken);
    const stored = JSON.stringify(await db.refreshToken.findMany());
    expect(stored).not.toContain(refreshToken);
    expect(stored).not.toContain(next?.refreshToken);
  });

  test('ends the session when an API client reuses a token', async () => {
    const first = await startSession(userId, 'api', '');
    const second = await renewSession(first.refreshToken);
    expect(await renewSession(first.refreshToken)).toBeUndefined();
    expect(await renewSession(second?.refreshToken ?? '')).toBeUndefined();
    expect(await resolveUser(await bearer(first.sessionId))).toBeUndefined();
    expect(await db.auditEvent.findFirst({ where: { kind: 'session_replayed' } })).toMatchObject({ userId });
  });

  test('ends the session when an API client rotates a token several times at once, without an error', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { refreshToken, sessionId } = await startSession(userId, 'api', '');
      const results = await Promise.allSettled(Array.from({ length: 20 }, () => renewSession(refreshToken)));
      expect(results.filter(({ status }) => status === 'rejected')).toEqual([]);
      expect(await db.session.findUnique({ where: { id: sessionId } })).toBeNull();
    }
  });

  test('returns undefined for a token whose session is ending concurrently', async () => {
    for (let round = 0; round < 20; round += 1) {
      const { refreshToken, sessionId } = await startSession(userId, 'browser', '');
      const requests = [findSession(refreshToken), endSession(sessionId, userId), renewSession(refreshToken)];
      const results = await Promise.allSettled([...requests, findSession(refreshToken), renewSession(refreshToken)]);
      expect(results.filter(({ status }) => status === 'rejected')).toEqual([]);
    }
  });

  test('returns the same token to several tabs of a browser', async () => {
    const { refreshToken } = await startSession(userId, 'browser', '');
    const tabs = await Promise.all(Array.from({ length: 8 }, () => renewSession(refreshToken)));
    expect(new Set(tabs.map((keys) => keys?.refreshToken)).size).toBe(1);
    expect(await findSession(tabs[0]?.refreshToken ?? '')).toBeDefined();
  });

  test('accepts a browser’s previous token if the next one was never seen', async () => {
    const { refreshToken } = await startSession(userId, 'browser', '');
    const lost = await renewSession(refreshToken);
    await longAgo(refreshToken);
    expect(await renewSession(refreshToken)).toEqual(lost);
  });

  test('ends the session when a browser reuses a token whose successor was seen', async () => {
    const first = await startSession(userId, 'browser', '');
    const second = await renewSession(first.refreshToken);
    expect(await findSession(second?.refreshToken ?? '')).toBeDefined();
    await longAgo(first.refreshToken);
    expect(await findSession(first.refreshToken)).toBeUndefined();
    expect(await findSession(second?.refreshToken ?? '')).toBeUndefined();
  });

  test('ends the session for the token before the previous one, even within the grace period', async () => {
    const first = await startSession(userId, 'browser', '');
    const second = await renewSession(first.refreshToken);
    const third = await renewSession(second?.refreshToken ?? '');
    expect(third).toBeDefined();
    expect(await renewSession(first.refreshToken)).toBeUndefined();
    expect(await renewSession(third?.refreshToken ?? '')).toBeUndefined();
  });

  test('ignores an unknown token', async () => {
    const { sessionId, refreshToken } = await startSession(userId, 'api', '');
    for (const forged of ['', 'forged', sessionId, hashToken(refreshToken)]) {
      expect(await renewSession(forged)).toBeUndefined();
    }
    expect(await findSession(refreshToken)).toBeDefined();
  });

  test('stops renewing a session 90 days after sign-in', async () => {
    const first = await startSession(userId, 'browser', '');
    const started = Date.now() - SESSION_MAX_AGE_MS + 60_000;
    await db.session.update({ where: { id: first.sessionId }, data: { createdAt: new Date(started) } });
    const second = await renewSession(first.refreshToken);
    const { expiresAt } = await db.session.findUniqueOrThrow({ where: { id: first.sessionId } });
    expect(expiresAt.getTime()).toBe(started + SESSION_MAX_AGE_MS);
    expect(await findSession(second?.refreshToken ?? '')).toBeDefined();
  });

  test('rejects tokens of an ended session', async () => {
    const { sessionId, refreshToken } = await startSession(userId, 'browser', '');
    await db.session.update({ where: { id: sessionId }, data: { expiresAt: new Date(Date.now() - 1000) } });
    expect(await findSession(refreshToken)).toBeUndefined();
    expect(await renewSession(refreshToken)).toBeUndefined();
  });
});

describe('resolveUser › with the next request', () => {
  test('rejects an ended session, but not the others', async () => {
    const here = await startSession(userId, 'browser', '');
    const there = await startSession(userId, 'browser', '');
    const access = await bearer(here.sessionId);
    await endSession(here.sessionId, userId);
    expect(await resolveUser(access)).toBeUndefined();
    expect(await findSession(there.refreshToken)).toBeDefined();
    await endAllSessions(userId);
    expect(await findSession(there.refreshToken)).toBeUndefined();
  });

  test('endSession ignores sessions of other users', async () => {
    const other = await makeUser({ email: 'other@bakery.ie', password: 'something else' });
    const { sessionId, refreshToken } = await startSession(userId, 'browser', '');
    await endSession(sessionId, other.id);
    expect(await findSession(refreshToken)).toBeDefined();
  });

  test('applies a granted or revoked role', async () => {
    const access = await bearer((await startSession(userId, 'api', '')).sessionId);
    expect(await resolveUser(access)).toMatchObject({ role: 'user', isAdmin: false });
    await setRole('mary@bakery.ie', 'admin');
    expect(await resolveUser(access)).toMatchObject({ role: 'admin', isAdmin: true });
    await setRole('mary@bakery.ie', 'user');
    expect(await resolveUser(access)).toMatchObject({ role: 'user', isAdmin: false });
  });

  test('returns no user for a deleted account', async () => {
    const access = await bearer((await startSession(userId, 'api', '')).sessionId);
    await db.user.delete({ where: { id: userId } });
    expect(await resolveUser(access)).toBeUndefined();
  });
});

test('resolveUser › applies the role admin only with a long password', async () => {
  await db.user.update({ where: { id: userId }, data: { longPassword: false } });
  await setRole('mary@bakery.ie', 'admin');
  const access = await bearer((await startSession(userId, 'api', '')).sessionId);
  expect(await resolveUser(access)).toMatchObject({ role: 'admin', isAdmin: false });
});

test('resolveUser › treats a role that cannot be read as user', async () => {
  const access = await bearer((await startSession(userId, 'api', '')).sessionId);
  await setRole('mary@bakery.ie', 'admin');
  await db.$executeRaw`ALTER TABLE user_roles RENAME TO user_roles_away`;
  try {
    expect(await resolveUser(access)).toMatchObject({ role: 'user', isRoleKnown: false, isAdmin: false });
  } finally {
    await db.$executeRaw`ALTER TABLE user_roles_away RENAME TO user_roles`;
  }
});

test.each(['Bearer', 'Bearer ', 'Basic bWFyeTp4', 'bearer a.b.c', ''])(
  'resolveUser › returns no user for the header %j',
  async (authorization) => {
    expect(await resolveUser({ authorization, sessionCookie: undefined })).toBeUndefined();
  },
);
