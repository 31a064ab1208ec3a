import { createParser } from 'eventsource-parser';
import type { ChatMessage, Speaker } from '@/lib/agents/conversations/chat-message';

/** What the server says about a conversation. */
export interface Told {
  messages: ChatMessage[];
  speaker: Speaker;
}

/** What is sent until it is acknowledged; its id makes a repetition the same message. */
export interface Outgoing {
  id: string;
  text: string;
}

/** How a request ended: `refused` names what to change, `gone` will never work again, `failed` may work later. */
export type Result<T> = { ok: true; value: T } | { ok: false; why: 'refused' | 'gone' | 'failed'; detail?: string };

/** A request that gets no response for so long has failed. An answer with a language model takes seconds. */
const TIMEOUT_MS = 30_000;
/** A stream whose first byte takes so long is held back by a proxy. */
const MAX_WAIT_MS = 8_000;
/** After this without a sign of life, a stream counts as lost. */
const MAX_SILENCE_MS = 60_000;

const statuses: Record<number, 'refused' | 'gone'> = { 400: 'refused', 413: 'refused', 404: 'gone', 410: 'gone' };

/** The API of one agent's chat (docs/api.md). The secret goes in a header, never in an address. */
export function chatApi(key: string, site: string | undefined) {
  const base = `/api/chat/${key}`;
  const authorized = (secret: string) => ({ Authorization: `Bearer ${secret}` });

  async function call<T>(path: string, init: RequestInit): Promise<Result<T>> {
    const timeout = new AbortController();
    const timer = setTimeout(() => timeout.abort(), TIMEOUT_MS);
    try {
      const response = await fetch(base + path, { ...init, cache: 'no-store', signal: timeout.signal });
      const body = response.status === 204 ? undefined : await response.json();
      if (response.ok) return { ok: true, value: body };
      return { ok: false, why: statuses[response.status] ?? 'failed', detail: body?.detail };
    } catch {
      return { ok: false, why: 'failed' };
    } finally {
      clearTimeout(timer);
    }
  }

  const post = (body: object, headers = {}): RequestInit => ({
    method: 'POST',
    headers: { ...headers, 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });

  return {
    send: (secret: string, message: Outgoing) =>
      call<Told>('/messages', post({ ...message, site }, authorized(secret))),
    read: (secret: string, after: number) => call<Told>(`/messages?after=${after}`, { headers: authorized(secret) }),
    erase: (secret: string) => call<undefined>('/conversation', { method: 'DELETE', headers: authorized(secret) }),
    report: (text: string) => call<unknown>('/report', post({ text })),

    /**
     * Reads the stream of events until it ends. Not by EventSource, which sends no headers.
     * @returns how it went: `held` if a proxy keeps back what the server writes, `erased` if there is no conversation any more
     */
    async follow(
      secret: string,
      after: number,
      hear: (event: { messages: ChatMessage[]; speaker?: Speaker }) => void,
      signal: AbortSignal,
    ): Promise<'ended' | 'failed' | 'held' | 'erased'> {
      const own = new AbortController();
      const abort = () => own.abort();
      signal.addEventListener('abort', abort);
      let hasBegun = false;
      let isErased = false;
      let timer: ReturnType<typeof setTimeout> | undefined;
      const watch = (ms: number) => {
        clearTimeout(timer);
        timer = setTimeout(abort, ms);
      };
      const parser = createParser({
        onEvent({ event, data }) {
          if (event === 'message') hear({ messages: [JSON.parse(data)] });
          if (event === 'speaker') hear({ messages: [], speaker: JSON.parse(data) });
          isErased = event === 'gone';
        },
      });
      try {
        const response = await fetch(`${base}/events`, {
          headers: { ...authorized(secret), 'Last-Event-ID': String(after) },
          cache: 'no-store',
          signal: own.signal,
        });
        if (!response.ok || !response.body) return 'failed';
        watch(MAX_WAIT_MS);
        const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
        for (let part = await reader.read(); !part.done; part = await reader.read()) {
          hasBegun = true;
          watch(MAX_SILENCE_MS);
          parser.feed(part.value);
        }
        return isErased ? 'erased' : 'ended';
      } catch {
        return hasBegun || signal.aborted ? 'ended' : own.signal.aborted ? 'held' : 'failed';
      } finally {
        clearTimeout(timer);
        signal.removeEventListener('abort', abort);
      }
    },
  };
}
