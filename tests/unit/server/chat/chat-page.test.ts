import { expect, onTestFinished, test } from 'vitest';
import { renderChatPage, renderRefusal } from '@/embed/page';
import type { ChatMessage } from '@/lib/agents/conversations/chat-message';
import type { PublicAgent } from '@/lib/agents/public-agent';
import { chatPage } from '@/lib/server/chat/chat-page';
import { startChain } from '../../../support/chain-server';
import { agentNamed } from '../../../support/public-agent';

const { key } = agentNamed();
const path = `/chat/${key}`;

type Call = { method?: string; path: string; secret?: string; body: string };

/** The page of an agent, and in place of the application an API whose conversations are in memory and that repeats what it hears. */
async function serve(agent: PublicAgent | undefined, isMember = false) {
  const conversations = new Map<string, ChatMessage[]>();
  const reported: string[] = [];
  const of = (secret: string) => conversations.get(secret) ?? [];

  function store(secret: string, { id, text }: { id: string; text: string }): void {
    const known = of(secret);
    const said = (author: 'customer' | 'agent', at: number): ChatMessage => ({
      seq: known.length + at,
      id: `${author} ${id}`,
      author,
      text: author === 'agent' ? `You said: ${text}` : text,
      at: new Date().toISOString(),
    });
    if (known.every((message) => message.id !== `customer ${id}`))
      conversations.set(secret, [...known, said('customer', 1), said('agent', 2)]);
  }

  function answer({ method, path, secret = '', body }: Call): [status: number, json?: object] {
    const fields = body ? JSON.parse(body) : {};
    if (agent?.mode === 'members' && !isMember) return [403, { detail: 'Not live.' }];
    if (path.endsWith('/report')) return [200, { count: reported.push(fields.text) }];
    if (method === 'DELETE') return [conversations.delete(secret) ? 204 : 404];
    if (fields.text?.length > 2_000) return [400, { detail: 'At most 2,000 characters, please.' }];
    if (method === 'POST') store(secret, fields);
    return [200, { messages: of(secret), speaker: { who: 'agent' } }];
  }

  const chain = await startChain(
    async (request, response) => {
      let body = '';
      for await (const chunk of request) body += chunk;
      const { method, url: path = '', headers } = request;
      const [status, json] = answer({ method, path, secret: headers.authorization?.slice(7), body });
      response.writeHead(status, { 'content-type': 'application/json' }).end(json && JSON.stringify(json));
    },
    {
      chat: (render) => [
        chatPage(render, {
          findAgent: async (name) => (name === agent?.key ? agent : undefined),
          renderPage: renderChatPage,
          renderRefusal,
        }),
      ],
    },
  );
  onTestFinished(chain.close);
  const get = (init?: RequestInit) => fetch(chain.url + path, init);
  const post = (fields: Record<string, string>) => get({ method: 'POST', body: new URLSearchParams(fields) });
  return { get, post, conversations, reported };
}

const fieldIn = (html: string, name: string) => new RegExp(`name="${name}" value="([^"]+)"`).exec(html)?.[1] ?? '';

test('chatPage › says who answers, that it is an AI, how long it is kept, and never what another visitor wrote', async () => {
  const { get } = await serve(agentNamed());
  const response = await get();
  const html = await response.text();
  expect(response.status).toBe(200);
  for (const text of [
    'Byrne’s Bakery',
    'You’re writing to an AI agent',
    '90 days',
    'Not your business? Tell us',
    'Hello!',
  ])
    expect(html).toContain(text);
  expect(response.headers.get('cache-control')).toBe('private, no-store');
  expect(response.headers.get('x-robots-tag')).toBe('noindex');
  expect(fieldIn(html, 'secret')).not.toBe(fieldIn(await (await get()).text(), 'secret'));
});

test('chatPage › may be shown by the websites of its agent, isolated ones too, and by no others', async () => {
  const { get } = await serve(agentNamed());
  const { headers } = await get();
  expect(headers.get('x-frame-options')).toBeNull();
  expect(headers.get('cross-origin-embedder-policy')).toBe('require-corp');
  expect(headers.get('cross-origin-resource-policy')).toBe('cross-origin');
  const policy = headers.get('content-security-policy') ?? '';
  expect(policy).toContain("frame-ancestors 'self' https://byrnesbakery.ie http://byrnesbakery.ie https://www.");
  expect(policy).not.toContain('unsafe-inline');
});

test('chatPage › tells the owner of a website that is not on the list, without the chat', async () => {
  const { get } = await serve(agentNamed());
  const inFrameOf = (site: string) => get({ headers: { 'sec-fetch-dest': 'iframe', referer: `https://${site}/` } });
  const refused = await inFrameOf('other.ie');
  expect(refused.status).toBe(403);
  expect(await refused.text()).toMatch(/If other\.ie is yours, add it(?!.*<form)/s);
  expect((await inFrameOf('byrnesbakery.ie')).status).toBe(200);
});

test('chatPage › without JavaScript sends, keeps the conversation, and doubles nothing when it is reloaded', async () => {
  const { get, post, conversations } = await serve(agentNamed());
  const page = await (await get()).text();
  const first = { secret: fieldIn(page, 'secret'), id: fieldIn(page, 'id'), message: 'Two lines\r\n<b>here</b>' };
  const posted = await (await post(first)).text();
  expect(posted).toContain('You said: Two lines\n&lt;b&gt;here&lt;/b&gt;');
  await post(first);
  const second = { secret: fieldIn(posted, 'secret'), id: fieldIn(posted, 'id'), message: 'And more' };
  expect(second.secret).toBe(first.secret);
  expect(await (await post(second)).text()).toContain('You said: Two lines');
  expect(conversations.get(first.secret)).toHaveLength(4);
});

test('chatPage › gives back what is too long, with the reason', async () => {
  const { get, post } = await serve(agentNamed());
  const page = await (await get()).text();
  const long = 'ó'.repeat(2_001);
  const response = await post({ secret: fieldIn(page, 'secret'), id: fieldIn(page, 'id'), message: long });
  expect(response.status).toBe(400);
  const html = await response.text();
  expect(html).toContain('At most 2,000 characters');
  expect(html).toContain(`${long}</textarea>`);
});

test('chatPage › without JavaScript deletes a conversation and tells us of a wrong business', async () => {
  const { post, conversations, reported } = await serve(agentNamed());
  const secret = 's'.repeat(43);
  await post({ secret, id: 'i'.repeat(43), message: 'Hello' });
  expect(conversations.size).toBe(1);
  expect(await (await post({ secret, delete: 'yes' })).text()).toContain('Your conversation is deleted.');
  expect(conversations.size).toBe(0);
  expect(await (await post({ secret, report: 'yes', text: 'That is my bakery' })).text()).toContain(
    'We’ll look into it',
  );
  expect(reported).toEqual(['That is my bakery']);
});

test.each([
  { secret: 'short', id: 'i'.repeat(43), message: 'Keep this' },
  { id: 'i'.repeat(43), message: 'Keep this' },
  { secret: 's'.repeat(43), id: '../..', message: 'Keep this' },
])('chatPage › stores nothing of a form that is not its own: %j', async (fields) => {
  const { post, conversations } = await serve(agentNamed());
  const response = await post(fields as unknown as Record<string, string>);
  expect(response.status).toBe(400);
  expect(conversations.size).toBe(0);
});

test('chatPage › accepts no form of another website, of another type, or of a megabyte', async () => {
  const { get } = await serve(agentNamed());
  const form = { method: 'POST', body: new URLSearchParams({ message: 'a' }) };
  expect((await get({ ...form, headers: { origin: 'https://other.ie' } })).status).toBe(403);
  expect((await get({ method: 'POST', body: '{}', headers: { 'content-type': 'text/plain' } })).status).toBe(415);
  expect((await get({ ...form, body: new URLSearchParams({ message: 'a'.repeat(1_000_000) }) })).status).toBe(413);
});

test('chatPage › takes messages without an agent when it is paused', async () => {
  const { get } = await serve(agentNamed({ mode: 'messages' }));
  const response = await get();
  expect(response.status).toBe(200);
  const html = await response.text();
  expect(html).toContain('Nobody answers here at the moment.');
  expect(html).not.toContain('When are you open?');
  expect(html).toContain('<textarea');
});

test('chatPage › shows an agent that is not live to its members alone', async () => {
  const agent = agentNamed({ mode: 'members' });
  const stranger = await (await serve(agent)).get();
  expect(stranger.status).toBe(404);
  expect(await stranger.text()).not.toContain('Byrne');
  const member = await (await serve(agent, true)).get();
  expect(await member.text()).toContain('Only you and your colleagues see this agent.');
});

test('chatPage › is gone when its agent is, and is none for an unknown key', async () => {
  expect((await (await serve(agentNamed({ mode: 'gone' }))).get()).status).toBe(410);
  expect((await (await serve(undefined)).get()).status).toBe(404);
});

test('chatPage › shows no text of a website or visitor as markup', async () => {
  const evil = '</script><img src=x onerror=alert(1)>';
  const { get } = await serve(agentNamed({ name: evil, greeting: evil, suggestions: [evil], colour: `#fff${evil}` }));
  expect(await (await get()).text()).not.toContain('<img');
});
