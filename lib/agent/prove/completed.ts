import { countNegations, isWord, statementOf } from './statement';
import type { Token } from './tokens';
import { conditions, limits, prepositions, verbs } from './words';

type Part = readonly Token[];

const isDay = (token: Token): boolean => token.is === 'fact' && token.kind === 'day';
const isDenied = (tokens: Part): boolean => countNegations(statementOf([tokens]).items) > 0;

/**
 * A part that consists of days and figures, with what stands before the days of the part that it goes on from: "the shop is open Saturday
 * 9–1" for the end of "the shop is open Monday to Friday 9–6 and Saturday 9–1".
 */
export function completed(part: Part, from: Part): Part {
  const days = from.findIndex(isDay);
  const before = from.slice(0, Math.max(0, days));
  const { stems, facts } = statementOf([part]);
  const goesOn = stems.length === 0 && facts[0]?.kind === 'day' && before.some((token) => isWord(token, verbs));
  return goesOn && !isDenied(before) && !isDenied(part) ? [...before, ...part] : part;
}

/**
 * What the later parts of a sentence say on their own: "the menu includes pies" of "the menu is on a board and includes pies", and "the attic
 * is floored" of "the kitchen is new and the attic is floored". Nothing where a part limits the others.
 */
export function laterClauses(parts: readonly Part[]): Part[][] {
  const [first = []] = parts;
  const verbIn = (part: Part) => part.findIndex((token) => isWord(token, verbs));
  const subject = first.slice(0, Math.max(0, verbIn(first)));
  const isLimited = parts.some((part) => part.some((token) => isWord(token, limits)));
  const begins = parts.flatMap((part, at) => {
    const begin = verbIn(part);
    const follows = parts.slice(0, at).every((before) => verbIn(before) >= 0);
    const isOwn =
      begin > 0 && follows && !isWord(part[0], prepositions) && statementOf([part.slice(0, begin)]).stems.length > 0;
    return at > 0 && (isOwn || (begin === 0 && !isLimited)) ? [{ at, subject: begin === 0 ? subject : [] }] : [];
  });
  // "With a voucher, the cut is free and the colour costs €27"
  if ([prepositions, conditions].some((words) => isWord(first[0], words))) return [];
  if (subject.length === 0 || begins.length === 0 || isDenied(subject)) return [];
  if (statementOf(parts).conditions.size > 0) return [];
  return begins.map((begin, place) => [
    [...begin.subject, ...(parts[begin.at] ?? [])],
    ...parts.slice(begin.at + 1, begins[place + 1]?.at ?? parts.length),
  ]);
}
