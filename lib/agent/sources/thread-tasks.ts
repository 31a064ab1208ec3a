import { LRUCache } from 'lru-cache';
import { openSite } from '@/lib/reader/answers/answer';
import { asCorrected } from '@/lib/reader/answers/site/as-corrected';
import type { AnswerPage } from '@/lib/reader/answers/site/page';
import type { OwnerFact } from '@/lib/reader/facts/owner/owner-facts';
import { asIrishMoment } from '@/lib/text/dublin-time';
import { type Knowledge, knowledgeOf } from '../knowledge';
import { openSampleSite } from '../model/sample-site';
import type { DialogueOptions } from '../understand/dialogue-state';
import { withTopics } from './own-answers';
import { ownTopics } from './own-topics';

/** Opens a website in a thread. */
export interface OpenTask {
  key: string;
  version: string;
  booking: DialogueOptions['booking'];
  /** Of the business, if it is not in Ireland: an IANA name. */
  timeZone?: string;
  pages: readonly AnswerPage[];
  /** What the business says of the facts of its website. */
  said?: readonly OwnerFact[];
}

/** Asks a website that is open in a thread. */
export type AskTask = Pick<OpenTask, 'key' | 'version'> & { method: keyof Knowledge; args: readonly unknown[] };
export type AskResult = { value: unknown } | { isMissing: true };

/** Characters of all websites that are open in a thread; each takes some fifty bytes. */
const MAX_CHARACTERS = 1_500_000;

const open = new LRUCache<string, { version: string; knowledge: Knowledge; size: number }>({
  maxSize: MAX_CHARACTERS,
  sizeCalculation: ({ size }) => size,
});

/** The characters of pages. */
export const charactersOf = (pages: readonly AnswerPage[]): number =>
  pages.reduce((sum, { blocks }) => blocks.reduce((all, { text }) => all + text.length, sum), 0);

/** Opens a website, in place of an earlier version. With us, one books a meeting. What is built at the first question is built here. */
export async function openAgent({ key, version, booking, timeZone, pages, said = [] }: OpenTask): Promise<void> {
  if (open.peek(key)?.version === version) return;
  const site = openSite(asCorrected(pages, said), { now: () => asIrishMoment(new Date(), timeZone) });
  const knowledge = knowledgeOf(booking === 'meeting' ? withTopics(site, ownTopics) : site, booking);
  await knowledge.answer((await knowledge.understand({ text: 'What are your prices?', turns: [] })).readings);
  open.set(key, { version, knowledge, size: 1 + Math.min(MAX_CHARACTERS, charactersOf(pages)) });
}

/** Asks a website; it may have to be opened first. */
export async function askAgent({ key, version, method, args }: AskTask): Promise<AskResult> {
  const found = open.get(key);
  if (found?.version !== version) return { isMissing: true };
  const ask = found.knowledge[method] as (...given: readonly unknown[]) => Promise<unknown>;
  return { value: await ask(...args) };
}

/** Removes a website from the memory of the thread. */
export const dropAgent = (key: string): boolean => open.delete(key);

/** Loads words and dictionary, and compiles what questions need, so that the first one does not wait for that. */
export async function startAgents(): Promise<void> {
  const { understand, answer, openGate } = knowledgeOf(openSampleSite());
  await openGate();
  for (const text of ['Hello', 'How much is a duble room?', 'Can I book a table for 2 on Friday?'])
    await answer((await understand({ text, turns: [] })).readings);
}
