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
import { MINUTE_MS } from '@/lib/time';
import { emptyTables } from '../../support/empty-tables';
import { startApiSession } from '../../support/sessions';
import { makeUser } from '../../support/users';

let userId: string;

beforeEach(async () => {
  await emptyTables();
  ({ id: userId } = await makeUser({ email: 'mary@bakery.ie', password: 'fifteen chars !', displayName: 'Máire' }));
});

const bearer = async (sessionId: string) => ({
  authorization: `Bearer ${(await signAccessToken(userId, sessionId)).token}`,
  sessionCookie: undefined,
});

describe('renewSession', () => {
  test('returns the next token and renews the session', async () => {
    const first = await startApiSession(userId);
    const second = await renewSession(first.refreshToken);
    expect(second).toMatchObject({ sessionId: first.sessionId, userId });
    expect(second?.refreshToken).not.toBe(first.refreshToken);
    expect(await renewSession(second?.refreshToken ?? '')).toMatchObject({ sessionId: first.sessionId });
  });

  test('stores tokens only as hashes', async () => {
    const { refreshToken } = await startApiSession(userId);
    const next = await renewSession(refreshToken);
    const stored = JSON.stringify(await db.refreshToken.findMany());
    expect(stored).not.toContain(refreshToken);
    expect(stored).not.toContain(next?.refreshToken);
  });

  test('ends the session when an API client reuses a token', async () => {
    const first = await startApiSession(userId);
    const second = await renewSession(first.refreshToken);
    expect(await renewSession(first.refreshToken)).toBeUndefined();
    expect(await renewSession(second?.refreshToken ?? '')).toBeUndefined();
    expect(await resolveUser(await bearer(first.sessionId))).toBeUndefined();
    expect(await db.auditEvent.findFirst({ where: { kind: 'session_replayed' } })).toMatchObject({ userId });
  });

  test('ends the session for the token before the previous one', async () => {
    const first = await startApiSession(userId);
    const second = await renewSession(first.refreshToken);
    const third = await renewSession(second?.refreshToken ?? '');
    expect(third).toBeDefined();
    expect(await renewSession(first.refreshToken)).toBeUndefined();
    expect(await renewSession(third?.refreshToken ?? '')).toBeUndefined();
  });

  test('ends the session when an API client rotates a token several times at once, without an error', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { refreshToken, sessionId } = await startApiSession(userId);
      const results = await Promise.allSettled(Array.from({ length: 20 }, () => renewSession(refreshToken)));
      expect(results.filter(({ status }) => status === 'rejected')).toEqual([]);
      expect(await db.session.findUnique({ where: { id: sessionId } })).toBeNull();
    }
  });

  test('returns undefined for a token whose session is ending concurrently', async () => {
    for (let round = 0; round < 20; round += 1) {
      const session = await startApiSession(userId);
      const requests = [
        findSession(session),
        endSession(session.sessionId, userId),
        renewSession(session.refreshToken),
      ];
      const results = await Promise.allSettled([...requests, findSession(session), renewSession(session.refreshToken)]);
      expect(results.filter(({ status }) => status === 'rejected')).toEqual([]);
    }
  });

  test('ignores an unknown token', async () => {
    const session = await startApiSession(userId);
    for (const forged of ['', 'forged', session.sessionId, hashToken(session.refreshToken)]) {
      expect(await renewSession(forged)).toBeUndefined();
    }
    expect(await findSession(session)).toBeDefined();
  });

  test('rejects tokens of an ended session', async () => {
    const { sessionId, refreshToken } = await startApiSession(userId);
    await db.session.update({ where: { id: sessionId }, data: { expiresAt: new Date(Date.now() - 1000) } });
    expect(await renewSession(refreshToken)).toBeUndefined();
  });
});

describe('findSession', () => {
  const read = (id: string) => db.session.findUniqueOrThrow({ where: { id } });
  const lastUsed = (id: string, msAgo: number) =>
    db.session.update({ where: { id }, data: { renewedAt: new Date(Date.now() - msAgo) } });

  test('moves the end of a browser’s session on, with one write in ten minutes', async () => {
    const session = await startSession(userId, 'browser', '');
    const { expiresAt, renewedAt } = await read(session.sessionId);
    await findSession(session);
    expect(await read(session.sessionId)).toMatchObject({ expiresAt, renewedAt });
    await lastUsed(session.sessionId, 11 * MINUTE_MS);
    await Promise.all(Array.from({ length: 8 }, () => findSession(session)));
    const after = await read(session.sessionId);
    expect(after.renewedAt.getTime()).toBeGreaterThanOrEqual(renewedAt.getTime());
    expect(after.expiresAt.getTime()).toBeGreaterThan(expiresAt.getTime());
  });

  test('ends it 90 days after sign-in, however often it is used', async () => {
    const started = Date.now() - SESSION_MAX_AGE_MS + MINUTE_MS;
    for (const session of [await startSession(userId, 'browser', ''), await startApiSession(userId)]) {
      await db.session.update({ where: { id: session.sessionId }, data: { createdAt: new Date(started) } });
      await lastUsed(session.sessionId, 11 * MINUTE_MS);
      await findSession(session);
      if ('refreshToken' in session) await renewSession(String(session.refreshToken));
      expect((await read(session.sessionId)).expiresAt.getTime()).toBe(started + SESSION_MAX_AGE_MS);
      expect(await findSession(session)).toBeDefined();
    }
  });

  test('finds no ended session, and none of another user', async () => {
    const session = await startSession(userId, 'browser', '');
    const other = await makeUser({ email: 'other@bakery.ie', password: 'something else' });
    expect(await findSession({ ...session, userId: other.id })).toBeUndefined();
    await db.session.update({ where: { id: session.sessionId }, data: { expiresAt: new Date(Date.now() - 1000) } });
    expect(await findSession(session)).toBeUndefined();
  });
});

describe('resolveUser › with the next request', () => {
  test('rejects an ended session, but not the others', async () => {
    const here = await startSession(userId, 'browser', '');
    const there = await startSession(userId, 'browser', '');
    const access = await bearer(here.sessionId);
    await endSession(here.sessionId, userId);
    expect(await resolveUser(access)).toBeUndefined();
    expect(await findSession(there)).toBeDefined();
    await endAllSessions(userId);
    expect(await findSession(there)).toBeUndefined();
  });

  test('endSession ignores sessions of other users', async () => {
    const other = await makeUser({ email: 'other@bakery.ie', password: 'something else' });
    const session = await startSession(userId, 'browser', '');
    await endSession(session.sessionId, other.id);
    expect(await findSession(session)).toBeDefined();
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
