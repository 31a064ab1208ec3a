import type { ChatMessage, Speaker } from '@/lib/agents/conversations/chat-message';
import type { ChatData } from '@/lib/server/chat/chat-data';
import { chatApi, type Outgoing } from './api';
import { type ChatState, type Conversation, initialState } from './chat-state';
import { randomToken, secretStore } from './secret-store';

/** Waits between the attempts to send a message; after the last one, somebody has to press. */
const RETRY_MS = [1_000, 3_000, 8_000];
const POLL_MS = 3_000;
const MAX_POLL_MS = 30_000;
/** The server ends a stream now and then. */
const RECONNECT_MS = 500;

const wait = (ms: number, signal?: AbortSignal) =>
  new Promise<void>((resolve) => {
    const end = () => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, ms);
    signal?.addEventListener('abort', end);
  });

/** Adds messages that are not known, in their order. */
function merge(known: readonly ChatMessage[], told: readonly ChatMessage[]): readonly ChatMessage[] {
  const all = new Map([...known, ...told].map((message) => [message.seq, message]));
  return all.size === known.length ? known : [...all.values()].sort((a, b) => a.seq - b.seq);
}

/**
 * A conversation in a browser: sends each message until it is acknowledged, hears what others say, and keeps the secret.
 * @param site the host of the website that shows it
 */
export function createConversation(data: ChatData, site: string | undefined): Conversation {
  const api = chatApi(data.key, site);
  const listeners = new Set<() => void>();
  let state = initialState(data);
  let isSending = false;
  let refused: string | undefined;
  let following: AbortController | undefined;

  function change(changes: Partial<ChatState>): void {
    state = { ...state, ...changes, isStored: store.isStored() };
    for (const changed of listeners) changed();
  }

  const store = secretStore(
    data.key,
    (secret) => {
      store.keep(secret);
      void begin();
    },
    () => forget('erased'),
  );

  const lastSeq = () => state.messages.at(-1)?.seq ?? 0;

  function hear({ messages, speaker }: { messages: readonly ChatMessage[]; speaker?: Speaker }): void {
    change({ messages: merge(state.messages, messages), ...(speaker && { speaker }) });
  }

  function setOutgoing(outgoing: readonly Outgoing[], changes: Partial<ChatState> = {}): void {
    const secret = store.kept()?.secret;
    if (secret) store.keep(secret, outgoing);
    change({ outgoing, ...changes });
  }

  function forget(done: ChatData['done']): void {
    following?.abort();
    following = undefined;
    change({ messages: [], outgoing: [], problem: undefined, isStopped: false, speaker: data.speaker, done });
  }

  function forgetAll(): void {
    store.erase();
    forget('erased');
  }

  async function poll(secret: string): Promise<boolean> {
    const read = await api.read(secret, lastSeq());
    if (store.kept()?.secret !== secret) return false;
    if (read.ok) hear(read.value);
    else if (read.why === 'gone') change({ isGone: true });
    return read.ok;
  }

  /** Hears what others say as long as the page is visible: by a stream, and where there is none, by asking again and again. */
  async function follow(secret: string): Promise<void> {
    if (following) return;
    const own = new AbortController();
    following = own;
    let isHeld = false;
    let failures = 0;
    while (!own.signal.aborted && !state.isGone) {
      const heard = await poll(secret);
      failures = heard ? 0 : failures + 1;
      let pauseMs = Math.min(POLL_MS * 2 ** failures, MAX_POLL_MS);
      if (heard && !isHeld && !own.signal.aborted) {
        const end = await api.follow(secret, lastSeq(), hear, own.signal);
        if (end === 'erased') forgetAll();
        if (end === 'ended') pauseMs = RECONNECT_MS;
        isHeld = end === 'held';
      }
      await wait(pauseMs, own.signal);
    }
  }

  function listen(): void {
    const secret = store.kept()?.secret;
    if (secret && document.visibilityState === 'visible') void follow(secret);
  }

  function pause(): void {
    following?.abort();
    following = undefined;
  }

  /** Continues the conversation that this tab, or another one, has the secret of. */
  async function begin(): Promise<void> {
    const kept = store.kept();
    if (!kept) return;
    if (kept.outgoing.length > 0) change({ outgoing: kept.outgoing });
    listen();
    resume();
  }

  /** Sends one message until it is acknowledged. Returns what to do with the rest: go on, or stop. */
  async function sendFirst(secret: string, message: Outgoing): Promise<'next' | 'stop'> {
    for (let attempt = 0; ; attempt += 1) {
      const sent = await api.send(secret, message);
      if (store.kept()?.secret !== secret) return 'stop';
      const rest = state.outgoing.filter(({ id }) => id !== message.id);
      if (sent.ok) {
        hear(sent.value);
        setOutgoing(rest, { problem: undefined });
        return 'next';
      }
      if (sent.why === 'refused') {
        refused = message.text;
        setOutgoing(rest, { problem: sent.detail });
        return 'next';
      }
      const pauseMs = RETRY_MS[attempt];
      if (sent.why === 'gone' || pauseMs === undefined) {
        change({ isStopped: true, isGone: state.isGone || sent.why === 'gone' });
        return 'stop';
      }
      await wait(pauseMs);
    }
  }

  async function sendAll(): Promise<void> {
    if (isSending) return;
    isSending = true;
    try {
      await asked;
      if (!store.kept()) store.keep(randomToken(), state.outgoing);
      const secret = store.kept()?.secret ?? '';
      for (let [next] = state.outgoing; next; [next] = state.outgoing)
        if ((await sendFirst(secret, next)) === 'stop') return;
      listen();
    } finally {
      isSending = false;
    }
  }

  function resume(): void {
    if (state.outgoing.length === 0) return;
    change({ isStopped: false });
    void sendAll();
  }

  if (data.messages.length > 0) store.keep(data.secret);
  const asked = store.ask();
  void begin();
  addEventListener('pagehide', pause);
  addEventListener('pageshow', ({ persisted }) => persisted && listen());
  addEventListener('online', resume);
  document.addEventListener('visibilitychange', () => (document.visibilityState === 'visible' ? listen() : pause()));

  return {
    state: () => state,
    subscribe(changed) {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
    send(text) {
      setOutgoing([...state.outgoing, { id: randomToken(), text }], { problem: undefined, done: undefined });
      resume();
    },
    resume,
    takeBack() {
      const text = refused;
      refused = undefined;
      return text;
    },
    async erase() {
      const secret = store.kept()?.secret;
      const erased = secret ? await api.erase(secret) : ({ ok: true } as const);
      if (!erased.ok && erased.why !== 'gone')
        return change({ problem: 'We could not delete it just now. Please try again.' });
      forgetAll();
    },
    async report(text) {
      const told = await api.report(text);
      change(
        told.ok
          ? { done: 'reported', problem: undefined }
          : { problem: told.detail ?? 'That was not sent. Please try again.' },
      );
    },
  };
}
