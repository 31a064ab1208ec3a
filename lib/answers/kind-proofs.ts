import type { Concept, ParsedQuestion } from './concepts';
import type { Features } from './features';
import { matchStrength } from './overlap';
import type { QuestionKind } from './question';
import type { IndexedUnit } from './site-index';
import { SPAN } from './spans';
import { stemsOf } from './text';

/** Whether a line that has the words of a question states what its kind asks for, next to these words. */
type Proof = (question: ParsedQuestion, entry: IndexedUnit, features: Features) => boolean;

/** `Takes about an hour`, `completed in a single visit`, `30 minutes long`, `duration: 2 hours`. */
const LASTS = new RegExp(
  `\\b(?:takes?|taking|lasts?|lasting|length|duration|(?:completed|done|finished|ready|installed|fitted|delivered) (?:in|within))\\b[^.;]{0,40}?${SPAN}|${SPAN}[\\s–-]{1,3}(?:long|in (?:length|duration))\\b`,
  'i',
);
/** `Lesson (2 hours)`, `Lesson: 2 hours`. */
const BEFORE_SPAN = new RegExp(
  `([\\p{L}\\d]+)s? ?(?:\\(|[:|–-]) ?(?:approx\\w*\\.? |about |around )?${SPAN}(?! (?:ago|before|notice))`,
  'giu',
);
/** `15-Min sessions`, `a 2 hour lesson`. */
const AFTER_SPAN = new RegExp(`${SPAN}[ -](\\p{L}+(?:[ -]\\p{L}+)?)`, 'giu');

/** True for a line that gives a span right next to a word of the question: `15-Min sessions`, `Lesson (2 hours)`. */
const isSpanOf: Proof = ({ required }, { unit }) =>
  [...unit.text.matchAll(BEFORE_SPAN), ...unit.text.matchAll(AFTER_SPAN)].some(([, word = '']) => {
    // Not `2 hours before the lesson`.
    const [first = ''] = word.split(/[ -]/);
    const stems = new Set(stemsOf(first).length > 0 ? stemsOf(word) : []);
    return required.some((concept) => concept.topic?.proves.test(word) ?? matchStrength(concept, stems) > 0);
  });

const DISTANCE =
  /\d[\d.,]*\s?(?:km|kms|kilomet|miles?|metres?|m\b|mins?\b|minutes?)|\bwalking distance\b|\bdoorstep\b|\ba mile\b|\bfew minutes\b|\bshort (?:walk|stroll|drive)\b|\badjacent\b/gi;

const NAME = /\p{Lu}\p{Ll}/u;

/**
 * True for a line with the distance of the place that is asked for, without the name of another place between them: not
 * `Two motorways are near, and Penkridge puts Birmingham within 40 minutes`.
 */
const isDistance: Proof = ({ required }, { unit }) => {
  const head = new Set(stemsOf(`${unit.headings.at(-1) ?? ''} ${unit.label ?? ''} ${unit.question ?? ''}`));
  const words = [...unit.text.matchAll(/[\p{L}\d'’]+/gu)].map((word) => ({
    at: word.index,
    text: word[0],
    concepts: required.filter((concept) => matchStrength(concept, new Set(stemsOf(word[0]))) > 0),
  }));
  const isNear = (concept: Concept, distance: number): boolean =>
    words.some(({ at, concepts }) => {
      const [from, to] = [Math.min(at, distance), Math.max(at, distance)];
      const between = words.filter((word) => word.at > from && word.at < to && word.concepts.length === 0);
      return concepts.includes(concept) && !between.some(({ text }) => NAME.test(text));
    });
  return [...unit.text.matchAll(DISTANCE)].some(({ index }) =>
    required.every(
      (concept) =>
        (concept.topic ? concept.topic.proves.test(unit.text) : matchStrength(concept, head) > 0) ||
        isNear(concept, index),
    ),
  );
};

/** `How long to the city?` asks for a distance in minutes. */
const ASKS_OF_WAY = /^how long (?:is it |does it take )?(?:to (?:get |walk |drive |cycle )?(?:to )?the|from)\b/i;

const isDuration: Proof = (question, entry, features) =>
  features.missingNearCount === 0 &&
  (ASKS_OF_WAY.test(question.text)
    ? isDistance(question, entry, features)
    : LASTS.test(entry.unit.text) || isSpanOf(question, entry, features));

const COMMON_WORD_WEIGHT = 0.3;

/** True for a line that has all words of a question with its heading, also the common ones: `When do I pay?` is about paying. */
export const saysAllWords: Proof = ({ concepts }, { stemSet, headStems }) =>
  concepts.every(
    (concept) =>
      concept.topic !== undefined ||
      concept.weight < COMMON_WORD_WEIGHT ||
      matchStrength(concept, stemSet) > 0 ||
      matchStrength(concept, headStems) > 0,
  );

/** True for a line about the thing whose date is asked for; a question without a rare word needs all its common ones. */
const isDate: Proof = (question, entry, features) =>
  question.required.length > 0 ? features.missingNearCount === 0 : saysAllWords(question, entry, features);

const ASKS_OF_SELF = /^how (?:do|can|would|should) (?:i|we)\b/i;
const ACTION =
  'call|ring|phone|telephone|text|e-?mail|message|whatsapp|write|visit|fill|complete|use|download|send|contact|give us|get in touch|book|order|pay|go to|log|sign|pop|drop|come|ask|register|apply';
const MEANS =
  'phone|telephone|e-?mail|form|web ?sites?|app|post|cash|cards?|bank|transfer|cheques?|paypal|online|link|portal|whatsapp|person|reception|shop|office';
/** What to do: `Email us`, `you can order online`, `payments can be made by card`. */
const METHOD = new RegExp(
  `^(?:(?:to|for) [^,.]+?,? )?(?:(?:please|simply|just|you can|you may|alternatively,?) )*(?:${ACTION})\\b|\\b(?:please|you can|you may|you need to|can (?:either )?be|are|is)\\b.*\\b(?:${MEANS})\\b`,
  'i',
);
/** In characters: a button does not say how. */
const MIN_INSTRUCTION = 25;

const isMethod: Proof = ({ text, required }, { unit }, { missingNearCount }) =>
  ASKS_OF_SELF.test(text) &&
  required.length > 0 &&
  missingNearCount === 0 &&
  unit.kind !== 'heading' &&
  unit.text.length >= MIN_INSTRUCTION &&
  METHOD.test(unit.text);

const proofs: Partial<Record<QuestionKind, Proof>> = {
  'how-long': isDuration,
  'how-far': isDistance,
  'how-to': isMethod,
  date: isDate,
};

/** True for a line that states the duration, distance, date or method that a question asks for, of the thing that it asks about. */
export const isProvedKind: Proof = (question, entry, features) =>
  proofs[question.kind]?.(question, entry, features) ?? false;
