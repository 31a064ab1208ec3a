// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { createConversation } from '@/embed/conversation';
import type { ChatMessage } from '@/lib/agents/conversations/chat-message';
import { chatDataOf } from '../../support/chat-data';

type Fault = 'offline' | 'lost reply' | number;

/** A server whose conversations are in memory, and that answers each message once. */
class FakeServer {
  readonly conversations = new Map<string, ChatMessage[]>();
  readonly posts: { secret: string; id: string; text: string }[] = [];
  /** What goes wrong with the next posts, in order. */
  faults: Fault[] = [];
  /** The stream of events: none, one that a proxy holds back, or one that stays open. */
  stream: 'none' | 'held' | 'open' = 'none';
  private readonly open = new Set<{ secret: string; write: (text: string) => void }>();

  say(secret: string, author: ChatMessage['author'], text: string, id = ''): void {
    const known = this.conversations.get(secret) ?? [];
    const message = { seq: known.length + 1, id, author, text, at: '2026-11-28T21:00:00Z' };
    this.conversations.set(secret, [...known, message]);
    for (const stream of this.open)
      if (stream.secret === secret)
        stream.write(`event: message\nid: ${message.seq}\ndata: ${JSON.stringify(message)}\n\n`);
  }

  readonly fetch = async (url: string, init: RequestInit = {}): Promise<Response> => {
    const secret = new Headers(init.headers).get('authorization')?.slice(7) ?? '';
    if (url.endsWith('/events')) return this.events(secret, init.signal);
    if (init.method === 'DELETE') {
      this.conversations.delete(secret);
      return new Response(null, { status: 204 });
    }
    if (init.method === 'POST') {
      const { id, text } = JSON.parse(String(init.body));
      this.posts.push({ secret, id, text });
      const fault = this.faults.shift();
      if (fault === 'offline') throw new TypeError('Failed to fetch');
      if (typeof fault === 'number') return Response.json({ detail: `Status ${fault}.` }, { status: fault });
      if (!this.conversations.get(secret)?.some((message) => message.id === id)) {
        this.say(secret, 'customer', text, id);
        this.say(secret, 'agent', `You said: ${text}`);
      }
      if (fault === 'lost reply') throw new TypeError('Failed to fetch');
    }
    const after = Number(new URL(url, 'http://site.test').searchParams.get('after') ?? 0);
    const messages = (this.conversations.get(secret) ?? []).filter(({ seq }) => seq > after);
    return Response.json({ messages, speaker: { who: 'agent' } });
  };

  private events(secret: string, signal?: AbortSignal | null): Response {
    if (this.stream === 'none') return new Response(null, { status: 429 });
    const body = new ReadableStream<Uint8Array>({
      start: (controller) => {
        const write = (text: string) => controller.enqueue(new TextEncoder().encode(text));
        signal?.addEventListener('abort', () => controller.error(new DOMException('', 'AbortError')));
        if (this.stream === 'held') return;
        write('retry: 1000\n\n');
        this.open.add({ secret, write });
      },
    });
    return new Response(body);
  }
}

let server: FakeServer;
const begin = (data = chatDataOf()) => createConversation(data, 'byrnesbakery.ie');
const textsOf = ({ state }: ReturnType<typeof begin>) => state().messages.map(({ text }) => text);
const secretNow = () => server.posts.at(-1)?.secret ?? '';

beforeEach(() => {
  vi.useFakeTimers();
  sessionStorage.clear();
  vi.stubGlobal('BroadcastChannel', undefined);
  Reflect.deleteProperty(window, 'BroadcastChannel');
  server = new FakeServer();
  vi.stubGlobal('fetch', server.fetch);
  return () => vi.useRealTimers();
});

test('conversation › sends one message after the other, each until it is acknowledged', async () => {
  server.faults = ['offline', 'lost reply', 503];
  const conversation = begin();
  conversation.send('First');
  conversation.send('Second');
  expect(conversation.state().outgoing.map(({ text }) => text)).toEqual(['First', 'Second']);
  await vi.advanceTimersByTimeAsync(20_000);
  expect(textsOf(conversation)).toEqual(['First', 'You said: First', 'Second', 'You said: Second']);
  expect(conversation.state().outgoing).toEqual([]);
  expect(new Set(server.posts.map(({ id }) => id)).size).toBe(2);
  expect(new Set(server.posts.map(({ secret }) => secret)).size).toBe(1);
  expect(secretNow()).toMatch(/^[\w-]{43}$/);
});

test('conversation › stops after some attempts, and goes on when somebody presses', async () => {
  server.faults = Array(4).fill('offline');
  const conversation = begin();
  conversation.send('First');
  conversation.send('Second');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(conversation.state()).toMatchObject({ isStopped: true, messages: [] });
  conversation.resume();
  await vi.advanceTimersByTimeAsync(100);
  expect(textsOf(conversation)).toEqual(['First', 'You said: First', 'Second', 'You said: Second']);
});

test('conversation › gives back what the server refuses, with its reason', async () => {
  server.faults = [400];
  const conversation = begin();
  conversation.send('Too long');
  await vi.advanceTimersByTimeAsync(100);
  expect(conversation.state()).toMatchObject({ outgoing: [], problem: 'Status 400.' });
  expect([conversation.takeBack(), conversation.takeBack()]).toEqual(['Too long', undefined]);
});

test('conversation › sends after a navigation what was not acknowledged, as the same message', async () => {
  server.faults = ['lost reply', ...Array(10).fill('offline')];
  begin().send('Hello');
  await vi.advanceTimersByTimeAsync(500);
  server.faults = [];
  const next = begin();
  await vi.advanceTimersByTimeAsync(100);
  expect(textsOf(next)).toEqual(['Hello', 'You said: Hello']);
  expect(server.conversations.size).toBe(1);
});

test('conversation › continues in memory where storage is blocked, and says so', async () => {
  const blocked = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('', 'SecurityError');
  });
  const conversation = begin();
  conversation.send('Hello');
  await vi.advanceTimersByTimeAsync(100);
  expect(textsOf(conversation)).toEqual(['Hello', 'You said: Hello']);
  expect(conversation.state().isStored).toBe(false);
  blocked.mockRestore();
});

test.each(['none', 'held', 'open'] as const)(
  'conversation › hears a person with a stream that is %s',
  async (stream) => {
    server.stream = stream;
    const conversation = begin();
    conversation.send('Hello');
    await vi.advanceTimersByTimeAsync(20_000);
    server.say(secretNow(), 'person', 'Mary here.');
    await vi.advanceTimersByTimeAsync(stream === 'open' ? 50 : 8_000);
    expect(textsOf(conversation).at(-1)).toBe('Mary here.');
  },
);

test('conversation › is forgotten when it is deleted, and the next message begins another one', async () => {
  const conversation = begin();
  conversation.send('Hello');
  await vi.advanceTimersByTimeAsync(100);
  const first = secretNow();
  await conversation.erase();
  expect(conversation.state()).toMatchObject({ messages: [], done: 'erased' });
  expect([server.conversations.size, sessionStorage.length]).toEqual([0, 0]);
  conversation.send('Again');
  await vi.advanceTimersByTimeAsync(100);
  expect(secretNow()).not.toBe(first);
});

test('conversation › ends when its agent is gone', async () => {
  server.faults = [410];
  const conversation = begin();
  conversation.send('Hello');
  await vi.advanceTimersByTimeAsync(100);
  expect(conversation.state().isGone).toBe(true);
});

test('conversation › takes over what was written without JavaScript', async () => {
  const secret = 'p'.repeat(43);
  server.say(secret, 'customer', 'Posted');
  const conversation = begin(chatDataOf({ secret, messages: server.conversations.get(secret) }));
  conversation.send('Scripted');
  await vi.advanceTimersByTimeAsync(100);
  expect(textsOf(conversation)).toEqual(['Posted', 'Scripted', 'You said: Scripted']);
});
