import { knowledgeOf } from '@/lib/agent/knowledge';
import { replyTo } from '@/lib/agent/reply';
import type { Reply } from '@/lib/agent/reply-type';
import type { AnswerSite } from '@/lib/reader/answers/answer';

/** The reply of the agent of a website to the next sentence of a conversation. With us, one books a meeting. */
export const replyOf = (
  site: AnswerSite,
  text: string,
  turns: readonly string[] = [],
  booking: 'booking' | 'meeting' = 'booking',
): Promise<Reply> => replyTo({ knowledge: knowledgeOf(site, booking) }, { text, turns });
