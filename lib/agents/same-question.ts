import { plainWords } from '@/lib/reader/text/plain-words';
import { stemsOf } from '@/lib/reader/text/tokens';

/** Words that the same things are asked in, and that make another question of it. */
const ASKING = /\b(?:how|much|many|often|long|far|what|when|where|which|who|whose|why|not|no|without)\b|n['’]t\b/giu;

/** What questions have in common that ask the same in other words: "Do ye allow dogs?", "Are dogs allowed?" */
export function questionKey(question: string): string {
  const stems = [...new Set(stemsOf(question))].sort();
  // Other scripts have no stems.
  if (stems.length === 0 || /[^\p{Script=Latin}\p{N}\P{L}]/u.test(question)) return plainWords(question);
  const asking = (question.toLowerCase().match(ASKING) ?? []).sort();
  return [...asking, '|', ...stems].join(' ');
}

/** A question as it was typed, with the conversations that it was asked in. */
export interface TypedQuestion {
  question: string;
  conversations: readonly string[];
  lastAsked: Date;
}

/** A question of customers, and how many asked it. */
export interface AskedQuestion {
  /** The same for all that ask the same. */
  id: string;
  question: string;
  askers: number;
}

/** Questions with those that ask the same, each in the words of most customers, by number of askers; the latest first of as many. */
export function mergeQuestions(typed: readonly TypedQuestion[], keyOf = questionKey): AskedQuestion[] {
  const merged = new Map<string, TypedQuestion[]>();
  for (const one of typed) {
    const key = keyOf(one.question);
    merged.set(key, [...(merged.get(key) ?? []), one]);
  }
  return [...merged]
    .map(([id, same]) => ({
      id,
      question: same.reduce((most, one) => (one.conversations.length > most.conversations.length ? one : most))
        .question,
      askers: new Set(same.flatMap(({ conversations }) => conversations)).size,
      lastAsked: Math.max(...same.map(({ lastAsked }) => lastAsked.getTime())),
    }))
    .sort((one, other) => other.askers - one.askers || other.lastAsked - one.lastAsked)
    .map(({ id, question, askers }) => ({ id, question, askers }));
}
