import { formatLines } from '@/lib/agent/format-lines';
import { recallWords } from '@/lib/agent/taught/same-words';
import { MAX_QUESTION } from '@/lib/reader/answers/max-question';
import { type Conflict, conflictOf } from '../conflicts';
import type { Taught } from '../taught';
import type { ChatMessage } from './chat-message';

/** An answer of the agent that a member may correct: the question as it was understood, what it said, and what it was taught since. */
export interface Correctable {
  question: string;
  answer: string;
  taught?: { id: string; question: string; answer: string; by: string; at: Date; conflict?: Conflict };
}

const asQuestion = (text: string): string => {
  const line = text.replaceAll(/\s+/g, ' ').trim().slice(0, MAX_QUESTION);
  return line && `${line.charAt(0).toUpperCase()}${line.slice(1).replace(/[\s.?!]+$/, '')}?`;
};

/**
 * The answers of a conversation that can be corrected, by the number of their messages: those to questions, and what the agent says in
 * words of its own, as to "hi"; not what it says while it takes a request down.
 * @param taught what holds, newest first
 */
export function correctablesIn(messages: readonly ChatMessage[], taught: readonly Taught[]): Map<number, Correctable> {
  const oldestFirst = taught.toReversed();
  const found = new Map<number, Correctable>();
  let asked = '';
  for (const { seq, author, text, reply } of messages) {
    if (author === 'customer') asked = text;
    if (author !== 'agent' || !reply || !asked || reply.request || reply.withdrawn || reply.act === 'emergency')
      continue;
    const isOwn = reply.tier === 'reply';
    const question = isOwn ? asked.slice(0, MAX_QUESTION) : asQuestion(reply.understood ?? asked);
    const known = recallWords(oldestFirst, question);
    const said = formatLines(reply.quotes).join('\n') || (reply.fact ?? text);
    found.set(seq, {
      question,
      // What is only near an answer is not what one would begin from.
      answer: reply.tier === 'silent' || reply.tier === 'nearest' ? '' : said,
      taught: known && {
        id: known.id,
        question: known.question,
        answer: known.answer,
        by: known.taughtBy?.displayName || known.taughtBy?.email || '',
        at: known.createdAt,
        conflict: conflictOf(known.conflict),
      },
    });
  }
  return found;
}
