import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { DELETE } from '@/app/api/chat/[key]/conversation/route';
import { GET as EVENTS } from '@/app/api/chat/[key]/events/route';
import { GET, POST } from '@/app/api/chat/[key]/messages/route';
import { hashOf } from '@/lib/agents/conversations/conversation-view';
import { eraseOldConversations } from '@/lib/agents/conversations/erase';
import { chatEvents } from '@/lib/agents/conversations/read';
import { handOverForgotten, send } from '@/lib/agents/conversations/send';
import { storeMessage, storeReply } from '@/lib/agents/conversations/store';
import { startSession } from '@/lib/auth/session/sessions';
import { db } from '@/lib/db';
import { env } from '@/lib/env';
import { DAY_MS } from '@/lib/time';
import { makeAgent, randomName } from '../../support/agents';
import { emptyTables } from '../../support/empty-tables';
import { setRequestHeaders } from '../../support/next-headers';
import { cookieOf } from '../../support/sessions';
import { makeUser } from '../../support/users';

beforeEach(emptyTables);

type Body = {
  messages: { seq: number; author: string; text: string; reply?: { quotes: { text: string }[] } }[];
  speaker: { who: string };
};

const context = (key: string) => ({ params: Promise.resolve({ key }) });
const headersOf = (secret?: string, ip = '192.0.2.7') => ({
  'Content-Type': 'application/json',
  'x-client-address': ip,
  ...(secret && { Authorization: `Bearer ${secret}` }),
});
const post = (key: string, secret: string | undefined, body: object, ip?: string) =>
  POST(
    new Request('https://site.example/api/chat/x/messages', {
      method: 'POST',
      headers: headersOf(secret, ip),
      body: JSON.stringify(body),
    }),
    context(key),
  );
const get = async (key: string, secret: string, after = 0): Promise<Body> =>
  (
    await GET(
      new Request(`https://site.example/api/chat/x/messages?after=${after}`, { headers: headersOf(secret) }),
      context(key),
    )
  ).json();
const messageOf = (text: string) => ({ id: randomName(16), text });
const authorsIn = ({ messages }: Body) => messages.map(({ author }) => author);

/** One customer of an agent. */
async function customerOf(key: string, secret = randomName()) {
  return {
    secret,
    write: async (text: string): Promise<Body> => (await post(key, secret, messageOf(text))).json(),
    read: () => get(key, secret),
  };
}

describe('a customer’s message', () => {
  test('is stored once and answered once from the website, however often and however simultaneously it is sent', async () => {
    const { key } = await makeAgent();
    const secret = randomName();
    const message = messageOf('How much are fish and chips?');
    const bodies: Body[] = await Promise.all(
      Array.from({ length: 5 }, async () => (await post(key, secret, message)).json()),
    );
    bodies.push(await (await post(key, secret, message)).json());
    const whole = await get(key, secret);
    expect(whole.messages.map(({ seq, author }) => [seq, author])).toEqual([
      [1, 'customer'],
      [2, 'agent'],
    ]);
    expect(JSON.stringify(whole.messages[1]?.reply?.quotes)).toContain('€16.50');
    for (const body of bodies) expect(body).toEqual(whole);
  });

  test('belongs to the conversation of its secret alone, at its agent alone', async () => {
    const [{ key }, other] = [await makeAgent(), await makeAgent({ domain: 'other.example' })];
    const mary = await customerOf(key);
    await mary.write('Are dogs allowed?');
    expect((await get(key, randomName())).messages).toEqual([]);
    expect((await get(other.key, mary.secret)).messages).toEqual([]);
    expect((await mary.read()).messages).toHaveLength(2);
  });

  test('is refused with a reason when it is empty, too long or has no secret, and kept as text when it is markup', async () => {
    const { key } = await makeAgent();
    for (const text of ['', ' \n ', '\u200b', 'x'.repeat(2_001)])
      expect((await post(key, randomName(), messageOf(text))).status, text.slice(0, 5)).toBe(400);
    for (const secret of [undefined, 'short', randomName().slice(1)])
      expect((await post(key, secret, messageOf('Hello'))).status).toBe(401);
    expect((await post(key, randomName(), { id: 'x', text: 'Hello' })).status).toBe(400);
    expect(await db.message.count()).toBe(0);
    const mary = await customerOf(key);
    const text = '<img src=x onerror=alert(1)> javascript:alert(1)';
    expect((await mary.write(`${text}\u0000`)).messages[0]?.text).toBe(text);
  });

  test('finds nobody at an unknown key, a preview, a deleted agent, or while agents are switched off', async () => {
    const gone = await makeAgent({ state: 'erased' });
    const { key } = await makeAgent({ domain: 'live.example' });
    expect((await post(randomName(16), randomName(), messageOf('Hello'))).status).toBe(404);
    expect((await post(gone.key, randomName(), messageOf('Hello'))).status).toBe(410);
    env.agentsLive = false;
    expect((await post(key, randomName(), messageOf('Hello'))).status).toBe(404);
    env.agentsLive = true;
    const draft = await makeAgent({ state: 'draft', domain: 'draft.example' });
    expect((await post(draft.key, randomName(), messageOf('Hello'))).status).toBe(403);
  });

  test('to an agent that is not live is answered for a signed-in member', async () => {
    const mary = await makeUser({ email: 'mary@bakery.example', password: 'four green fields' });
    const draft = await makeAgent({ state: 'draft', domain: 'draft.example' }, [mary]);
    const session = { userId: mary.id, sessionId: (await startSession(mary.id, 'browser', 'Firefox')).sessionId };
    setRequestHeaders(headersOf(randomName()), await cookieOf(session));
    const { messages } = await (await customerOf(draft.key)).write('How much are fish and chips?');
    expect(messages.map(({ author }) => author)).toEqual(['customer', 'agent']);
  });

  test('to a paused or ended agent waits for its owner, and the customer is told', async () => {
    for (const over of [{ isPaused: true }, { state: 'ended', domain: 'ended.example' }]) {
      const { key, agentId } = await makeAgent(over);
      const mary = await customerOf(key);
      const { messages, speaker } = await mary.write('How much are fish and chips?');
      expect([messages.map(({ author }) => author), messages[1]?.text]).toEqual([
        ['customer', 'notice'],
        'Thanks. Your message is kept for The Harbour Kitchen, who will read it.',
      ]);
      expect(speaker.who).toBe('nobody');
      expect(await db.conversation.findFirst({ where: { agentId } })).toMatchObject({ waitingSince: expect.any(Date) });
    }
  });

  test('is kept, and not answered, by an agent whose website cannot be opened', async () => {
    const { key } = await makeAgent();
    await db.readingPage.updateMany({ data: { content: { blocks: 1 } } });
    const { messages } = await (await customerOf(key)).write('How much are fish and chips?');
    expect(messages.map(({ author }) => author)).toEqual(['customer', 'notice']);
    expect(messages[1]?.text).toMatch(/could not answer that just now/);
  });

  test('that a process left unanswered when it ended is handed to a person', async () => {
    const agent = await makeAgent();
    const secret = randomName();
    await storeMessage({ agentId: agent.agentId, secret, site: '', isTest: false }, messageOf('Hello?'), true);
    expect(await handOverForgotten()).toBe(0);
    expect(await handOverForgotten(-1_000)).toBe(1);
    expect(await handOverForgotten(-1_000)).toBe(0);
    expect(authorsIn(await get(agent.key, secret))).toEqual(['customer', 'notice']);
  });

  test('hears at once that its agent is paused, and that it answers again', async () => {
    const agent = await makeAgent();
    const secret = randomName();
    await send(agent, secret, messageOf('Hello'), { ip: '192.0.2.8' });
    const closed = new AbortController();
    const stream = chatEvents(agent, secret, 2, closed.signal);
    const nextSpeaker = async (): Promise<string> => {
      const { value = '' } = await stream.next();
      return /"who":"(\w+)"/.exec(value)?.[1] ?? nextSpeaker();
    };
    const heard = [await nextSpeaker()];
    for (const isPaused of [true, false]) {
      await db.agent.update({ where: { id: agent.agentId }, data: { isPaused } });
      heard.push(await nextSpeaker());
    }
    closed.abort();
    expect(heard).toEqual(['agent', 'nobody', 'agent']);
  });

  test('gets no reply any more once a person has taken over', async () => {
    const agent = await makeAgent();
    const user = await makeUser({ email: 'nora@harbour.example', password: 'a long password of Nora' });
    const secret = randomName();
    const beginning = { agentId: agent.agentId, secret, site: '', isTest: false };
    const stored = await storeMessage(beginning, messageOf('Fish?'), true);
    await db.conversation.updateMany({ data: { speaker: 'person', personId: user.id } });
    await storeReply(stored, { tier: 'reply', said: 'Late.', quotes: [], warnings: [] });
    expect(authorsIn(await get(agent.key, secret))).toEqual(['customer']);
    const sent = await send(agent, secret, messageOf('Are you there?'), { ip: '192.0.2.8' });
    expect(sent).toMatchObject({ ok: true, messages: [{ author: 'customer' }], speaker: { who: 'person' } });
    expect(await db.conversation.findFirst()).toMatchObject({ waitingSince: expect.any(Date) });
  });

  test('of one network beyond its share is taken and not answered, while other networks get answers', async () => {
    const { key } = await makeAgent();
    await db.rateLimit.deleteMany();
    const ask = async (ip: string) =>
      authorsIn(await (await post(key, randomName(), messageOf('Hello'), ip)).json())[1];
    expect(await ask('192.0.2.9')).toBe('agent');
    await db.rateLimit.updateMany({
      where: { key: { startsWith: 'chat-question-daily-by-ip' } },
      data: { points: 200 },
    });
    expect(await ask('192.0.2.9')).toBe('notice');
    for (const _ of ['not known yet', 'known']) expect(await ask('198.51.100.1')).toBe('agent');
    await db.rateLimit.updateMany({
      where: { key: { startsWith: 'chat-question-daily-of-known' } },
      data: { points: 1_400 },
    });
    expect(await ask('198.51.100.1'), 'the rest of the day is for others').toBe('notice');
    expect(await ask('203.0.113.1')).toBe('agent');
  });
});

describe('the events of a conversation', () => {
  /** Reads a stream until it has said something. */
  async function until(stream: Response, pattern: RegExp): Promise<string> {
    let text = '';
    const decoder = new TextDecoder();
    if (!stream.body) throw new Error('no stream');
    for await (const chunk of stream.body) {
      text += decoder.decode(chunk, { stream: true });
      if (pattern.test(text)) return text;
    }
    return text;
  }
  const open = (key: string, secret: string, last: number, signal: AbortSignal) =>
    EVENTS(
      new Request('https://site.example/api/chat/x/events', {
        headers: { ...headersOf(secret), 'Last-Event-ID': String(last) },
        signal,
      }),
      context(key),
    );

  test('cost the database the same, however many chats are open', async () => {
    const agents = [await makeAgent(), await makeAgent({ domain: 'other.example' })];
    const secrets = Array.from({ length: 40 }, () => randomName());
    await db.conversation.createMany({
      data: agents.flatMap(({ agentId }) =>
        secrets.map((secret) => ({ id: randomUUID(), agentId, secretHash: hashOf(secret), seenAt: new Date() })),
      ),
    });
    const [queries, ones] = [vi.spyOn(db, '$queryRaw'), vi.spyOn(db.conversation, 'findUnique')];
    const hangUp = new AbortController();
    const says = agents.flatMap((agent) =>
      secrets.map(async (secret) => until(await open(agent.key, secret, 0, hangUp.signal), /event: speaker/)),
    );
    for (const said of await Promise.all(says)) expect(said).toContain('{"who":"agent"}');
    hangUp.abort();
    expect(ones).not.toHaveBeenCalled();
    // They open one after the other, and not within the same tenth of a second.
    expect(queries.mock.calls.length).toBeLessThan(says.length / 2);
    vi.restoreAllMocks();
  });

  test('say each message after the last one that was seen, in order, who speaks, and that it was erased, and end with their agent', async () => {
    const { key, agentId } = await makeAgent();
    const mary = await customerOf(key);
    await mary.write('Are dogs allowed?');
    const hangUp = new AbortController();
    const text = await until(await open(key, mary.secret, 1, hangUp.signal), /event: message\n.+\n.+\n\n/);
    expect(text).toMatch(/event: speaker\ndata: \{"who":"agent"\}/);
    expect([...text.matchAll(/^id: (\d+)$/gm)].map(([, id]) => id)).toEqual(['2']);
    const rest = open(key, mary.secret, 2, hangUp.signal);
    const erased = until(await rest, /event: gone/);
    const response = await DELETE(
      new Request('https://site.example', { method: 'DELETE', headers: headersOf(mary.secret) }),
      context(key),
    );
    expect(response.status).toBe(204);
    expect(await erased).toMatch(/event: gone/);
    expect(await db.message.count()).toBe(0);

    const pat = await customerOf(key);
    await pat.write('Hello');
    const heard = (await open(key, pat.secret, 2, hangUp.signal)).text();
    await db.agent.update({ where: { id: agentId }, data: { deletedAt: new Date() } });
    expect(await heard).not.toContain('gone');
    hangUp.abort();
  });
});

test('eraseOldConversations › erases what the owner keeps no longer, and nothing else', async () => {
  const { key, agentId } = await makeAgent();
  const [mary, pat] = [await customerOf(key), await customerOf(key)];
  await mary.write('Hello');
  await pat.write('Hello');
  const { id } = await db.conversation.findFirstOrThrow({ where: { agentId }, orderBy: { createdAt: 'asc' } });
  await db.conversation.update({ where: { id }, data: { updatedAt: new Date(Date.now() - 89 * DAY_MS) } });
  await eraseOldConversations();
  expect(await db.conversation.count()).toBe(2);
  await eraseOldConversations(new Date(Date.now() + 1.5 * DAY_MS));
  expect([(await mary.read()).messages.length, (await pat.read()).messages.length].sort()).toEqual([0, 2]);
});
