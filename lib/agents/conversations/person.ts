import { db } from '@/lib/db';
import type { Prisma } from '@/lib/generated/prisma/client';
import { shortLine } from '@/lib/text/one-line';
import { visible } from '@/lib/text/visible';
import { MINUTE_MS } from '@/lib/time';
import { type PeopleHours, peopleSentence } from '../people-hours';
import { MAX_MESSAGE } from './chat-message';
import { storeNotice, storePersonMessage } from './store';

/** A member who speaks in place of the agent. */
export interface Person {
  id: string;
  displayName: string | null;
}

/** After this time without a word of the person, a customer who waits is told, and the agent takes messages. */
export const SILENT_AFTER_MS = 10 * MINUTE_MS;

/** After this time, a customer whom the agent has asked for the rest of a request is not typing any more. */
export const HALF_WAY_AFTER_MS = 3 * MINUTE_MS;

const notices = {
  here: (name: string) => `${name} is here now and answers in place of the AI agent.`,
  back: 'The AI agent answers again.',
  away: (people: string) =>
    `Nobody has answered for ten minutes. ${people && `${people} `}Leave a telephone number or an e-mail address, and you will hear back. Your messages are kept.`,
};

const nameOf = ({ displayName }: Person, business: string): string =>
  displayName ? `${displayName} of ${business}` : `Someone from ${business}`;

type Tx = Prisma.TransactionClient;
type Found = { id: string; speaker: string; personId: string | null; agent: { name: string } & PeopleHours };

/** Runs `act` on a conversation of an agent, which nobody else changes meanwhile. False if there is none. */
async function within(agentId: string, id: string, act: (tx: Tx, found: Found) => Promise<unknown>): Promise<boolean> {
  return db.$transaction(async (tx) => {
    await tx.$queryRaw`SELECT 1 FROM conversations WHERE id = ${id}::uuid FOR UPDATE`;
    const found = await tx.conversation.findFirst({
      where: { id, agentId, agent: { state: { not: 'erased' } } },
      select: {
        id: true,
        speaker: true,
        personId: true,
        agent: { select: { name: true, peopleDays: true, peopleFrom: true, peopleTo: true } },
      },
    });
    if (found) await act(tx, found);
    return found !== null;
  });
}

async function begin(tx: Tx, { id, speaker, personId, agent }: Found, person: Person): Promise<void> {
  if (speaker === 'person' && personId === person.id) return;
  await tx.conversation.update({
    where: { id },
    data: { speaker: 'person', personId: person.id, personAt: new Date() },
  });
  await storeNotice(tx, id, notices.here(nameOf(person, agent.name)));
}

/** A person takes a conversation over: the customer is told, and the agent is silent. False for another agent's. */
export const takeOver = (agentId: string, id: string, person: Person): Promise<boolean> =>
  within(agentId, id, (tx, found) => begin(tx, found, person));

/**
 * Gives a conversation back to the agent; nobody waits in it any more. A customer whom the agent answers already is told nothing. False for
 * another agent's.
 */
export const giveBack = (agentId: string, id: string): Promise<boolean> =>
  within(agentId, id, async (tx, { speaker }) => {
    await tx.conversation.update({
      where: { id },
      data: { speaker: 'agent', personId: null, personAt: null, waitingSince: null, halfWaySince: null },
    });
    if (speaker !== 'agent') await storeNotice(tx, id, notices.back);
  });

/** Why what a person wrote was not stored; `isHeld`: until they have read what a colleague wrote meanwhile. */
export type Written = { ok: true } | { ok: false; message: string; isHeld?: true };

/** What others than a person have written in place of the agent since a message, on one line. */
async function colleaguesSince(tx: Tx, conversationId: string, seen: number, person: Person): Promise<string> {
  const others = await tx.message.findMany({
    where: {
      conversationId,
      seq: { gt: seen },
      author: 'person',
      OR: [{ userId: null }, { userId: { not: person.id } }],
    },
    orderBy: { seq: 'asc' },
    include: { user: { select: { displayName: true } } },
  });
  return others.map(({ user, text }) => `${user?.displayName || 'A colleague'}: “${shortLine(text)}”`).join(' ');
}

/**
 * Stores a person's message once; with the first one they take the conversation over. It is held if a colleague has written since the
 * message that the person had `seen` when they began.
 */
export async function writeAsPerson(
  agentId: string,
  id: string,
  person: Person,
  message: { id: string; text: string; seen: number },
): Promise<Written> {
  const text = visible(message.text).trim();
  if (text === '') return { ok: false, message: 'Type a message first.' };
  if (text.length > MAX_MESSAGE) return { ok: false, message: `Please keep a message to ${MAX_MESSAGE} characters.` };
  let meanwhile = '';
  const isFound = await within(agentId, id, async (tx, found) => {
    const name = { conversationId_clientId: { conversationId: id, clientId: message.id } };
    if (await tx.message.findUnique({ where: name, select: { seq: true } })) return;
    meanwhile = await colleaguesSince(tx, id, message.seen, person);
    if (meanwhile) return;
    await begin(tx, found, person);
    await storePersonMessage(tx, id, { clientId: message.id, text, userId: person.id });
    await tx.conversation.update({ where: { id }, data: { personAt: new Date(), waitingSince: null } });
  });
  if (!isFound) return { ok: false, message: 'This conversation has been deleted.' };
  return meanwhile ? { ok: false, message: `Not sent yet. Meanwhile, ${meanwhile}`, isHeld: true } : { ok: true };
}

/** Tells customers who have waited for a silent person, and takes messages for them. The worker runs it every ten seconds. */
export async function leaveSilentPersons(now = new Date()): Promise<void> {
  const since = new Date(now.getTime() - SILENT_AFTER_MS);
  const silent = await db.conversation.findMany({
    where: { speaker: 'person', personAt: { lt: since }, waitingSince: { lt: since } },
    select: { id: true, agentId: true },
    take: 100,
  });
  for (const { id, agentId } of silent)
    await within(agentId, id, async (tx, { speaker, agent }) => {
      if (speaker !== 'person') return;
      await tx.conversation.update({ where: { id }, data: { speaker: 'nobody' } });
      await storeNotice(tx, id, notices.away(peopleSentence(agent)));
    });
}

/**
 * Lets those wait for a person who asked for something of one and left before they had said everything that it takes. The worker runs it
 * every ten seconds.
 */
export async function keepHalfWay(now = new Date()): Promise<void> {
  await db.$executeRaw`
    UPDATE conversations SET waiting_since = coalesce(waiting_since, half_way_since), half_way_since = NULL
    WHERE half_way_since < ${new Date(now.getTime() - HALF_WAY_AFTER_MS)}`;
}
