import type { ChatMessage, Speaker } from '@/lib/agents/conversations/chat-message';

/** What the page of a chat is rendered from, and what its script begins with. Plain JSON; texts of websites in it are untrusted. */
export interface ChatData {
  key: string;
  /** The business. */
  name: string;
  greeting: string;
  /** The name of its website. */
  domain: string;
  colour: string;
  /** What can be read on the colour. */
  ink: string;
  /** How long a conversation is kept after its last message, in days. */
  retentionDays: number;
  /** When people answer, in a sentence; empty where the business has not said. */
  people: string;
  suggestions: readonly string[];
  /** Whether somebody answers, or messages are taken only. */
  isAnswered: boolean;
  /** Only its members can see it. */
  isDraft: boolean;
  /** Origins that may show this page in a frame. */
  ancestors: readonly string[];
  /** Of a conversation without JavaScript: what was said, and the two hidden fields of the form. */
  messages: readonly ChatMessage[];
  speaker: Speaker;
  secret: string;
  messageId: string;
  /** The longest message, in characters. */
  maxLength: number;
  /** What was typed and could not be sent, and why. */
  draft?: string;
  problem?: string;
  /** What became of a press: the conversation is erased, or we were told. */
  done?: 'erased' | 'reported';
  /** Our name, and our pages about privacy and ourselves. */
  processor: string;
  privacyUrl: string;
}
