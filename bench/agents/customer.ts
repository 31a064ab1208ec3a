import { randomInt } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { randomName } from './add-agent';

/** Between two messages of a customer. */
const PAUSE_MS = { from: 1_000, to: 4_000 };

/** One answer, or what became of a message that has none. */
export type Answered = { agent: number; isFirst: boolean; ms: number; failure?: string };

export type Asked = { url: string; key: string; agent: number; texts: readonly string[] };

const newAddress = () => `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`;

/** Reads a stream of events to its end. */
async function follow(url: string, headers: Record<string, string>, signal: AbortSignal): Promise<void> {
  const response = await fetch(url, { headers, signal });
  for await (const _ of response.body ?? []);
}

/** A customer who writes some messages to an agent, with the stream of events open as in a browser. */
export async function converse({ url, key, agent, texts }: Asked, answers: Answered[]): Promise<void> {
  const headers = { Authorization: `Bearer ${randomName(32)}`, 'X-Forwarded-For': newAddress() };
  const left = new AbortController();
  let following: Promise<unknown> | undefined;
  for (const [at, text] of texts.entries()) {
    const started = performance.now();
    const response = await fetch(`${url}/api/chat/${key}/messages`, {
      method: 'POST',
      headers: { ...headers, 'Content-Type': 'application/json' },
      body: JSON.stringify({ id: randomName(16), text }),
    }).catch((error: Error) => error);
    const body = response instanceof Response ? await response.text() : response.message;
    const isDone = response instanceof Response && response.ok;
    answers.push({ agent, isFirst: at === 0, ms: performance.now() - started, ...(!isDone && { failure: body }) });
    following ??= follow(`${url}/api/chat/${key}/events`, headers, left.signal).catch(() => undefined);
    await sleep(randomInt(PAUSE_MS.from, PAUSE_MS.to));
  }
  left.abort();
  await following;
}

/** An owner whose desk is open. Counts the changes that it hears of. */
export function openDesk(url: string, agentId: string, headers: Record<string, string>) {
  const closed = new AbortController();
  let changes = 0;
  let isLost = false;
  const open = async () => {
    const response = await fetch(`${url}/api/agents/${agentId}/events`, { headers, signal: closed.signal });
    if (!response.ok) throw new Error(`A desk was answered with ${response.status}.`);
    for await (const chunk of response.body ?? [])
      if (String(Buffer.from(chunk)).includes('event: change')) changes += 1;
  };
  const ended = open()
    .catch((error: Error) => {
      if (!closed.signal.aborted) console.error(error.message);
    })
    .finally(() => {
      isLost = !closed.signal.aborted;
    });
  return {
    changes: () => changes,
    /** Whether the server ended it. */
    isLost: () => isLost,
    close: async () => {
      closed.abort();
      await ended;
    },
  };
}
