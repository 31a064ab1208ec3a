import type { Answer } from '@/lib/reader/answers/stated/answer-type';
import type { TakenRequest } from './requests/taken-request';
import type { Act } from './understand/acts';
import type { DialogueState } from './understand/dialogue-state';

/** What a reply leaves for the next one, where a language model has a part in it. Plain JSON. */
export interface Memory {
  /** Where the conversation has got to. */
  state: DialogueState;
  /** The agent's latest replies, oldest first. */
  said: readonly string[];
}

/** The next sentence of a conversation, and the customer's sentences before it, oldest first. */
export interface Said {
  text: string;
  turns: readonly string[];
  /** That of the last reply, if it had one. Without it, the sentences are understood anew. */
  memory?: Memory;
}

/** A sentence that a language model wrote and the gate passed. */
export interface WrittenText {
  text: string;
}

/** What the agent says to a sentence: quotes of the website, or words of our own. Plain JSON. */
export interface Reply extends Omit<Answer, 'tier'> {
  /** `reply`: in our own words, and no question about the business. Otherwise as in `Answer`. */
  tier: Answer['tier'] | 'reply';
  /** Our own words: the whole of a `reply`, or what goes with the quotes. */
  said?: string;
  act?: Act;
  /** `said` is the owner's answer to a question that the website leaves open. */
  isTaught?: true;
  /** What a language model wrote, sentence by sentence. Each says what the quotes say. */
  written?: WrittenText[];
  /** What is being taken down for a person: the hand-over note once nothing is missing. */
  request?: TakenRequest;
  /** What the customer has withdrawn of what was taken down. */
  withdrawn?: TakenRequest;
  /** What goes above the quotes, in the language of the conversation. */
  label?: string;
  /** The language (ISO 639-1) of our own words and of the fact, if it is not English. */
  language?: string;
  /** The question as it was understood, where it was one. */
  understood?: string;
  /** For the next sentence. */
  memory?: Memory;
}

/** A reply in our own words. */
export const inOwnWords = (reply: Pick<Reply, 'said' | 'act' | 'request' | 'withdrawn'>): Reply => ({
  tier: 'reply',
  quotes: [],
  warnings: [],
  ...reply,
});
