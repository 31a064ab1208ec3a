import { setTimeout as sleep } from 'node:timers/promises';
import { beforeEach, expect, test } from 'vitest';
import { eraseAgent, eraseWhatIsLeft } from '@/lib/agents/clock/erase-agent';
import { turnClock } from '@/lib/agents/clock/turn-clock';
import { goLive } from '@/lib/agents/control/go-live';
import { writeAsPerson } from '@/lib/agents/conversations/person';
import { storeMessage } from '@/lib/agents/conversations/store';
import { agentForMember } from '@/lib/agents/members';
import { listOwners, proveByUs } from '@/lib/agents/operator';
import { answerFromNewReadings, queueDueReadings } from '@/lib/agents/own-reading';
import { claimReading } from '@/lib/agents/preview/reading-queue';
import { publicAgent } from '@/lib/agents/public-agent';
import { deleteAccount } from '@/lib/auth/account/delete-account';
import { db } from '@/lib/db';
import { DAY_MS } from '@/lib/time';
import { adoptedAgent, begunPreview } from '../../../support/adopted-agents';
import { randomName } from '../../../support/agents';
import { emptyTables } from '../../../support/empty-tables';

beforeEach(emptyTables);

const START = new Date('2026-03-02T09:00:00Z');
const day = (days: number) => new Date(START.getTime() + days * DAY_MS);
const agentOf = (id: string) => db.agent.findUnique({ where: { id } });

/** Turns the clock, as several workers and after a restart, and returns the notices that are queued by it. */
async function turn(days: number): Promise<unknown[]> {
  await db.mail.deleteMany();
  await Promise.all([turnClock(day(days)), turnClock(day(days))]);
  await turnClock(day(days));
  const mails = await db.mail.findMany({ where: { kind: 'agent_notice' } });
  return mails.map(({ details }) => (details as { notice: string }).notice);
}

async function liveAgent() {
  const { agent, user } = await adoptedAgent('bakery.ie');
  await proveByUs(agent.id);
  await goLive(agent.id, {}, START);
  return { id: agent.id, key: agent.key ?? '', user };
}

test('turnClock › deletes a draft after 30 days, with a mail a week before', async () => {
  const { agent } = await adoptedAgent('bakery.ie');
  await db.agent.update({ where: { id: agent.id }, data: { adoptedAt: START, expiresAt: day(30) } });
  expect(await turn(22)).toEqual([]);
  expect(await turn(24)).toEqual(['draft-ends']);
  expect(await turn(29)).toEqual([]);
  expect(await turn(30)).toEqual([]);
  expect([await agentOf(agent.id), await db.siteReading.count({ where: { agentId: { not: null } } })]).toEqual([
    null,
    0,
  ]);
});

test('turnClock › tells of the fourth day, ends a trial, and erases what is left 30 days later', async () => {
  const { id, key } = await liveAgent();
  await db.taughtAnswer.create({
    data: { agentId: id, question: 'Do you do Sundays?', answer: 'Only before Christmas.' },
  });
  await db.conversation.create({
    data: { agentId: id, secretHash: 'a', messages: { create: { seq: 1, author: 'customer', text: 'Hello' } } },
  });
  expect(await turn(3)).toEqual([]);
  expect(await turn(4)).toEqual(['last-day']);
  expect((await publicAgent(key))?.mode).toBe('open');
  expect(await turn(5)).toEqual(['ended']);
  expect(await agentOf(id)).toMatchObject({ state: 'ended', liveDomain: null, expiresAt: day(35) });
  expect((await publicAgent(key))?.mode).toBe('messages');
  expect(await turn(27)).toEqual([]);
  expect(await turn(28)).toEqual(['erasure']);
  expect(await turn(35)).toEqual([]);
  expect(await agentOf(id)).toMatchObject({
    state: 'erased',
    key,
    domain: 'bakery.ie',
    name: '',
    website: '',
    adoptedById: null,
  });
  const left = [db.agentMember, db.taughtAnswer, db.conversation, db.message, db.customerRequest, db.controlCode];
  for (const table of left) expect(await (table as typeof db.message).count()).toBe(0);
  expect((await publicAgent(key))?.mode).toBe('gone');
  await turn(360);
  expect((await agentOf(id))?.domain).toBe('bakery.ie');
  await turn(367);
  expect((await agentOf(id))?.domain).toBe('');
});

test('eraseAgent › waits for a reply that is being stored, and erases that too; nothing is stored afterwards', async () => {
  const { id: agentId } = await liveAgent();
  const beginning = { agentId, secret: randomName(), site: '', isTest: false };
  const message = { id: randomName(16), text: 'Call me back' };
  const { conversationId } = await storeMessage(beginning, message, true);
  let erased: Promise<void> | undefined;
  await db.$transaction(async (tx) => {
    await tx.$queryRaw`SELECT 1 FROM conversations WHERE id = ${conversationId}::uuid FOR UPDATE`;
    erased = eraseAgent(agentId).then(() => eraseWhatIsLeft());
    // Until it waits for the conversation; the embedded database has one session, in which it has not begun.
    for (let looked = 0, waiting = 0; looked < 40 && waiting === 0; looked += 1) {
      const [row] = await tx.$queryRaw<
        { waiting: number }[]
      >`SELECT count(*)::int AS waiting FROM pg_locks WHERE NOT granted`;
      waiting = row?.waiting ?? 0;
      await sleep(25);
    }
    await tx.customerRequest.create({
      data: { agentId, conversationId, kind: 'callback', asked: 'Call me', slots: {} },
    });
  });
  await erased;
  expect([await db.conversation.count(), await db.customerRequest.count()]).toEqual([0, 0]);
  await expect(storeMessage(beginning, message, true)).rejects.toThrow(/erased/);
  expect(await db.conversation.count()).toBe(0);
});

test('eraseAgent › shows nothing to anybody at once, and what is left is deleted in portions, whoever is killed meanwhile', async () => {
  const { id, key, user } = await liveAgent();
  const secret = randomName();
  await storeMessage({ agentId: id, secret, site: '', isTest: false }, { id: randomName(16), text: 'Hello' }, true);
  const request = { agentId: id, kind: 'booking', asked: 'A table', slots: {}, state: 'accepted' };
  await db.customerRequest.create({ data: request });
  await db.$executeRaw`INSERT INTO conversations (id, agent_id, secret_hash)
    SELECT gen_random_uuid(), ${id}::uuid, 'stored ' || n FROM generate_series(1, 1200) AS n`;
  await eraseAgent(id);
  const [conversation] = await db.conversation.findMany({ where: { lastSeq: 1 } });
  expect(await agentForMember(id, user.id)).toBeUndefined();
  expect((await publicAgent(key))?.mode).toBe('gone');
  expect(
    await writeAsPerson(
      id,
      conversation?.id ?? '',
      { id: user.id, displayName: null },
      { id: 'a', text: 'Hi', seen: 9 },
    ),
  ).toMatchObject({ ok: false });
  const isLeft = () => db.agent.count({ where: { id, expiresAt: { not: null } } });
  // One turn of the clock deletes so much, and no more.
  await eraseWhatIsLeft(new Date(Date.now() + DAY_MS), 1);
  expect([await db.conversation.count(), await isLeft()]).toEqual([701, 1]);
  // Two workers, one of which the other overtakes.
  await Promise.all([turnClock(START), turnClock(START)]);
  expect([await db.conversation.count(), await db.message.count(), await db.customerRequest.count()]).toEqual([
    0, 0, 0,
  ]);
  await eraseWhatIsLeft(new Date(Date.now() + DAY_MS));
  expect(await isLeft()).toBe(0);
});

test('turnClock › makes up for what was due while no worker ran', async () => {
  const { id } = await liveAgent();
  expect(await turn(40)).toEqual(['ended']);
  expect(await agentOf(id)).toMatchObject({ state: 'ended', expiresAt: day(70) });
});

test('turnClock › erases the agents of owners who have deleted their accounts, and listOwners lists the others', async () => {
  const { id, user } = await liveAgent();
  expect((await listOwners()).message).toMatch(/^bakery\.ie\ttrial\t0 conversations\tmary@bakery\.ie\t/);
  await deleteAccount(user.id);
  await turn(1);
  expect((await agentOf(id))?.state).toBe('erased');
  expect((await listOwners()).message).toBe('Nobody owns an agent.');
});

test('own readings › are swapped when they are done, kept when one fails, and never shared', async () => {
  const { agent } = await adoptedAgent('bakery.ie');
  const before = agent.readingId;
  const finish = async (data: object) => {
    const claimed = await claimReading('own');
    if (!claimed) throw new Error('No reading is due.');
    await db.siteReading.update({ where: { id: claimed.id }, data: { ...data, finishedAt: new Date() } });
    await answerFromNewReadings();
    return claimed.id;
  };
  const age = (days: number) =>
    db.$executeRaw`UPDATE site_readings SET created_at = now() - make_interval(days => ${days}::int) WHERE agent_id IS NOT NULL`;
  await queueDueReadings();
  await finish({ status: 'failed', problem: 'timeout' });
  expect((await agentOf(agent.id))?.readingId).toBe(before);
  await queueDueReadings();
  expect(await claimReading('own')).toBeUndefined();
  await age(2);
  await Promise.all([queueDueReadings(), queueDueReadings()]);
  const first = await finish({ status: 'done', greeting: { name: { value: 'Mary’s Bakery' } } });
  expect(await agentOf(agent.id)).toMatchObject({ readingId: first, name: 'Mary’s Bakery' });
  await age(6);
  await queueDueReadings();
  expect(await claimReading('own')).toBeUndefined();
  await age(8);
  await queueDueReadings();
  const second = await finish({ status: 'done' });
  expect((await agentOf(agent.id))?.readingId).toBe(second);
  expect(await db.siteReading.findMany({ where: { agentId: agent.id }, select: { id: true } })).toEqual([
    { id: second },
  ]);
  const visitor = await begunPreview('bakery.ie');
  expect((await agentOf(visitor.id))?.readingId).not.toBe(second);
});
