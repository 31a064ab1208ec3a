import type { IncomingHttpHeaders } from 'node:http';
import type { ChatMessage, Speaker } from '@/lib/agents/conversations/chat-message';
import type { Render } from '@/lib/server/render';

/** What the API says about a conversation. */
export interface Heard {
  messages: ChatMessage[];
  speaker: Speaker;
}

/** The response to a call; `detail` says in a sentence what was wrong. */
export type Called<T> = { ok: true; value: T } | { ok: false; status: number; detail: string };

const UNEXPECTED = 'Something went wrong on our side, not yours. Please try again in a moment.';
/** Of the form that was posted, not of the call. */
const OF_THE_FORM = new Set([
  'accept-encoding',
  'authorization',
  'content-length',
  'content-type',
  'transfer-encoding',
]);

/**
 * Calls the API of a chat inside this process for the page without JavaScript, as its script would: with the visitor's address and cookies, so
 * that the same limits and rights hold.
 */
export function chatCalls(render: Render, headers: IncomingHttpHeaders, key: string) {
  const own = Object.fromEntries(Object.entries(headers).filter(([name]) => !OF_THE_FORM.has(name)));

  async function call<T>(method: 'GET' | 'POST' | 'DELETE', path: string, secret?: string, json?: object) {
    const body = json && Buffer.from(JSON.stringify(json));
    const response = await render({
      method,
      url: `/api/chat/${key}${path}`,
      headers: {
        ...own,
        accept: 'application/json',
        'content-length': String(body?.length ?? 0),
        ...(secret && { authorization: `Bearer ${secret}` }),
        ...(body && { 'content-type': 'application/json' }),
      },
      body,
    });
    const { status } = response;
    const isJson = response.body.length > 0 && /json/.test(String(response.headers['content-type']));
    const value = isJson ? JSON.parse(response.body.toString('utf8')) : undefined;
    const called: Called<T> =
      status < 300 ? { ok: true, value } : { ok: false, status, detail: value?.detail ?? UNEXPECTED };
    return called;
  }

  return {
    send: (secret: string, message: { id: string; text: string }) => call<Heard>('POST', '/messages', secret, message),
    read: (secret: string) => call<Heard>('GET', '/messages?after=0', secret),
    erase: (secret: string) => call<undefined>('DELETE', '/conversation', secret),
    report: (text: string) => call<undefined>('POST', '/report', undefined, { text }),
  };
}

export type ChatCalls = ReturnType<typeof chatCalls>;
