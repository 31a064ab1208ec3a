import { beforeEach, describe, expect, test } from 'vitest';
import { inOwnWords } from '@/lib/agent/reply-type';
import type { SlotName, TakenRequest } from '@/lib/agent/requests/taken-request';
import { eraseForMember } from '@/lib/agents/conversations/erase';
import {
  giveBack,
  HALF_WAY_AFTER_MS,
  keepHalfWay,
  leaveSilentPersons,
  SILENT_AFTER_MS,
  takeOver,
  writeAsPerson,
} from '@/lib/agents/conversations/person';
import { read } from '@/lib/agents/conversations/read';
import { send } from '@/lib/agents/conversations/send';
import type { PublicAgent } from '@/lib/agents/public-agent';
import { decideRequest } from '@/lib/agents/requests/decide-request';
import { decideByForm } from '@/lib/agents/requests/decision-fields';
import { requestEmails } from '@/lib/agents/requests/mails';
import { recordRequest } from '@/lib/agents/requests/record-request';
import { readRequestLink, requestPath } from '@/lib/agents/requests/request-link';
import { whenLabel } from '@/lib/agents/requests/when/when-label';
import { db } from '@/lib/db';
import { holidayOn, weekdayOf } from '@/lib/reader/answers/question/bank-holidays';
import { addDays, fromZone, startOfDay, zonedDay } from '@/lib/text/zoned-time';
import { DAY_MS } from '@/lib/time';
import { makeAgent, randomName } from '../../support/agents';
import { emptyTables } from '../../support/empty-tables';
import { makeUser } from '../../support/users';

beforeEach(emptyTables);

const FROM = { ip: '192.0.2.7' };
const makeNora = (email = 'nora@harbour.example') =>
  makeUser({ email, password: 'a long password of Nora', displayName: 'Nora' });

/** What a customer writes, one message after another. */
async function write(agent: PublicAgent, secret: string, ...texts: string[]): Promise<string[]> {
  const said: string[] = [];
  for (const text of texts) {
    const sent = await send(agent, secret, { id: randomName(16), text }, FROM);
    if (!sent.ok) throw new Error(sent.problem);
    said.push(sent.messages.at(-1)?.text ?? '');
  }
  return said;
}
const BOOKING = ['Can I book a table for 4 on Friday at 7pm?', 'Mary Byrne'];
const textsIn = async (agent: PublicAgent, secret: string) =>
  (await read(agent, secret, 0)).messages.map(({ author, text }) => `${author}: ${text}`);
const mailed = (kind: string) => db.mail.findMany({ where: { kind }, orderBy: { createdAt: 'asc' } });

describe('a request that an agent has taken down', () => {
  test('is stored with its mails once it is complete, changes on a word of change, and is withdrawn when dropped', async () => {
    const [nora, pat] = [await makeNora(), await makeNora('pat@harbour.example')];
    const agent = await makeAgent({}, [nora, pat]);
    const secret = randomName();
    await write(agent, secret, BOOKING[0] ?? '');
    expect(await db.customerRequest.count()).toBe(0);
    await write(agent, secret, BOOKING[1] ?? '');
    expect(await db.customerRequest.findMany()).toMatchObject([
      { kind: 'booking', state: 'requested', slots: { people: '4', name: 'Mary Byrne' } },
    ]);
    expect((await mailed('agent_request')).map(({ recipient }) => recipient).sort()).toEqual([nora.email, pat.email]);
    await write(agent, secret, 'Is there parking?');
    expect(await mailed('agent_request')).toHaveLength(2);
    await write(agent, secret, 'Actually, make it 6 people');
    expect(await db.customerRequest.findMany()).toMatchObject([{ state: 'requested', slots: { people: '6' } }]);
    expect(await mailed('agent_request')).toHaveLength(4);
    await write(agent, secret, 'Forget it, cancel the booking');
    expect(await db.customerRequest.findMany()).toMatchObject([{ state: 'withdrawn' }]);
    expect((await mailed('agent_request')).map(({ details }) => (details as { change: string }).change)).toEqual([
      'new',
      'new',
      'changed',
      'changed',
      'withdrawn',
      'withdrawn',
    ]);
  });

  test('is mailed with the customer’s words and a link of its own to each member, and to nobody who has left', async () => {
    const nora = await makeNora();
    const agent = await makeAgent({}, [nora]);
    await write(agent, randomName(), ...BOOKING);
    const [mail] = await mailed('agent_request');
    if (!mail) throw new Error('no mail');
    const content = await requestEmails.agent_request(mail);
    expect(content?.subject).toBe('Booking for The Harbour Kitchen: your agent took it down');
    expect(content?.paragraphs.join('\n')).toMatch(/Friday[\s\S]*Mary Byrne/);
    const token = content?.action?.url.split('/').at(-1) ?? '';
    expect(readRequestLink(token)).toMatchObject({ userId: nora.id });
    await db.agentMember.deleteMany();
    expect(await requestEmails.agent_request(mail)).toBeUndefined();
  });

  test('comes as one digest after five within an hour, emergencies excepted', async () => {
    const agent = await makeAgent({}, [await makeNora()]);
    for (let count = 0; count < 8; count += 1) await write(agent, randomName(), ...BOOKING);
    expect([(await mailed('agent_request')).length, (await mailed('agent_digest')).length]).toEqual([5, 1]);
    const [digest] = await mailed('agent_digest');
    if (!digest) throw new Error('no digest');
    expect((await requestEmails.agent_digest(digest))?.subject).toBe('3 more requests for The Harbour Kitchen');
  });
});

describe('decideRequest', () => {
  test('takes back that a call was made: the request is open again, and the customer is told', async () => {
    const nora = await makeNora();
    const agent = await makeAgent({}, [nora]);
    const secret = randomName();
    await write(agent, secret, 'Can somebody ring me back please?', 'Mary Byrne', '086 123 4567');
    const { id } = await db.customerRequest.findFirstOrThrow();
    await decideRequest(agent.agentId, id, { decision: 'answered' }, nora.id);
    await decideRequest(agent.agentId, id, { decision: 'reopened' }, nora.id);
    expect(await db.customerRequest.findFirst()).toMatchObject({ state: 'requested', decidedById: null });
    expect((await textsIn(agent, secret)).at(-1)).toContain('is still looking after your request');
  });

  test('accepts once, tells the customer in the chat and by mail, and says who was first', async () => {
    const [nora, pat] = [await makeNora(), await makeNora('pat@harbour.example')];
    const agent = await makeAgent({}, [nora, pat]);
    const secret = randomName();
    await write(agent, secret, ...BOOKING);
    const { id, slots } = await db.customerRequest.findFirstOrThrow();
    await db.customerRequest.update({
      where: { id },
      data: { slots: { ...(slots as object), email: 'mary@home.example' } },
    });
    const decided = await Promise.all([
      decideRequest(agent.agentId, id, { decision: 'accepted' }, nora.id),
      decideRequest(agent.agentId, id, { decision: 'declined' }, pat.id),
    ]);
    expect(decided.filter((one) => one?.isDone)).toHaveLength(1);
    const said = (await textsIn(agent, secret)).filter((text) => text.startsWith('notice'));
    expect(said).toHaveLength(1);
    expect(await mailed('agent_decision')).toMatchObject([{ recipient: 'mary@home.example' }]);
    const state = (await db.customerRequest.findFirstOrThrow()).state;
    if (state === 'accepted') {
      expect(said[0]).toMatch(/has accepted your request: Booking, .*Friday.*, (?:7pm|19:00), for 4/);
      await decideRequest(agent.agentId, id, { decision: 'cancelled' }, pat.id);
      expect((await textsIn(agent, secret)).at(-1)).toMatch(/has had to cancel/);
    }
    const other = await makeAgent({ domain: 'other.example' }, [nora]);
    expect(await decideRequest(other.agentId, id, { decision: 'accepted' }, nora.id)).toBeUndefined();
  });
});

describe('when a request is for', () => {
  const ZONE = 'Europe/Dublin';
  const inDays = (days: number) => addDays(zonedDay(new Date(), ZONE), days);
  const stored = () => db.customerRequest.findFirstOrThrow({ include: { agent: true } });
  /** A booking for tomorrow at seven in the evening, and how to decide about it by the form. */
  async function book() {
    const nora = await makeNora();
    const agent = await makeAgent({}, [nora]);
    const secret = randomName();
    await write(agent, secret, 'A table for 4 tomorrow, 7pm');
    const conversation = await db.conversation.findFirstOrThrow({ where: { agentId: agent.agentId } });
    /** Has the agent take down a request whose details are `slots`. */
    const take = (slots: Partial<Record<SlotName, string>>) => {
      const request: TakenRequest = { kind: 'booking', asked: 'A table for 4 tomorrow, 7pm', slots };
      return db.$transaction((tx) => recordRequest(tx, conversation, inOwnWords({ request })));
    };
    const slots = { day: 'tomorrow', time: '7pm', people: '4', name: 'Mary Byrne' };
    await take(slots);
    const decide = async (fields: Parameters<typeof decideByForm>[2]) => {
      const request = await stored();
      return decideByForm(request.agent, request.id, { seen: request.updatedAt.toISOString(), ...fields }, nora.id);
    };
    return { agent, secret, decide, take, slots };
  }

  test('is read as it was said, and read again when the customer changes it, but not when they change something else', async () => {
    const { agent, secret, decide, take, slots } = await book();
    const tomorrow = fromZone(`${inDays(1)}T19:00`, ZONE);
    expect(await stored()).toMatchObject({ startsAt: tomorrow, isWholeDay: false });
    await decide({ decision: 'accepted', day: inDays(3), time: '20:00' });
    await take({ ...slots, people: '6' });
    const moved = fromZone(`${inDays(3)}T20:00`, ZONE);
    expect(await stored()).toMatchObject({ state: 'changed', startsAt: moved, slots: { people: '6' } });
    // A day later.
    await db.message.updateMany({ data: { createdAt: new Date(Date.now() - DAY_MS) } });
    await write(agent, secret, 'Make it half 8 in the evening');
    await take({ ...slots, people: '6', time: 'half 8 in the evening' });
    expect(await stored()).toMatchObject({ startsAt: fromZone(`${inDays(0)}T20:30`, ZONE), isWholeDay: false });
  });

  test('is read in the hours of the business, where the customer leaves morning or evening open', async () => {
    const day = [2, 3, 4, 5].map(inDays).find((one) => weekdayOf(one) > 0 && !holidayOn(one)) ?? '';
    const weekday = new Date(day).toLocaleDateString('en-IE', { weekday: 'long', timeZone: 'UTC' });
    const agent = await makeAgent();
    await write(agent, randomName(), `Can I book a table for 4 on ${weekday} at half 7?`, 'Mary Byrne');
    expect(await stored()).toMatchObject({ startsAt: fromZone(`${day}T19:30`, ZONE), isWholeDay: false });
  });

  test('is asked for anew when the customer changes what was declined', async () => {
    const { decide, take, slots } = await book();
    await decide({ decision: 'declined' });
    await take({ ...slots, people: '6' });
    expect(await stored()).toMatchObject({ state: 'requested', slots: { people: '6' } });
  });

  test('is told to the customer, moved by another time, set right by the owner, cancelled, and accepted after all', async () => {
    const { agent, secret, decide } = await book();
    const said = async () => (await textsIn(agent, secret)).at(-1);
    const label = (day: string) =>
      whenLabel({ startsAt: fromZone(`${day}T12:00`, ZONE) ?? null, isWholeDay: true }, ZONE);
    await decide({ decision: 'accepted', day: inDays(1), time: '19:00' });
    expect(await said()).toBe(
      `notice: The Harbour Kitchen has accepted your request: Booking, ${label(inDays(1))}, 19:00, for 4.`,
    );
    expect(await decide({ decision: 'accepted', day: inDays(1), time: '19:00' })).toHaveProperty('rejected');
    await decide({ decision: 'moved', day: inDays(2), time: '18:30' });
    expect(await said()).toContain(`has set another time for your request: Booking, ${label(inDays(2))}, 18:30, for 4`);
    expect((await stored()).state).toBe('moved');
    const seen = (await stored()).updatedAt.toISOString();
    await decide({ decision: 'cancelled' });
    expect(await decide({ decision: 'accepted', seen })).toHaveProperty('rejected');
    await decide({ decision: 'accepted' });
    expect(await stored()).toMatchObject({ state: 'accepted', startsAt: fromZone(`${inDays(2)}T18:30`, ZONE) });
  });

  test.each([
    ['a time alone', { day: '', time: '19:00' }, 'day'],
    ['no date', { day: '2026-02-30', time: '' }, 'day'],
    ['a day that is over', { day: '2026-01-01', time: '' }, 'day'],
    ['a day in another life', { day: '2096-01-01', time: '' }, 'day'],
    ['no time', { day: '2096-01-01', time: '25:00' }, 'time'],
    ['words', { day: 'tomorrow', time: 'late' }, 'day'],
  ])('is not set by %s', async (_what, fields, name) => {
    const { decide } = await book();
    expect(await decide({ decision: 'accepted', ...fields })).toHaveProperty(['errors', name]);
    expect((await stored()).state).toBe('requested');
  });

  test('may be a day without a time, and stays open without a day', async () => {
    const { decide } = await book();
    await decide({ decision: 'accepted', day: '', time: '' });
    expect(await stored()).toMatchObject({ state: 'accepted', startsAt: null });
    expect(await decide({ decision: 'moved', day: '', time: '' })).toHaveProperty('errors');
    await decide({ decision: 'moved', day: inDays(4), time: '' });
    // It had no time, so none is moved.
    expect(await stored()).toMatchObject({
      state: 'accepted',
      isWholeDay: true,
      startsAt: startOfDay(inDays(4), ZONE),
    });
  });
});

test('readRequestLink › refuses forged, changed and expired links', async () => {
  const link = { requestId: crypto.randomUUID(), userId: crypto.randomUUID() };
  const token = requestPath(link).split('/').at(-1) ?? '';
  expect(readRequestLink(token)).toEqual(link);
  expect(readRequestLink(token, Date.now() + 15 * DAY_MS)).toBeUndefined();
  expect(readRequestLink(token.replace(link.userId, crypto.randomUUID()))).toBeUndefined();
  for (const broken of ['', token.slice(1), `${token}x`, token.replace(/\.\d{13}\./, '.9999999999999.')])
    expect(readRequestLink(broken)).toBeUndefined();
});

describe('a person', () => {
  test('takes over, writes once, is named, and gives back; the agent is silent meanwhile', async () => {
    const nora = await makeNora();
    const agent = await makeAgent({}, [nora]);
    const secret = randomName();
    await write(agent, secret, 'Hello');
    const { id } = await db.conversation.findFirstOrThrow();
    expect(await takeOver(agent.agentId, id, nora)).toBe(true);
    const message = { id: randomName(16), text: 'Nora here. How can I help?', seen: 2 };
    for (const _ of ['sent', 'sent again'])
      expect(await writeAsPerson(agent.agentId, id, nora, message)).toEqual({ ok: true });
    await write(agent, secret, 'Is there parking?');
    expect((await textsIn(agent, secret)).slice(2)).toEqual([
      'notice: Nora of The Harbour Kitchen is here now and answers in place of the AI agent.',
      'person: Nora here. How can I help?',
      'customer: Is there parking?',
    ]);
    expect((await read(agent, secret, 0)).speaker).toEqual({ who: 'person', name: 'Nora' });
    await giveBack(agent.agentId, id);
    expect(await write(agent, secret, 'Thanks')).toHaveLength(1);
    expect((await read(agent, secret, 0)).messages.at(-1)?.author).toBe('agent');
  });

  test('who is silent for ten minutes is replaced by nobody: the customer is told once, and messages are kept', async () => {
    const nora = await makeNora();
    const agent = await makeAgent({}, [nora]);
    const secret = randomName();
    await write(agent, secret, 'Hello');
    const { id } = await db.conversation.findFirstOrThrow();
    await takeOver(agent.agentId, id, nora);
    await write(agent, secret, 'Are you there?');
    await leaveSilentPersons();
    expect((await read(agent, secret, 0)).speaker.who).toBe('person');
    const later = new Date(Date.now() + SILENT_AFTER_MS + 1_000);
    for (const _ of ['once', 'again']) await leaveSilentPersons(later);
    expect((await textsIn(agent, secret)).filter((text) => text.includes('Nobody has answered'))).toHaveLength(1);
    expect(await write(agent, secret, '086 123 4567')).toEqual([
      'Thanks. Your message is kept for The Harbour Kitchen, who will read it.',
    ]);
  });

  test('is waited for by who began a request and left, until it is complete or a person has said that it is done', async () => {
    const agent = await makeAgent({}, [await makeNora()]);
    const waits = async () => (await db.conversation.findFirstOrThrow()).waitingSince !== null;
    const keepLater = () => keepHalfWay(new Date(Date.now() + HALF_WAY_AFTER_MS + 1_000));
    const secret = randomName();
    await write(agent, secret, 'Can somebody ring me back please?');
    await keepHalfWay();
    expect(await waits()).toBe(false);
    await keepLater();
    expect(await waits()).toBe(true);
    const { id } = await db.conversation.findFirstOrThrow();
    await giveBack(agent.agentId, id);
    await keepLater();
    expect(await waits()).toBe(false);
    await write(agent, secret, 'Mary Byrne', '086 123 4567');
    await keepLater();
    expect(await waits()).toBe(false);
  });

  test('who did not see what a colleague wrote meanwhile is shown it before anything is sent', async () => {
    const [nora, pat] = [await makeNora(), await makeNora('pat@harbour.example')];
    const agent = await makeAgent({}, [nora, pat]);
    const secret = randomName();
    await write(agent, secret, 'Hello');
    const { id } = await db.conversation.findFirstOrThrow();
    const hers = { id: randomName(16), text: 'Yes, at noon.', seen: 2 };
    const his = { id: randomName(16), text: 'No, we are full.', seen: 2 };
    expect(await writeAsPerson(agent.agentId, id, nora, hers)).toEqual({ ok: true });
    expect(await writeAsPerson(agent.agentId, id, pat, his)).toEqual({
      ok: false,
      isHeld: true,
      message: 'Not sent yet. Meanwhile, Nora: “Yes, at noon.”',
    });
    expect((await textsIn(agent, secret)).join()).not.toContain('full');
    await write(agent, secret, 'Thanks');
    const { lastSeq } = await db.conversation.findFirstOrThrow();
    for (const _ of ['sent anyway', 'sent again'])
      expect(await writeAsPerson(agent.agentId, id, pat, { ...his, seen: lastSeq })).toEqual({ ok: true });
    expect((await textsIn(agent, secret)).filter((text) => text.includes('full'))).toHaveLength(1);
  });

  test('of another agent finds no conversation of this one', async () => {
    const nora = await makeNora();
    const [agent, other] = [await makeAgent(), await makeAgent({ domain: 'other.example' }, [nora])];
    await write(agent, randomName(), 'Hello');
    const { id } = await db.conversation.findFirstOrThrow();
    expect(await takeOver(other.agentId, id, nora)).toBe(false);
    expect(await giveBack(other.agentId, id)).toBe(false);
    expect(await eraseForMember(other.agentId, id)).toBe(false);
    expect((await writeAsPerson(other.agentId, id, nora, { id: randomName(16), text: 'Hi', seen: 0 })).ok).toBe(false);
    expect(await db.message.count()).toBe(2);
  });
});

test('erasing a conversation keeps of an accepted booking when it is and for how many, and nothing that names its customer', async () => {
  const nora = await makeNora();
  const agent = await makeAgent({}, [nora]);
  await write(agent, randomName(), ...BOOKING);
  const request = await db.customerRequest.findFirstOrThrow();
  await decideRequest(agent.agentId, request.id, { decision: 'accepted' }, nora.id);
  await eraseForMember(agent.agentId, request.conversationId ?? '');
  expect(await db.customerRequest.findMany()).toMatchObject([
    { asked: '', also: [], conversationId: null, slots: { people: '4' } },
  ]);
  expect(JSON.stringify(await db.customerRequest.findMany())).not.toContain('Mary');
});
