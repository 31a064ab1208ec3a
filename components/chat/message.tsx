import type { ReactNode } from 'react';
import type { TierLabels } from '@/lib/agent/tier-label';
import type { ChatMessage } from '@/lib/agents/conversations/chat-message';
import { AnswerCard } from './answer-card';
import { AgentSays, CustomerSays, Notice, PersonSays } from './bubbles';

/** One message of a conversation. `children` stand below an answer with a request, or without an answer. */
export function Message({
  message: { author, text, reply, by = 'A person' },
  labels,
  asked,
  children,
}: {
  message: ChatMessage;
  labels: TierLabels;
  /** Before the customer's words, for screen readers, where the reader is not the customer. */
  asked?: string;
  children?: ReactNode;
}) {
  if (author === 'customer') return <CustomerSays label={asked}>{text}</CustomerSays>;
  if (author === 'person') return <PersonSays by={by}>{text}</PersonSays>;
  if (author === 'notice') return <Notice>{text}</Notice>;
  if (!reply) return <AgentSays>{text}</AgentSays>;
  return (
    <AnswerCard answer={reply} labels={labels}>
      {children}
    </AnswerCard>
  );
}
