import { beforeEach, expect, test } from 'vitest';
import { endSessionsOf } from '@/lib/auth/account/end-sessions';
import { findSession, type SessionIds, startSession } from '@/lib/auth/session/sessions';
import { db } from '@/lib/db';
import { emptyTables } from '../../../support/empty-tables';
import { makeUser } from '../../../support/users';

const live: SessionIds[] = [];

beforeEach(async () => {
  await emptyTables();
  live.length = 0;
  for (const email of ['mary@bakery.ie', 'tom@butcher.ie']) {
    const { id } = await makeUser({ email, password: 'four green fields' });
    live.push(await startSession(id, 'browser', ''));
  }
});

const isLive = () => Promise.all(live.map(async (session) => Boolean(await findSession(session))));

test('endSessionsOf › ends the sessions of one account and records it', async () => {
  expect(await endSessionsOf({ email: ' Mary@bakery.ie' })).toEqual({
    ok: true,
    message: '1 session of mary@bakery.ie ended.',
  });
  expect(await isLive()).toEqual([false, true]);
  expect(await db.auditEvent.findMany({ where: { kind: 'sessions_ended' } })).toMatchObject([
    { userId: live[0]?.userId },
  ]);
});

test('endSessionsOf › ends the sessions of all accounts', async () => {
  expect(await endSessionsOf({})).toMatchObject({ ok: true, message: '2 sessions of all accounts ended.' });
  expect(await isLive()).toEqual([false, false]);
});

test('endSessionsOf › ends none for an address without an account', async () => {
  expect(await endSessionsOf({ email: 'nobody@bakery.ie' })).toMatchObject({ ok: false });
  expect(await isLive()).toEqual([true, true]);
});
