import type { Quote } from '@/lib/reader/answers/quotes/quotes';

/** What happened at one time of the evening: a customer's question, and what the agent made of it. */
export type EveningScene = { at: string; question: string } & (
  | { kind: 'answer'; quotes: Quote[] }
  | { kind: 'message'; said: string }
  | { kind: 'lost' }
);
