import type { Reply } from '@/lib/agent/reply-type';

/** A message of a conversation. Plain JSON. */
export interface ChatMessage {
  seq: number;
  id: string;
  author: 'customer' | 'agent' | 'person' | 'notice';
  /** The customer's or person's words, or what the agent says in our own words. */
  text: string;
  /** An agent's reply: quotes, what a model wrote, a request. */
  reply?: Reply;
  /** Who spoke, for a person. */
  by?: string;
  /** ISO 8601. */
  at: string;
}

/** Who answers the customer. */
export interface Speaker {
  who: 'agent' | 'person' | 'nobody';
  name?: string;
}
