import { partsOf, readSentences } from './statement';
import type { Token } from './tokens';
import { audiences, cardLimits, conditionStarts, limitPrepositions } from './words';

const isOf = (token: Token | undefined, words: { has(word: string): boolean }): boolean =>
  token?.is === 'word' && words.has(token.word);
const isDate = (token: Token): boolean => token.is === 'fact' && /^(?:day|date|time)$/.test(token.kind);

/** Whether a part of a card limits the rest of it: `for members`, `Mon–Fri`, `17:00 to 00:00`, `Members only`, `max 4 people`. */
export function isLimit(part: readonly Token[]): boolean {
  const said = part.filter(({ is }) => is !== 'mark');
  const [first] = said;
  // A line with a price of its own limits that.
  if (!first || said.some((token) => token.is === 'fact' && token.kind === 'money')) return false;
  if (isOf(first, conditionStarts) || isOf(first, limitPrepositions)) return true;
  if (said.some((token) => isOf(token, cardLimits))) return true;
  if (said.every((token) => isDate(token) || isOf(token, audiences))) return true;
  return said.some(
    (token) => token.is === 'fact' && token.bound !== undefined && token.bound !== 'from' && token.kind !== 'money',
  );
}

/** Whether a line of a card limits the rest of it. */
export const limitsItsCard = (text: string): boolean => readSentences(text).flatMap(partsOf).some(isLimit);
