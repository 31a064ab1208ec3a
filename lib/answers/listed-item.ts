import type { ParsedQuestion } from './concepts';
import { matchStrength } from './overlap';
import type { IndexedUnit } from './site-index';

/** In characters. */
const MAX_ITEM = 40;
/** The weight of a word in every tenth line of a site. */
const COMMON_ON_SITE = 2.2;
const SENTENCE = /[.!?]$/;
/** What is done to a thing: `Washing machine installation` does not say that they are repaired. */
const WORK =
  /\b(?:install|fit|repair|servic|maint|replac|remov|sale|sell|hire|rent|clean|deliver|collect|design|rental|test)/i;

const verbOf = (question: string): string | undefined =>
  /^(?:do|can|could|would|will) (?:you|ye) (?:also |still )?(\p{L}+)/iu.exec(question)?.[1]?.toLowerCase();

/**
 * True for a short line of a list or a heading that names what `Do you fix brakes?` asks for. The verb may be missing, and what the
 * whole page is about.
 */
export function isListed(
  { text, kind, topics, required }: ParsedQuestion,
  { unit, stemSet, contextStems }: IndexedUnit,
): boolean {
  if (kind !== 'yes-no' || topics.length > 0 || unit.text.length > MAX_ITEM || unit.linked || SENTENCE.test(unit.text))
    return false;
  const verb = verbOf(text);
  const missing = required.filter((concept) => matchStrength(concept, stemSet) === 0);
  if (missing.length !== 1 || missing.length === required.length) return false;
  return missing.every(
    (concept) =>
      (concept.word === verb && !WORK.test(unit.text)) ||
      (concept.weight <= COMMON_ON_SITE && matchStrength(concept, contextStems) > 0),
  );
}

/** True for an item of a list that is what a business is asked to work on: `Brick patios` where the question is `Do you build patios?` */
export function isNamedItem({ text, kind, topics, required }: ParsedQuestion, { unit, stems }: IndexedUnit): boolean {
  if (kind !== 'yes-no' || topics.length > 0 || unit.text.length > MAX_ITEM || SENTENCE.test(unit.text)) return false;
  const verb = verbOf(text);
  const asked = required.filter(({ word }) => word !== verb);
  if (asked.length === 0 || asked.length === required.length || WORK.test(unit.text)) return false;
  const [all, last] = [new Set(stems), new Set(stems.slice(-1))];
  return (
    asked.every((concept) => matchStrength(concept, all) === 1) &&
    asked.some((concept) => matchStrength(concept, last) === 1)
  );
}
