// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { randomToken, secretStore } from '@/embed/secret-store';

/** Channels of one origin, each of which hears the others. */
class FakeChannel extends EventTarget {
  static readonly all = new Set<FakeChannel>();
  constructor(readonly name: string) {
    super();
    FakeChannel.all.add(this);
  }
  postMessage(data: object): void {
    for (const other of FakeChannel.all)
      if (other !== this && other.name === this.name) other.dispatchEvent(new MessageEvent('message', { data }));
  }
}

const tab = (key = 'one') => {
  // Each tab has a session storage of its own.
  sessionStorage.clear();
  const adopted: string[] = [];
  const onErased = vi.fn();
  const store = secretStore(key, (secret) => adopted.push(secret), onErased);
  return { store, adopted, onErased };
};

beforeEach(() => {
  FakeChannel.all.clear();
  vi.stubGlobal('BroadcastChannel', FakeChannel);
});

test('secretStore › a new tab gets the conversation of another one with the same agent', async () => {
  const first = tab();
  first.store.keep('secret of one');
  const second = tab();
  const other = tab('two');
  await Promise.all([second.store.ask(), other.store.ask()]);
  expect(second.adopted).toEqual(['secret of one']);
  expect(other.adopted).toEqual([]);
});

test('secretStore › a tab that has begun keeps its own conversation', async () => {
  const first = tab();
  first.store.keep('first');
  const second = tab();
  second.store.keep('second');
  await second.store.ask();
  expect(second.adopted).toEqual([]);
});

test('secretStore › a conversation that is deleted in one tab is forgotten in the others', () => {
  const first = tab();
  first.store.keep('shared');
  const second = tab();
  second.store.keep('shared');
  const third = tab();
  third.store.keep('another');
  first.store.erase();
  expect([second.store.kept(), second.onErased.mock.calls.length]).toEqual([undefined, 1]);
  expect(third.store.kept()?.secret).toBe('another');
});

test('randomToken › has 43 characters of base64url and never repeats', () => {
  const tokens = Array.from({ length: 200 }, () => randomToken());
  expect(tokens.every((token) => /^[\w-]{43}$/.test(token))).toBe(true);
  expect(new Set(tokens).size).toBe(200);
});
