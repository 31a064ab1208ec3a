import type { Reply } from '@/lib/agent/reply-type';

/** Who writes: the customer, the agent, a person in its place, or the chat itself, which says what has changed. */
export const authors = ['customer', 'agent', 'person', 'notice'] as const;
export type Author = (typeof authors)[number];

/** A message as the chat shows it. Plain JSON; everything in it is untrusted text. */
export interface ChatMessage {
  /** Its number within the conversation, from 1. */
  seq: number;
  /** The client's own name for it; empty for messages that no client has sent. */
  id: string;
  author: Author;
  /** The words of the customer or the person, or what the agent says in our own words. */
  text: string;
  /** What the agent says: quotes, proved sentences, and the request that is being taken down. */
  reply?: Reply;
  /** The person's name. */
  by?: string;
  /** ISO 8601. */
  at: string;
}

/** Who answers the customer at the moment; `nobody`: messages are taken for the business. */
export interface Speaker {
  who: 'agent' | 'person' | 'nobody';
  /** The person's name. */
  name?: string;
}

/** The longest message, in UTF-16 units. */
export const MAX_MESSAGE = 2_000;
