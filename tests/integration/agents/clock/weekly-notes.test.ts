import { beforeEach, describe, expect, test } from 'vitest';
import { turnClock } from '@/lib/agents/clock/turn-clock';
import { composeWeek } from '@/lib/agents/clock/week-email';
import { queueWeeklyNotes } from '@/lib/agents/clock/weekly-notes';
import { db } from '@/lib/db';
import { unsubscribe } from '@/lib/mail/unsubscribe';
import { HOUR_MS, MINUTE_MS } from '@/lib/time';
import { makeAgent, randomName } from '../../../support/agents';
import { emptyTables } from '../../../support/empty-tables';
import { makeUser } from '../../../support/users';

beforeEach(emptyTables);

const makeOwner = (email = 'nora@harbour.example') =>
  makeUser({ email, password: 'a long password of Nora', displayName: 'Nora' });

/** An agent that is a client's since long ago. */
async function makeClient(data: { timeZone?: string; quietFrom?: number; quietTo?: number; liveAt?: Date } = {}) {
  const owner = await makeOwner();
  const { agentId } = await makeAgent({ state: 'client' }, [owner]);
  const id = agentId;
  await db.agent.update({ where: { id }, data: { liveAt: new Date('2026-01-01T00:00:00Z'), ...data } });
  return { id, owner };
}

const notes = async () =>
  (await db.mail.findMany({ where: { kind: 'agent_week' }, orderBy: { createdAt: 'asc' } })).map(
    ({ details }) => (details as { monday: string }).monday,
  );

/** Queues what is due every so often from one moment to another, as two workers would, and says when each note was queued. */
async function turnUntil(from: string, to: string, everyMs: number): Promise<string[]> {
  const queued: string[] = [];
  for (let now = Date.parse(from); now <= Date.parse(to); now += everyMs) {
    const before = (await notes()).length;
    await Promise.all([queueWeeklyNotes(new Date(now)), queueWeeklyNotes(new Date(now))]);
    for (const monday of (await notes()).slice(before)) queued.push(`${monday} at ${new Date(now).toISOString()}`);
  }
  return queued;
}

describe('the note about a week', () => {
  test.each([
    [
      'summer time begins',
      ['2026-03-22T12:00:00Z', '2026-04-05T12:00:00Z'],
      ['2026-03-16 at 2026-03-23T08:00:00.000Z', '2026-03-23 at 2026-03-30T07:00:00.000Z'],
    ],
    [
      'it ends',
      ['2026-10-18T12:00:00Z', '2026-11-01T12:00:00Z'],
      ['2026-10-12 at 2026-10-19T07:00:00.000Z', '2026-10-19 at 2026-10-26T08:00:00.000Z'],
    ],
  ])('comes once a week at eight in a fortnight in which %s', async (_what, [from = '', to = ''], expected) => {
    await makeClient();
    expect(await turnUntil(from, to, HOUR_MS)).toEqual(expected);
    expect(await turnUntil(from, to, 24 * HOUR_MS)).toEqual([]);
  });

  test('comes at eight by the minute, later after a pause, never before its hour, and not two days late', async () => {
    await makeClient({ timeZone: 'America/New_York' });
    expect(await turnUntil('2026-11-30T12:58:00Z', '2026-11-30T13:02:00Z', MINUTE_MS)).toEqual([
      '2026-11-23 at 2026-11-30T13:00:00.000Z',
    ]);
    expect(await turnUntil('2026-12-08T12:00:00Z', '2026-12-08T12:00:00Z', MINUTE_MS)).toHaveLength(1);
    expect(await turnUntil('2026-12-17T12:00:00Z', '2026-12-17T12:00:00Z', MINUTE_MS)).toEqual([]);
    // The clock of a machine is set back.
    expect(await turnUntil('2026-11-30T13:00:00Z', '2026-11-30T13:00:00Z', MINUTE_MS)).toEqual([]);
  });

  test('waits for the end of quiet hours, and is for owners of agents that were live by then', async () => {
    const { id } = await makeClient({ quietFrom: 22 * 60, quietTo: 9 * 60 });
    const member = await makeOwner('pat@harbour.example');
    await db.agentMember.create({ data: { agentId: id, userId: member.id, role: 'member' } });
    const late = await makeAgent({ state: 'trial', domain: 'late.example' }, [member]);
    await db.agent.update({ where: { id: late.agentId }, data: { liveAt: new Date('2026-11-30T08:30:00Z') } });
    await makeAgent({ state: 'draft', domain: 'draft.example' }, [member]);
    await turnClock(new Date('2026-11-30T08:00:00Z'));
    const mails = await db.mail.findMany({ where: { kind: 'agent_week' } });
    expect(mails).toMatchObject([{ recipient: 'nora@harbour.example' }]);
    const [job] = await db.$queryRaw<{ waits: number }[]>`
      SELECT round(extract(epoch FROM start_after - created_on))::int AS waits FROM pgboss.job WHERE data ->> 'mailId' = ${mails[0]?.id}`;
    expect(job?.waits).toBe(3_600);
  });

  test('says what happened, and nothing to somebody who has left or unsubscribed', async () => {
    const { id, owner } = await makeClient();
    const at = new Date('2026-11-25T12:00:00Z');
    const later = (minutes: number) => new Date(at.getTime() + minutes * MINUTE_MS);
    const reply = (tier: string) => ({ tier, quotes: [], warnings: [] });
    for (const isTest of [false, false, true])
      await db.conversation.create({
        data: {
          agentId: id,
          secretHash: randomName(),
          isTest,
          createdAt: at,
          updatedAt: later(20),
          messages: {
            create: [
              { seq: 1, author: 'customer', text: 'Do you sell\nvouchers?', createdAt: at },
              { seq: 2, author: 'agent', text: '', reply: reply('silent'), inReplyTo: 1, createdAt: later(1) },
              { seq: 3, author: 'customer', text: 'When are you open?', createdAt: later(2) },
              { seq: 4, author: 'agent', text: '', reply: reply('answer'), inReplyTo: 3, createdAt: later(3) },
              { seq: 5, author: 'customer', text: 'Hello?', createdAt: later(4) },
              { seq: 6, author: 'customer', text: 'Anybody?', createdAt: later(5) },
              { seq: 7, author: 'person', text: 'Yes!', createdAt: later(16) },
            ],
          },
          requests: {
            create: { agentId: id, kind: 'booking', asked: 'A table', slots: {}, state: 'accepted', createdAt: at },
          },
        },
      });
    const counts = { added: 2, gone: 0, changed: 1, facts: 0 };
    await db.siteReading.updateMany({ data: { finishedAt: at, changes: { counts, changes: {} } } });
    await turnClock(new Date('2026-11-30T08:00:00Z'));
    const mail = await db.mail.findFirstOrThrow({ where: { kind: 'agent_week' } });
    const note = await composeWeek(mail);
    expect(note?.subject).toBe('The Harbour Kitchen: 2 conversations last week');
    const text = note?.paragraphs.join('\n') ?? '';
    for (const part of [
      'Monday 23 November to Sunday 29 November',
      '2 conversations with 4 questions: 2 answered, 2 not.',
      'You took over 2 conversations.',
      'within 12 minutes',
      '“Do you sell vouchers?” (2 customers)',
      '/teach',
      'Changes on your website: 2 new pages, 1 page changed.',
    ])
      expect(text).toContain(part);
    expect(note?.unsubscribeUrl).toContain('/api/unsubscribe');
    await unsubscribe(owner.email);
    expect(await composeWeek(mail)).toBeUndefined();
    await db.unsubscribe.deleteMany();
    await db.agentMember.updateMany({ data: { role: 'member' } });
    expect(await composeWeek(mail)).toBeUndefined();
  });
});
