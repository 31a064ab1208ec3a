import { beforeEach, expect, test } from 'vitest';
import { listOpenQuestions } from '@/lib/agents/open-questions';
import {
  DISMISSED,
  listDismissed,
  listFormerlyTaught,
  listTaught,
  setTaught,
  taughtTo,
  teachAgent,
} from '@/lib/agents/taught';
import { findToday } from '@/lib/agents/today';
import { db } from '@/lib/db';
import { HOUR_MS } from '@/lib/time';
import { makeAgent, randomName } from '../../support/agents';
import { emptyTables } from '../../support/empty-tables';

beforeEach(emptyTables);

const NOW = new Date('2026-11-29T08:30:00Z');
const hoursAgo = (hours: number) => new Date(NOW.getTime() - hours * HOUR_MS);

test('findToday › has emergencies first, then what waits longest, today’s diary and yesterday’s numbers, and nobody else’s', async () => {
  const [mine, other] = [await makeAgent(), await makeAgent({ domain: 'other.example' })];
  for (const { agentId } of [mine, other]) {
    const request = (kind: string, hours: number, data: object = {}) =>
      db.customerRequest.create({
        data: { agentId, kind, asked: kind, slots: {}, createdAt: hoursAgo(hours), ...data },
      });
    await request('booking', 3);
    await request('callback', 9, { state: 'changed' });
    await request('emergency', 1);
    await request('booking', 20, { state: 'accepted', startsAt: hoursAgo(-4), decidedAt: hoursAgo(1) });
    await request('booking', 20, { state: 'declined', decidedAt: hoursAgo(30) });
    await request('order', 20, { state: 'accepted', startsAt: hoursAgo(-20), decidedAt: hoursAgo(12) });
    await db.conversation.create({
      data: {
        agentId,
        secretHash: randomName(),
        updatedAt: hoursAgo(10),
        messages: {
          create: [
            { seq: 1, author: 'customer', text: 'Do you sell vouchers?', createdAt: hoursAgo(10) },
            {
              seq: 2,
              author: 'agent',
              text: '',
              reply: { tier: 'silent', quotes: [], warnings: [] },
              inReplyTo: 1,
              createdAt: hoursAgo(10),
            },
          ],
        },
      },
    });
  }
  const today = await findToday({ id: mine.agentId, timeZone: 'Europe/Dublin' }, NOW);
  const kinds = (requests: readonly { kind: string }[]) => requests.map(({ kind }) => kind);
  expect([kinds(today.requests), kinds(today.entries), kinds(today.decided)]).toEqual([
    ['emergency', 'callback', 'booking'],
    ['booking'],
    ['booking'],
  ]);
  expect(today.questions).toMatchObject([{ question: 'Do you sell vouchers?', askers: 1 }]);
  expect(today.yesterday).toMatchObject({ conversations: 1, questions: 1, silent: 1, requests: 4, accepted: 2 });
});

test('questions without an answer › are one for those who ask the same, go with what answers them, and can be dismissed', async () => {
  const { agentId } = await makeAgent();
  const ask = (text: string) =>
    db.conversation.create({
      data: {
        agentId,
        secretHash: randomName(),
        messages: {
          create: [
            { seq: 1, author: 'customer', text },
            { seq: 2, author: 'agent', text: '', reply: { tier: 'silent', quotes: [], warnings: [] }, inReplyTo: 1 },
          ],
        },
      },
    });
  for (const text of ['is there a kids menu', 'Do ye have a children’s menu?', 'can I bring my dog', 'asdf'])
    await ask(text);
  const open = async () => (await listOpenQuestions(agentId)).map(({ question, askers }) => `${question} ${askers}`);
  expect(await open()).toEqual(['Do ye have a children’s menu? 2', 'asdf 1', 'can I bring my dog 1']);
  await teachAgent(agentId, { question: 'Are dogs allowed?', answer: 'Dogs are welcome at the tables outside.' });
  await teachAgent(agentId, { question: 'asdf', answer: DISMISSED });
  expect(await open()).toEqual(['Do ye have a children’s menu? 2']);
  expect((await taughtTo(agentId)).map(({ question }) => question)).toEqual(['Are dogs allowed?']);
  const [dismissed] = await listDismissed(agentId);
  await setTaught(agentId, dismissed?.id ?? '', false);
  expect(await open()).toContain('asdf 1');
});

test('everything that an agent was taught is listed, and what no longer holds fifty at a time', async () => {
  await emptyTables();
  const { agentId } = await makeAgent({});
  const row = (at: number) => ({ agentId, question: `Question ${at}?`, answer: 'Yes.' });
  await db.taughtAnswer.createMany({ data: Array.from({ length: 250 }, (_, at) => row(at)) });
  await db.taughtAnswer.createMany({
    data: Array.from({ length: 60 }, (_, at) => ({ ...row(at), withdrawnAt: new Date() })),
  });
  expect(await listTaught(agentId)).toHaveLength(250);
  const pages = [await listFormerlyTaught(agentId, 1), await listFormerlyTaught(agentId, 2)];
  expect(pages.map(({ former, count }) => [former.length, count])).toEqual([
    [50, 60],
    [10, 60],
  ]);
});
