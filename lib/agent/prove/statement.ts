import { memoize } from '@/lib/text/memoize';
import { readTokens } from './facts';
import type { Fact, Token } from './tokens';
import {
  audiences,
  conditionStarts,
  conditions,
  directions,
  finiteVerbs,
  freeOf,
  limitPrepositions,
  limits,
  negations,
  neutral,
  prepositions,
  verbs,
} from './words';

/** A word that says something. */
export interface Stem {
  is: 'stem';
  word: string;
  meaning: string;
  /** The preposition that it follows, if that gives it a direction: "from Galway". */
  direction?: string;
  /** Whether it follows an "or". */
  isChoice?: true | undefined;
  /** Whether it follows a preposition of any kind. */
  isBehind: boolean;
  /** Whether it belongs to a condition: "with every main course". */
  isCondition: boolean;
  /** The number of the name that it is a word of: "Maudlins Business Park". */
  name?: number;
}

/** A part of a statement that says something. */
export type Item = (
  | Stem
  | { is: 'fact'; fact: Fact; isCondition: boolean }
  | { is: 'not' }
  | { is: 'limit'; limit: string; word: string }
) & {
  /** The number of the comma-separated part. */
  part: number;
};

/** A word with its part. */
export type PlacedStem = Extract<Item, Stem>;

/** A statement: what it says, in order. */
export interface Statement {
  items: readonly Item[];
  /** Those of its items that are words or facts, and how many negations there are. */
  stems: readonly PlacedStem[];
  facts: readonly Fact[];
  negations: number;
  /** By part: whether it has a verb or a preposition, so that it is more than an item of a list. */
  isClause: readonly boolean[];
  /** By part: whether it has a verb. */
  isPredicate: readonly boolean[];
  /** By part: whether it begins with a verb, so that it goes on about the subject before it. */
  goesOn: readonly boolean[];
  /** The meanings of the words before its first verb, if it has one. */
  subject: readonly string[];
  /** Those of its subject that follow a preposition: "back" in "rooms at the back are quiet". */
  restriction: readonly string[];
  hasVerb: boolean;
  /** Whether it begins with a preposition and has no verb, so that it says more of what stands before it. */
  continues: boolean;
  /** The pronoun before its first word: "we book the test" is not "you book the test". */
  pronoun: 'we' | 'you' | undefined;
  /** The parts that are conditions of the others. */
  conditions: ReadonlySet<number>;
  text: string;
}

const HARD = /^[;.!?|•·\n]$/;
const SOFT = /^[,&/()–—+]$/;
const TURNS = new Set(['but', 'whereas', 'however', 'because', 'otherwise']);
const ANY = new Set(['any']);
const TAXES = new Set(['vat', 'tax']);
const IFS = new Set(['if', 'unless']);
const ARTICLES = new Set(['a', 'the']);
const TO = new Set(['to']);
const OR = new Set(['or']);
const PRONOUNS = new Set(['i', 'we', 'you', 'he', 'she', 'it', 'they']);
const PLACES = ['over', 'under'];
/** Splits tokens where a sentence or a contrast begins. */
export function sentencesIn(text: string): Token[][] {
  const sentences: Token[][] = [[]];
  for (const token of readTokens(text)) {
    const isEnd = (token.is === 'mark' && HARD.test(token.text)) || (token.is === 'word' && TURNS.has(token.word));
    if (isEnd) sentences.push([]);
    else sentences.at(-1)?.push(token);
  }
  return sentences.filter((tokens) => tokens.some(({ is }) => is !== 'mark'));
}

/** The same for the short lines of a website, which are read several times. */
export const readSentences = memoize((text): readonly (readonly Token[])[] => sentencesIn(text));

export const textOf = (tokens: readonly Token[]): string => tokens.map(({ text }) => text).join(' ');

/** The comma-separated parts of a sentence. */
export function partsOf(tokens: readonly Token[]): Token[][] {
  const parts: Token[][] = [[]];
  for (const [at, token] of tokens.entries()) {
    const isSoft =
      (token.is === 'mark' && SOFT.test(token.text)) || (token.is === 'word' && /^(?:and|or)$/.test(token.word));
    if (isSoft) parts.push([]);
    else parts.at(-1)?.push(token.is === 'word' && isWord(tokens[at - 1], OR) ? { ...token, isChoice: true } : token);
  }
  return parts.filter((part) => part.some(({ is }) => is !== 'mark'));
}

const isCapital = (token: Token | undefined): boolean => token?.is === 'word' && /^\p{Lu}/u.test(token.text);
/** Whether a capital word goes on with the name before it; an article begins one: `Crafty Brewery (The Spirit Collective)`. */
const goesOnName = (tokens: readonly Token[], at: number): boolean => {
  const before = tokens[at - 1];
  return isCapital(before) && !(isWord(before, neutral) && !isCapital(tokens[at - 2]));
};

export const isWord = (token: Token | undefined, words: { has(word: string): boolean }): boolean =>
  token?.is === 'word' && words.has(token.word);

/** What the parts of a sentence say, in order. */
export function statementOf(parts: readonly (readonly Token[])[]): Statement {
  const items: Item[] = [];
  let name = 0;
  const isClause = parts.map((tokens) =>
    tokens.some((token) => [verbs, prepositions, conditions].some((words) => isWord(token, words))),
  );
  for (const [part, tokens] of parts.entries()) {
    let direction: string | undefined;
    let isCondition = false;
    for (const [at, token] of tokens.entries()) {
      if (token.is === 'fact') items.push({ is: 'fact', fact: token, isCondition, part });
      if (token.is !== 'word') continue;
      const { word } = token;
      const next = tokens[at + 1];
      if (conditions.has(word) && !isPlace(tokens, at)) isCondition = true;
      if (directions.has(word)) direction = word;
      else if (prepositions.has(word)) direction = undefined;
      const limit = limits.get(word);
      // "Not only breakfast" is breakfast too.
      if (word === 'any' && next?.is === 'word' && next.word === 'more') continue;
      if (word === 'more' && isWord(tokens[at - 1], ANY)) continue;
      if (word === 'not' && next?.is === 'word' && next.word === 'only') continue;
      if (negations.has(word)) items.push({ is: 'not', part });
      else if (word === 'closed' || word === 'shut')
        items.push({ is: 'not', part }, { is: 'stem', word, meaning: 'open', isBehind: false, isCondition, part });
      else if (/^(?:have|has|had)$/.test(word) && next?.is === 'word' && next.word === 'to')
        items.push({ is: 'limit', limit: 'must', word, part });
      else if (
        limit !== undefined &&
        !(word === 'needs' && !isWord(next, TO)) &&
        !(limit === 'only' && isNotOnly(tokens[at - 1])) &&
        !isPlace(tokens, at)
      )
        items.push({ is: 'limit', limit, word, part });
      else if (neutral.has(word) || prepositions.has(word) || conditions.has(word)) continue;
      else if (word === 'free' && isFreeOf(tokens, at)) {
        const last = items.at(-1);
        if (last?.is === 'stem') items[items.length - 1] = { ...last, meaning: `${last.meaning}-free` };
      } else {
        const isName = isCapital(token) && (isCapital(next) || isCapital(tokens[at - 1]));
        if (isName && !goesOnName(tokens, at)) name += 1;
        items.push({
          is: 'stem',
          word,
          meaning: token.meaning,
          direction,
          isChoice: token.isChoice,
          isBehind: isWord(tokens[at - 1], prepositions),
          isCondition,
          name: isName ? name : undefined,
          part,
        });
        direction = undefined;
      }
    }
  }
  return {
    items,
    stems: stemsIn(items),
    facts: factsIn(items),
    negations: countNegations(items),
    isClause,
    isPredicate: parts.map((part) => hasVerb(part) || isWord(part[0], PRONOUNS)),
    goesOn: parts.map((part) =>
      isWord(
        part.find(({ is }) => is !== 'mark'),
        verbs,
      ),
    ),
    subject: subjectOf(parts[0] ?? []),
    restriction: restrictionOf(parts[0] ?? []),
    hasVerb: parts.some(hasVerb),
    continues: isWord(parts[0]?.[0], prepositions) && !parts.some(hasVerb),
    pronoun: pronounOf(parts[0] ?? []),
    conditions: new Set(parts.flatMap((part, at) => (isCondition(part, parts) ? [at] : []))),
    text: parts.map(textOf).join(', '),
  };
}

/** Whether a part limits the others: "if …", or without a verb "by appointment", "members only", "from June", "Monday to Thursday". */
function isCondition(part: readonly Token[], parts: readonly (readonly Token[])[]): boolean {
  const words = part.filter(({ is }) => is !== 'mark');
  if (isWord(words[0], conditionStarts)) return true;
  // "Delivered and stacked if you are at home"
  if (part === parts.at(-1) && words.some((token) => isWord(token, IFS))) return true;
  // "€1,650 and VAT"
  if (words.every((token) => isWord(token, TAXES))) return true;
  const isDay = (token: Token) => token.is === 'fact' && token.kind === 'day';
  if (words.every(isDay) && !parts.some((other) => other !== part && other.some(isDay))) return true;
  const [first, last] = [words[0], words.at(-1)];
  return (
    !hasVerb(part) &&
    parts.some(hasVerb) &&
    (isLimiting(words) || isWord(first, limits) || isWord(last, limits) || isBounded(first))
  );
}

/** Whether words that begin with a preposition limit what stands before them; "opposite the mart" is only a place. */
function isLimiting([first, ...others]: readonly Token[]): boolean {
  if (!isWord(first, prepositions)) return false;
  const isPlain = isWord(first, directions) && !isWord(first, conditions) && !isWord(first, limitPrepositions);
  return !isPlain || others.some((token) => token.is === 'fact' || isWord(token, audiences));
}

const isBounded = (token: Token | undefined): boolean => token?.is === 'fact' && token.bound !== undefined;

function subjectOf(tokens: readonly Token[]): string[] {
  const verb = tokens.findIndex((token) => isWord(token, finiteVerbs));
  // "We fit chargers at home": the word after a pronoun is a verb.
  if (verb < 0 && pronounOf(tokens.slice(0, 2)) !== undefined) return [];
  const end = verb >= 0 || hasVerb(tokens) ? verb : tokens.findIndex((token) => isWord(token, prepositions));
  return meaningsIn(tokens.slice(0, Math.max(0, end)));
}

const meaningsIn = (tokens: readonly Token[]): string[] =>
  tokens.flatMap((token) => (token.is === 'word' && saysSomething(token.word) ? [token.meaning] : []));

function restrictionOf(tokens: readonly Token[]): string[] {
  const verb = tokens.findIndex((token) => isWord(token, finiteVerbs));
  const subject = tokens.slice(0, Math.max(0, verb));
  const from = subject.findIndex((token) => isWord(token, prepositions));
  return from > 0 ? meaningsIn(subject.slice(from)) : [];
}

function pronounOf(tokens: readonly Token[]): Statement['pronoun'] {
  const first = tokens.findIndex((token) => token.is === 'fact' || (token.is === 'word' && saysSomething(token.word)));
  const pronoun = tokens
    .slice(0, Math.max(0, first))
    .findLast((token) => token.is === 'word' && /^(?:we|i|you)$/.test(token.word));
  return pronoun?.is === 'word' ? (pronoun.word === 'you' ? 'you' : 'we') : undefined;
}

const saysSomething = (word: string): boolean =>
  !neutral.has(word) && !prepositions.has(word) && !conditions.has(word) && !negations.has(word) && !limits.has(word);

/** "Above the bar" limits nothing, "over the age of 12" does. */
const isPlace = (tokens: readonly Token[], at: number): boolean =>
  PLACES.includes(limits.get(textOf(tokens.slice(at, at + 1)).toLowerCase()) ?? '') &&
  isWord(tokens[at + 1], ARTICLES) &&
  !tokens.slice(at).some(({ is }) => is === 'fact');

const isNotOnly = (before: Token | undefined): boolean => before?.is === 'word' && before.word === 'not';

function isFreeOf(tokens: readonly Token[], at: number): boolean {
  const before = tokens[at - 1];
  if (before?.is === 'mark' && before.text === '-') return tokens[at - 2]?.is === 'word';
  return isWord(before, freeOf);
}

export const factsIn = (items: readonly Item[]): Fact[] =>
  items.flatMap((item) => (item.is === 'fact' ? [item.fact] : []));
export const stemsIn = (items: readonly Item[]): PlacedStem[] =>
  items.flatMap((item) => (item.is === 'stem' ? [item] : []));
export const countNegations = (items: readonly Item[]): number => items.filter(({ is }) => is === 'not').length;

export const hasVerb = (tokens: readonly Token[]): boolean => tokens.some((token) => isWord(token, verbs));
