import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { startSession } from '@/lib/auth/session/sessions';
import { db } from '@/lib/db';
import { applyRetention } from '@/lib/retention/apply-retention';
import { retentionDays } from '@/lib/retention/policy';
import { DAY_MS, MINUTE_MS } from '@/lib/time';
import { emptyTables } from '../../support/empty-tables';
import { storePost } from '../../support/posts';
import { makeUser } from '../../support/users';

beforeEach(emptyTables);

const before = (now: Date, ms: number) => new Date(now.getTime() - ms);

/** Moments at which the clocks of Dublin go forward and back, and an ordinary one. */
test.each(['2026-03-29T01:00:00Z', '2026-10-25T01:00:00Z', '2026-07-01T12:00:00Z'])(
  'applyRetention deletes what is older than its period and keeps the rest, at %s',
  async (moment) => {
    const now = new Date(moment);
    const { id: userId } = await makeUser({ email: 'mary@bakery.ie', password: 'four green fields' });
    for (const margin of [-MINUTE_MS, MINUTE_MS]) {
      const kind = margin < 0 ? 'kept' : 'deleted';
      const ageOf = (days: number) => before(now, days * DAY_MS + margin);
      await db.auditEvent.create({ data: { kind, at: ageOf(retentionDays.auditTrail) } });
      await db.mail.create({
        data: { kind, recipient: 'mary@bakery.ie', status: 'sent', createdAt: ageOf(retentionDays.mailRecord) },
      });
      const removedAt = ageOf(retentionDays.removedPasskey);
      await db.recoveryCode.create({ data: { codeHash: kind, userId, removedAt } });
      await db.signUp.create({
        data: {
          email: `${kind}@bakery.ie`,
          passwordHash: 'x',
          longPassword: false,
          createdAt: ageOf(retentionDays.unconfirmedSignUp),
        },
      });
    }
    await applyRetention(now);
    await applyRetention(now);
    expect(await db.auditEvent.findMany({ select: { kind: true } })).toEqual([{ kind: 'kept' }]);
    expect(await db.mail.findMany({ select: { kind: true } })).toEqual([{ kind: 'kept' }]);
    expect(await db.recoveryCode.findMany({ select: { codeHash: true } })).toEqual([{ codeHash: 'kept' }]);
    expect(await db.signUp.findMany({ select: { email: true } })).toEqual([{ email: 'kept@bakery.ie' }]);
  },
);

test('applyRetention › keeps new sessions and deletes expired ones when the clock is a day off', async () => {
  const { id } = await makeUser({ email: 'mary@bakery.ie', password: 'four green fields' });
  const live = await startSession(id, 'browser', '');
  const expired = await startSession(id, 'browser', '');
  await db.session.update({
    where: { id: expired.sessionId },
    data: { expiresAt: before(new Date(), 2 * DAY_MS) },
  });
  for (const shift of [-DAY_MS, DAY_MS]) await applyRetention(new Date(Date.now() + shift));
  expect((await db.session.findMany()).map((session) => session.id)).toEqual([live.sessionId]);
});

test('applyRetention › deletes the unsaved text of posts that were never saved, and keeps that of others', async () => {
  const { id } = await storePost();
  const now = Date.now();
  const write = (copy: { id: string; postId?: string }, age: number) =>
    db.workingCopy.create({
      data: { ...copy, fields: {}, seq: 1, holder: copy.id, savedBy: 'Mary', savedAt: new Date(now - age) },
    });
  const age = retentionDays.unsavedPost * DAY_MS;
  await write({ id, postId: id }, age + MINUTE_MS);
  await write({ id: randomUUID() }, age + MINUTE_MS);
  const recent = await write({ id: randomUUID() }, age - MINUTE_MS);
  await applyRetention(new Date(now));
  const left = await db.workingCopy.findMany({ select: { id: true } });
  expect(left.map((copy) => copy.id).sort()).toEqual([id, recent.id].sort());
});

test('applyRetention › keeps queued e-mails of any age', async () => {
  const createdAt = before(new Date(), 400 * DAY_MS);
  await db.mail.create({ data: { kind: 'reset', recipient: 'mary@bakery.ie', status: 'queued', createdAt } });
  await applyRetention();
  expect(await db.mail.count()).toBe(1);
});
