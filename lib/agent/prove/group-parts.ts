import { hasVerb, isWord } from './statement';
import type { Token } from './tokens';
import { conditionStarts, negations, neutral, prepositions } from './words';

const isNegated = (tokens: readonly Token[]): boolean =>
  tokens.some((token) => token.is === 'word' && (negations.has(token.word) || token.word === 'closed'));
const hasWords = (tokens: readonly Token[]): boolean =>
  tokens.some((token) => token.is === 'word' && !neutral.has(token.word) && !prepositions.has(token.word));

/** The kinds of fact of which a statement has one. */
const kindsIn = (tokens: readonly Token[]): Set<string> =>
  new Set(tokens.flatMap((token) => (token.is === 'fact' ? [token.kind] : [])));

/** Whether a part says something of its own beside the one before it: other figures, or the opposite. */
function standsAlone(before: readonly Token[], part: readonly Token[]): boolean {
  const kinds = kindsIn(before);
  const own = kindsIn(part);
  const repeats = [...own].some((kind) => kinds.has(kind)) && (hasWords(part) || own.size > 1);
  const turns = isNegated(before) !== isNegated(part) && hasVerb(part) && (hasVerb(before) || isNegated(before));
  return repeats || turns || (isNegated(part) && hasVerb(before) && !isNegated(before));
}

/** Groups the parts of a sentence into statements, so that each has its own figures and its own polarity. */
export function groupParts(parts: readonly Token[][]): Token[][][] {
  const groups: Token[][][] = [];
  for (const part of parts) {
    const last = groups.at(-1);
    if (!last || (!isWord(part[0], conditionStarts) && standsAlone(last.flat(), part))) groups.push([part]);
    else last.push(part);
  }
  return groups;
}
