import { stemsOf } from '../text/tokens';
import type { ParsedQuestion } from './concepts';
import type { Features } from './features';
import { matchStrength } from './overlap';
import type { IndexedUnit } from './site-index';
import { SPAN } from './spans';

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
const isSpanOf = ({ required }: ParsedQuestion, { unit }: IndexedUnit): boolean =>
  [...unit.text.matchAll(BEFORE_SPAN), ...unit.text.matchAll(AFTER_SPAN)].some(([, word = '']) => {
    // Not `2 hours before the lesson`.
    const [first = ''] = word.split(/[ -]/);
    const stems = new Set(stemsOf(first).length > 0 ? stemsOf(word) : []);
    return required.some((concept) => concept.topic?.proves.test(word) ?? matchStrength(concept, stems) > 0);
  });

/** True for a line that says how long the thing takes or lasts that a question asks about. */
export const isProvedDuration = (question: ParsedQuestion, entry: IndexedUnit, features: Features): boolean =>
  question.kind === 'how-long' &&
  features.missingNearCount === 0 &&
  (LASTS.test(entry.unit.text) || isSpanOf(question, entry));
