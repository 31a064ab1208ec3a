import type { ChatMessage, Speaker } from '@/lib/agents/conversations/chat-message';
import type { ChatData } from '@/lib/server/chat/chat-data';
import type { Outgoing } from './api';

/** What the chat shows. */
export interface ChatState {
  messages: readonly ChatMessage[];
  /** What was typed and is not acknowledged yet, in its order. */
  outgoing: readonly Outgoing[];
  /** Whether sending has stopped, until somebody tries again. */
  isStopped: boolean;
  /** Why it was given back, or has stopped. */
  problem?: string;
  speaker: Speaker;
  /** Whether the conversation outlasts a navigation; false where the browser blocks storage. */
  isStored: boolean;
  /** The agent is gone for good. */
  isGone: boolean;
  done?: ChatData['done'];
}

/** A conversation as its page uses it. */
export interface Conversation {
  state: () => ChatState;
  subscribe: (changed: () => void) => () => void;
  /** Sends a text as soon as those before it are acknowledged. */
  send: (text: string) => void;
  /** Goes on after a failure. */
  resume: () => void;
  erase: () => Promise<void>;
  report: (text: string) => Promise<void>;
  /** A text that was refused, once, for the field. */
  takeBack: () => string | undefined;
}

export const initialState = ({ messages, speaker, problem, done }: ChatData): ChatState => ({
  messages,
  outgoing: [],
  isStopped: false,
  problem,
  speaker,
  isStored: true,
  isGone: false,
  done,
});
