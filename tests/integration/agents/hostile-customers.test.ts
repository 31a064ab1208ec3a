import { beforeEach, describe, expect, test } from 'vitest';
import { GET, POST } from '@/app/api/chat/[key]/messages/route';
import { POST as REPORT } from '@/app/api/chat/[key]/report/route';
import { listConversations } from '@/lib/agents/conversations/queries';
import { send } from '@/lib/agents/conversations/send';
import { storeMessage } from '@/lib/agents/conversations/store';
import { MAX_MESSAGES } from '@/lib/agents/policy';
import { decideRequest } from '@/lib/agents/requests/decide-request';
import { db } from '@/lib/db';
import { makeAgent, randomName } from '../../support/agents';
import { emptyTables } from '../../support/empty-tables';
import { makeUser } from '../../support/users';

beforeEach(emptyTables);

const FROM = { ip: '192.0.2.7' };
const messageOf = (text: string) => ({ id: randomName(16), text });
const context = (key: string) => ({ params: Promise.resolve({ key }) });
const requestOf = (secret: string, body?: object, query = '') =>
  new Request(`https://site.example/api/chat/x/messages${query}`, {
    method: body ? 'POST' : 'GET',
    headers: { 'Content-Type': 'application/json', 'x-client-address': FROM.ip, Authorization: `Bearer ${secret}` },
    body: body && JSON.stringify(body),
  });

describe('a chat’s API', () => {
  test('takes a NUL, half a surrogate pair and a number beyond the database’s for what they are', async () => {
    const { key, agentId } = await makeAgent();
    const secret = randomName();
    for (const [text, site] of [
      ['100 % fish', '\0'],
      ['half a pair \ud83d', 'evil\nhost'],
      ['a\0b', 'shop.example:8080'],
    ] as const)
      expect((await POST(requestOf(secret, { ...messageOf(text), site }), context(key))).status, site).toBe(200);
    for (const after of ['2147483648', '1e308', '-1'])
      expect((await GET(requestOf(secret, undefined, `?after=${after}`), context(key))).status, after).toBe(200);
    for (const text of ['a\0b', 'half a pair \ud83d'])
      expect((await REPORT(requestOf(secret, { text }), context(key))).status).toBe(204);
    expect(await db.conversation.findFirst()).toMatchObject({ site: '' });
    const found = async (search: string) => (await listConversations(agentId, { q: search })).conversations.length;
    expect(await found('100 % f')).toBe(1);
    for (const search of ['1_0', 'fish%pair', '\\']) expect(await found(search), search).toBe(0);
    expect(await found('a\0b')).toBe(1);
  });

  test('answers no message beyond a limit because it is sent again', async () => {
    const agent = await makeAgent();
    const [secret, message] = [randomName(), messageOf('How much are fish and chips?')];
    await send(agent, randomName(), messageOf('Hello'), FROM);
    await db.rateLimit.updateMany({
      where: { key: { startsWith: 'chat-question-daily-by-ip' } },
      data: { points: 200 },
    });
    await storeMessage({ agentId: agent.agentId, secret, site: '', isTest: false }, message, true);
    expect(await send(agent, secret, message, FROM)).toMatchObject({ messages: [{}, { author: 'notice' }] });
  });

  test('says when to try again, and who reports an agent too', async () => {
    const { key } = await makeAgent();
    const secret = randomName();
    await POST(requestOf(secret, messageOf('Hello')), context(key));
    await REPORT(requestOf(secret, {}), context(key));
    await db.rateLimit.updateMany({ data: { points: 10_000 } });
    for (const response of [
      await POST(requestOf(secret, messageOf('Hello')), context(key)),
      await REPORT(requestOf(secret, {}), context(key)),
    ])
      expect([response.status, Number(response.headers.get('Retry-After')) > 0]).toEqual([429, true]);
  });

  test('takes no message into a conversation that is full', async () => {
    const agent = await makeAgent();
    const secret = randomName();
    const last = messageOf('Hello');
    await send(agent, secret, last, FROM);
    await db.conversation.updateMany({ data: { lastSeq: MAX_MESSAGES } });
    expect(await send(agent, secret, messageOf('Hello'), FROM)).toMatchObject({ ok: false, problem: 'full' });
    // Sent again, since its acknowledgement was lost.
    expect(await send(agent, secret, last, FROM)).toMatchObject({ ok: true, messages: [{ id: last.id }, {}] });
    expect(await send(agent, randomName(), messageOf('Hello'), FROM)).toMatchObject({ ok: true });
  });
});

test('send › passes on a request that is cut within an emoji', async () => {
  const agent = await makeAgent();
  const secret = randomName();
  for (const start of ['Please ring me about my order', 'Please ring me about our order']) {
    const asked = `${start} ${'🎂'.repeat(160)}`;
    for (const text of [asked, 'Mary Byrne', '087 123 4567'])
      expect(await send(agent, `${secret}${start.length}`, messageOf(text), FROM)).toMatchObject({ ok: true });
  }
  expect(await db.customerRequest.count({ where: { slots: { path: ['name'], equals: 'Mary Byrne' } } })).toBe(2);
});

test('a conversation that began with a draft is a customer’s once its agent is live', async () => {
  const { agentId } = await makeAgent();
  const beginning = { agentId, secret: randomName(), site: '' };
  for (const isTest of [true, false]) await storeMessage({ ...beginning, isTest }, messageOf('Hello'), true);
  expect(await db.conversation.findMany()).toMatchObject([{ isTest: false }]);
});

test('decideRequest › sends one address ten mails a day, whoever left it', async () => {
  const agent = await makeAgent();
  const nora = await makeUser({ email: 'nora@harbour.example', password: 'a long password of Nora' });
  const slots = { email: 'victim@home.example' };
  for (let position = 0; position < 12; position++) {
    const data = { agentId: agent.agentId, kind: 'callback', asked: 'Call me', slots, also: [], position };
    const { id } = await db.customerRequest.create({ data });
    expect(await decideRequest(agent.agentId, id, { decision: 'answered' }, nora.id)).toMatchObject({ isDone: true });
  }
  expect(await db.mail.count({ where: { kind: 'agent_decision' } })).toBe(10);
});
