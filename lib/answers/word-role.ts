import type { Concept, ParsedQuestion } from './concepts';
import { isGeneric } from './lexicon';
import { matchStrength } from './overlap';
import { stemOf, stemsOf, wordsOf } from './text';
import type { Unit } from './units';

/** True for a text that matches a word of a question, or its topic. */
const mentions = (concept: Concept, text: string): boolean =>
  concept.topic ? concept.topic.proves.test(text) : matchStrength(concept, new Set(stemsOf(text))) > 0;

const ASKS_WHAT_THERE_IS =
  /^(?:do|does|have|has) (?:you|ye|they|it|the \p{L}+) (?:have|got|do|offer|any)\b|^(?:is|are) there\b/iu;

interface Part {
  pattern: RegExp;
  /** The questions for which a word does not count there; missing for all. */
  asks?: RegExp;
}

/** Parts of a line in which a word of the question says nothing of what the business has or does. */
const PARTS: readonly Part[] = [
  // Somebody else: `visits from the County Library Bus`, `Bryant Group Holdings Ltd`.
  { pattern: /\b(?:from|by|near|opposite) the \p{Lu}[\p{L}'’]+(?: \p{Lu}[\p{L}'’]+)+/gu },
  { pattern: /(?:\b\p{Lu}[\p{L}'’&]*\s+){1,5}(?:Ltd|Limited|LLC|LLP|PLC|Plc|Inc|Holdings)\b\.?/gu },
  // What the business is not, or is compared with: `pet sitting instead of kennels`.
  {
    pattern:
      /\b(?:vs\.?|versus|instead of|rather than|unlike|compared (?:to|with)|alternatives? to|as opposed to) [^.,;:!?]+/gi,
  },
  // What customers do or have: `if you are building a fence`, `protecting your landscaping`.
  {
    asks: /^(?:do|can|could|will|would) (?:you|ye) (?!have\b|accept\b|take\b|allow\b)/i,
    pattern:
      /\b(?:if|when|while|whether|before|unless) you(?:['’]re| are) \p{L}+ing\b[^,.;:!?]*|\b(?:protect\p{L}*|damag\p{L}*|disturb\p{L}*|without harming|away from) your (?:\p{L}+ ){0,2}?\p{L}+(?=[,.;:!?]|$)/giu,
  },
  // What customers are spared: `like sweating it out without the gym`, `no driving, no parking`.
  {
    asks: ASKS_WHAT_THERE_IS,
    pattern:
      /\bwithout the (?:\p{L}+ )?\p{L}+|\bno [\p{L}-]+(?: [\p{L}-]+)?(?:,? (?:and |or )?no [\p{L}-]+(?: [\p{L}-]+)?){2,}/giu,
  },
];

/** True for a line that has a word of a yes-no question only in such a part, or in the name of the business. */
export function isOnlyMentioned({ text, required, siteName }: ParsedQuestion, unit: Unit): boolean {
  const parts = PARTS.filter(({ asks }) => asks?.test(text) ?? true).flatMap(({ pattern }) =>
    [...unit.text.matchAll(pattern)].map(([part]) => part),
  );
  const named = siteName !== undefined && unit.text.includes(siteName) ? [...parts, siteName] : parts;
  const foreign = named.filter(
    (part) => !unit.headings.some((heading) => heading.includes(part.replace(/^\w+ the /, ''))),
  );
  if (foreign.length === 0) return false;
  const rest = foreign.reduce((line, part) => line.replaceAll(part, ' '), unit.text);
  return required.some((concept) => mentions(concept, unit.text) && !mentions(concept, rest));
}

const ASKS_FOR_A_THING =
  /^(?:do|does) (?:you|ye|they|it|the \p{L}+) have\b|^have (?:you|ye) (?:got|any|an?)\b|^(?:is|are) there\b/iu;
/** Nouns that only say what a thing is for or where it is: `gym area`, `coffee machine`, `piano lessons`. */
const OF_A_THING = new Set(
  wordsOf(
    'area areas space spaces room rooms facility facilities section corner point points machine machines station bay bays unit units ' +
      'option options range selection menu dish dishes product products item items class classes lesson lessons course courses session sessions treatment ' +
      'treatments therapy hire rental repair repairs access onsite site throughout outside inside upstairs downstairs nearby free package packages party parties tour tours',
  ).map(stemOf),
);
const BETWEEN_PARTS = /[.,;:!?()|–—/•+&]|\s-\s/;
/** Endings of words that belong to no compound: `garden overlooking the lake`. */
const NO_NOUN = /(?:ing|ed|ly|['’]s)$/;

/** True for a line that has the only word of `Do you have a garden?` in the name of another thing: `scampi with garden peas`. */
export function isPartOfAnother(
  { text, kind, topics, required, concepts }: ParsedQuestion,
  { unit }: { unit: Unit },
): boolean {
  const [only, ...others] = required;
  if (kind !== 'yes-no' || topics.length > 0 || only === undefined || others.length > 0) return false;
  if (!ASKS_FOR_A_THING.test(text)) return false;
  const next = unit.text.split(BETWEEN_PARTS).flatMap((part) => wordsAfter(only, part.trim().split(/\s+/)));
  return (
    next.length > 0 &&
    next.every(([word, then]) => word !== undefined && !DETERMINER.test(then ?? '') && isOtherThing(word, concepts))
  );
}

/** After a verb, not a noun: `the garden overlooks the lake`. */
const DETERMINER = /^(?:the|an?|our|your|its|all|this)$/i;

/** True for the first word of a line, and the last one of a name: `Sushi nigiri`, `Artisan cheeseboard Tipperary brie`. */
const isStart = (word: string, next: string | undefined, at: number): boolean =>
  at === 0 || (/^\p{Ll}/u.test(word) && next !== undefined && /^\p{Lu}/u.test(next));

/** The next two words after each that matches a concept; none after the first word, as in `Sushi nigiri`. */
const wordsAfter = (concept: Concept, words: readonly string[]): string[][] =>
  words.flatMap((word, at) =>
    matchStrength(concept, new Set(stemsOf(word))) > 0
      ? [isStart(word, words[at + 1], at) ? [] : words.slice(at + 1, at + 3)]
      : [],
  );

function isOtherThing(word: string, concepts: readonly Concept[]): boolean {
  const [stem] = stemsOf(word);
  if (stem === undefined || /\d/.test(stem) || NO_NOUN.test(word) || isGeneric(stem) || OF_A_THING.has(stem))
    return false;
  return !concepts.some((concept) => matchStrength(concept, new Set([stem])) > 0);
}
