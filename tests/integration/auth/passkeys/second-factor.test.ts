import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { setRole } from '@/lib/auth/account/roles';
import { resolvePendingUser, resolveUser } from '@/lib/auth/guard/resolve-user';
import { consumeChallenge, storeChallenge } from '@/lib/auth/passkeys/challenge';
import { replaceRecoveryCodes } from '@/lib/auth/passkeys/recovery-codes';
import { verifyPasskey, verifyRecoveryCode } from '@/lib/auth/passkeys/verify-passkey';
import { signAccessToken } from '@/lib/auth/session/access-token';
import { startSession } from '@/lib/auth/session/sessions';
import { signInWithPassword } from '@/lib/auth/sign-in/sign-in';
import { db } from '@/lib/db';
import { env } from '@/lib/env';
import { DAY_MS, MINUTE_MS } from '@/lib/time';
import { emptyTables } from '../../../support/empty-tables';
import { makeUser } from '../../../support/users';

const email = 'mary@bakery.ie';
const password = 'fifteen chars !';
const client = { ip: '192.0.2.1', userAgent: '' };
let userId: string;

beforeEach(async () => {
  await emptyTables();
  ({ id: userId } = await makeUser({ email, password }));
});
afterEach(() => {
  env.adminPasskeyGraceDays = undefined;
});

const addPasskey = (owner = userId) =>
  db.passkey.create({ data: { id: `key-of-${owner}`, userId: owner, publicKey: Buffer.from('x'), name: 'Key' } });

const bearer = async (sessionId: string) => ({
  authorization: `Bearer ${(await signAccessToken(userId, sessionId)).token}`,
  sessionCookie: undefined,
});

describe('resolveUser', () => {
  test('returns no user while the second factor of a passkey account is missing', async () => {
    await addPasskey();
    const { sessionId } = await startSession(userId, 'browser', '');
    expect(await resolveUser(await bearer(sessionId))).toBeUndefined();
    expect(await resolvePendingUser(await bearer(sessionId))).toMatchObject({ id: userId });
    await db.session.update({ where: { id: sessionId }, data: { verifiedAt: new Date() } });
    expect(await resolveUser(await bearer(sessionId))).toMatchObject({ id: userId, hasPasskey: true });
    expect(await resolvePendingUser(await bearer(sessionId))).toBeUndefined();
  });

  test('requires no second factor without a passkey', async () => {
    const { sessionId } = await startSession(userId, 'browser', '');
    expect(await resolveUser(await bearer(sessionId))).toMatchObject({ hasPasskey: false });
  });
});

describe('the role admin', () => {
  const isAdmin = async () => {
    const { sessionId } = await startSession(userId, 'browser', '', new Date());
    return (await resolveUser(await bearer(sessionId)))?.isAdmin;
  };

  test('takes effect without a passkey unless the operator sets a grace period', async () => {
    await setRole(email, 'admin');
    await db.userRole.update({ where: { userId }, data: { grantedAt: new Date(Date.now() - 400 * DAY_MS) } });
    expect(await isAdmin()).toBe(true);
  });

  test('takes effect without a passkey during the grace period, and afterwards only with one', async () => {
    env.adminPasskeyGraceDays = 14;
    await setRole(email, 'admin');
    expect(await isAdmin()).toBe(true);
    await db.userRole.update({ where: { userId }, data: { grantedAt: new Date(Date.now() - 15 * DAY_MS) } });
    expect(await isAdmin()).toBe(false);
    await addPasskey();
    expect(await isAdmin()).toBe(true);
  });

  test('starts a new grace period when it is revoked and granted again', async () => {
    env.adminPasskeyGraceDays = 14;
    await setRole(email, 'admin');
    await db.userRole.update({ where: { userId }, data: { grantedAt: new Date(Date.now() - 15 * DAY_MS) } });
    await setRole(email, 'admin');
    expect(await isAdmin(), 'giving it again changes nothing').toBe(false);
    await setRole(email, 'user');
    await setRole(email, 'admin');
    expect(await isAdmin()).toBe(true);
  });
});

describe('signInWithPassword', () => {
  test('leaves the session of a passkey account pending, and starts none for API clients', async () => {
    expect(await signInWithPassword({ email, password }, 'browser', client)).toMatchObject({ isPending: false });
    await addPasskey();
    expect(await signInWithPassword({ email, password }, 'browser', client)).toMatchObject({ isPending: true });
    expect(await signInWithPassword({ email, password }, 'api', client)).toMatchObject({
      ok: false,
      reason: 'passkey',
    });
    expect(await db.session.count({ where: { kind: 'api' } })).toBe(0);
  });
});

describe('consumeChallenge', () => {
  test('returns a challenge to one of many simultaneous requests', async () => {
    const { sessionId } = await startSession(userId, 'browser', '');
    await storeChallenge(sessionId, 'abc');
    const results = await Promise.all(Array.from({ length: 10 }, () => consumeChallenge(sessionId)));
    expect(results.filter(Boolean)).toEqual(['abc']);
  });

  test('rejects a challenge after five minutes', async () => {
    const { sessionId } = await startSession(userId, 'browser', '');
    await storeChallenge(sessionId, 'abc');
    await db.session.update({ where: { id: sessionId }, data: { challengeAt: new Date(Date.now() - 6 * MINUTE_MS) } });
    expect(await consumeChallenge(sessionId)).toBeUndefined();
  });
});

describe('recovery codes', () => {
  test('verify the session of their owner once, whatever their case and spacing', async () => {
    const [code = ''] = await replaceRecoveryCodes(userId, db);
    const { sessionId } = await startSession(userId, 'browser', '');
    const user = { id: userId, sessionId };
    expect(await verifyRecoveryCode(user, 'aaaa-bbbb-cccc-dddd-eeee', client.ip)).toBe(false);
    expect(await verifyRecoveryCode(user, code.toUpperCase().replaceAll('-', ' '), client.ip)).toBe(true);
    expect(await verifyRecoveryCode(user, code, client.ip)).toBe(false);
    expect(await db.session.findUnique({ where: { id: sessionId } })).toMatchObject({ verifiedAt: expect.any(Date) });
  });

  test('are rejected for other users and after they were replaced', async () => {
    const other = await makeUser({ email: 'other@bakery.ie', password });
    const [code = ''] = await replaceRecoveryCodes(other.id, db);
    const { sessionId } = await startSession(userId, 'browser', '');
    expect(await verifyRecoveryCode({ id: userId, sessionId }, code, client.ip)).toBe(false);
    await replaceRecoveryCodes(other.id, db);
    expect(await verifyRecoveryCode({ id: other.id, sessionId }, code, client.ip)).toBe(false);
  });

  test('are stored only as hashes', async () => {
    const codes = await replaceRecoveryCodes(userId, db);
    const stored = JSON.stringify(await db.recoveryCode.findMany());
    for (const code of codes) expect(stored).not.toContain(code);
  });
});

test('verifyPasskey › rejects malformed and forged responses and those of other users, and records the attempt', async () => {
  const other = await makeUser({ email: 'other@bakery.ie', password });
  await addPasskey();
  await addPasskey(other.id);
  const { sessionId } = await startSession(userId, 'browser', '');
  for (const owner of [userId, other.id]) {
    await storeChallenge(sessionId, 'abc');
    const id = `key-of-${owner}`;
    const response = { clientDataJSON: 'e30', authenticatorData: 'AAAA', signature: 'AAAA' };
    const credential = { id, rawId: id, type: 'public-key', clientExtensionResults: {}, response } as const;
    expect(await verifyPasskey({ id: userId, sessionId }, credential, client.ip)).toBe(false);
  }
  expect(await db.session.findUnique({ where: { id: sessionId } })).toMatchObject({
    verifiedAt: null,
    challenge: null,
  });
  expect(await db.auditEvent.count({ where: { kind: 'second_factor_failed' } })).toBe(2);
});
