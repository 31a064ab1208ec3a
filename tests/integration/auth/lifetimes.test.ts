import { beforeEach, expect, test } from 'vitest';
import { listEvents, listSessions } from '@/lib/auth/account/account-activity';
import { recordEvent } from '@/lib/auth/audit-trail';
import { consumeChallenge, storeChallenge } from '@/lib/auth/passkeys/challenge';
import { replaceRecoveryCodes } from '@/lib/auth/passkeys/recovery-codes';
import { findSession, startSession } from '@/lib/auth/session/sessions';
import { isProved } from '@/lib/auth/step-up/proof';
import { db } from '@/lib/db';
import { DAY_MS, MINUTE_MS } from '@/lib/time';
import { emptyTables } from '../../support/empty-tables';
import { proseOf } from '../../support/prose';
import { makeUser } from '../../support/users';

let userId: string;
let sessionId: string;
const ago = (ms: number) => new Date(Date.now() - ms);
const change = (data: Parameters<typeof db.session.update>[0]['data']) =>
  db.session.update({ where: { id: sessionId }, data });

beforeEach(async () => {
  await emptyTables();
  userId = (await makeUser({ email: 'mary@bakery.ie', password: 'four green fields' })).id;
  ({ sessionId } = await startSession(userId, 'browser', 'Firefox'));
});

test('a proof of who is there › counts for ten minutes', async () => {
  await change({ provedAt: ago(9 * MINUTE_MS) });
  expect(await isProved(sessionId)).toBe(true);
  await change({ provedAt: ago(10.1 * MINUTE_MS) });
  expect(await isProved(sessionId)).toBe(false);
});

test('the challenge of a passkey › can be answered for five minutes', async () => {
  for (const [minutes, expected] of [
    [4, 'challenge'],
    [5.1, undefined],
  ] as const) {
    await storeChallenge(sessionId, 'challenge');
    await change({ challengeAt: ago(minutes * MINUTE_MS) });
    expect(await consumeChallenge(sessionId)).toBe(expected);
  }
});

test('a session › ends as many days after its last use, and after its start, as the documents say', async () => {
  const text = proseOf('docs/security.md');
  const [, idle, most] = /sessions end after (\d+) days without use and after (\d+) days/.exec(text) ?? [];
  const daysLeft = async () => {
    await change({ renewedAt: ago(11 * MINUTE_MS) });
    await findSession({ sessionId, userId });
    const { expiresAt } = await db.session.findUniqueOrThrow({ where: { id: sessionId } });
    return Math.round((expiresAt.getTime() - Date.now()) / DAY_MS);
  };
  expect(await daysLeft()).toBe(Number(idle));
  await change({ createdAt: ago((Number(most) - 7) * DAY_MS) });
  expect(await daysLeft()).toBe(7);
});

test('the use of a session › is noted every ten minutes at most', async () => {
  const isNoted = async (minutes: number) => {
    const before = ago(minutes * MINUTE_MS);
    await change({ renewedAt: before });
    await findSession({ sessionId, userId });
    const { renewedAt } = await db.session.findUniqueOrThrow({ where: { id: sessionId } });
    return renewedAt > before;
  };
  expect([await isNoted(9), await isNoted(10.1)]).toEqual([false, true]);
});

test('recovery codes › are ten, of 112 bits', async () => {
  const codes = await db.$transaction((tx) => replaceRecoveryCodes(userId, tx));
  expect(codes).toHaveLength(10);
  for (const code of codes) expect(code).toMatch(/^(?:[0-9a-f]{4}-){6}[0-9a-f]{4}$/);
});

test('the account page › lists the last twelve events and fifty sessions', async () => {
  for (let event = 0; event < 13; event += 1) await recordEvent({ kind: 'sign_out', userId });
  expect(await listEvents(userId)).toHaveLength(12);
  const { id: _, ...session } = await db.session.findUniqueOrThrow({ where: { id: sessionId } });
  await db.session.createMany({ data: Array.from({ length: 50 }, () => session) });
  expect(await listSessions(userId)).toHaveLength(50);
});
