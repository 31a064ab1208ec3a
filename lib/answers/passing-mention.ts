import type { ParsedQuestion } from './concepts';
import { SIMILAR_QUESTION } from './line-fit';
import { matchStrength } from './overlap';
import { isAboutNeighbourhood } from './patterns';
import type { Candidate } from './rank';
import { isReply } from './reply';
import { stemsOf } from './text';

/** The similarity from which a question of the page is about the same subject. */
const RELATED_QUESTION = 0.1;

/** Topics that a line about the neighbourhood can answer. */
const ANSWERED_NEARBY = new Set(['parking', 'directions', 'areas', 'bus', 'train', 'airport', 'attractions']);

/** What a business says to its customers, or asks of them. */
const ADDRESSES = /\b(?:we|our|us|you|your|must|required|experience (?:in|with|of)|speciali\w+ in)\b/i;

/**
 * True when a line contains the words of the question by chance: it answers another FAQ, or describes the neighbourhood.
 */
export function isPassingMention({ kind, topics }: ParsedQuestion, { entry: { unit }, features }: Candidate): boolean {
  if ((kind !== 'yes-no' && kind !== 'open') || features.questionSimilarity >= SIMILAR_QUESTION) return false;
  const limit = kind === 'yes-no' ? RELATED_QUESTION : SIMILAR_QUESTION;
  const isOther = features.otherQuestion === 1 && features.questionSimilarity < limit;
  // A line that addresses the customer is not an explanation of something.
  const isProved = kind === 'yes-no' || features.proof === 1;
  const isStated = ADDRESSES.test(unit.text) || (features.proof === 1 && isReply(unit.text));
  if (isOther && !(isProved && isStated)) return true;
  if (
    kind !== 'yes-no' ||
    features.neighbourhood === 0 ||
    !isAboutNeighbourhood(unit.text) ||
    topics.some(({ id }) => ANSWERED_NEARBY.has(id))
  )
    return false;
  return !topics.some(({ proves }) => isProvedAtHome(proves, unit.text));
}

const VERB = /\b(?:am|is|are|has|have|can|may|welcome|allowed|permitted|included)\b/i;

/** True for `close to all amenities, and children are welcome`: the clause that proves the topic has its own verb. */
const isProvedAtHome = (proves: RegExp, text: string): boolean =>
  text
    .split(/[,;:()]| and | but /)
    .some((clause) => proves.test(clause) && VERB.test(clause) && !isAboutNeighbourhood(clause));

/** In characters. */
const LONG = 100;
const START = 40;
/** What a business says of itself or to its customers. */
const STATES =
  /\b(?:we|our|us|you|your|includ\w+|equipped|fitted|provid\w+|suppl(?:y|ied)|offer\w*|with\b.*,.*\band|(?:has|have) (?:also |an? |the |its )|also has|there (?:is|are)|with (?:an? |its |\d)|such as|facilities)\b/i;

/**
 * True for a long line that has the only word of a yes-no question somewhere after its start, and states nothing: `Dolphins pass to the
 * delight of passengers and crew` does not say whether crew is wanted.
 */
export function isAside(
  { kind, topics, required }: ParsedQuestion,
  { entry: { unit, headStems }, features }: Candidate,
): boolean {
  const [only, ...others] = required;
  if (kind !== 'yes-no' || topics.length > 0 || only === undefined || others.length > 0) return false;
  if (features.questionSimilarity >= SIMILAR_QUESTION || unit.text.length <= LONG || STATES.test(unit.text))
    return false;
  if (matchStrength(only, headStems) > 0) return false;
  return matchStrength(only, new Set(stemsOf(unit.text.slice(0, START)))) === 0;
}
