import { isOfOtherMonths } from '../question/months';
import { isAboutBusiness } from '../question/question';
import type { IndexedUnit, SiteIndex } from '../site/site-index';
import type { ParsedQuestion } from './concepts';
import { type Features, featuresOf } from './features';
import { ofOtherCards } from './other-cards';

export interface Candidate {
  entry: IndexedUnit;
  features: Features;
  score: number;
}

/** The similarity from which an FAQ is the same question, and from which it is about the same. */
export const SAME_QUESTION = 0.75;
export const SIMILAR_QUESTION = 0.5;

/** What each feature adds to the score; the others only speak against a line, or for another one. */
const WEIGHTS: Partial<Record<keyof Features, number>> = {
  coverage: 1,
  ownCoverage: 0.75,
  missingNearCount: -0.5,
  allMatched: 0.5,
  matched: 1,
  matchedEvidence: 1,
  evidence: 1.5,
  noEvidence: -1,
  questionSimilarity: 2,
  proof: 0.75,
  exact: 1,
  density: 0.5,
  bm25: 1.5,
  aboutOthers: -0.5,
  ownFact: 0.5,
  inOwnSection: 0.75,
  heading: -0.5,
  otherQuestion: -0.25,
};
const weights = Object.entries(WEIGHTS) as [keyof Features, number][];

/** The weighted sum of the features. */
const scoreOf = (features: Features): number =>
  weights.reduce((score, [name, weight]) => score + features[name] * weight, 0);

/** A caption stands behind a line that says nearly as much. */
const placeOf = ({ score, features: { caption } }: Candidate): number => score - caption;

/** What is added in August is no price in June. */
export const isPriceOfOtherMonths = ({ kind, text }: ParsedQuestion, { unit }: IndexedUnit): boolean =>
  kind === 'price' && isOfOtherMonths(text, unit.text);

/** Ranks the units that may answer a question, best first. */
export function rankUnits(question: ParsedQuestion, index: SiteIndex): Candidate[] {
  const candidates: Candidate[] = [];
  const asksForReviews = question.topics.some(({ id }) => id === 'reviews');
  const isOfNeighbour = ofOtherCards(question.text, index);
  for (const entry of index.entries) {
    if (entry.isReview && !asksForReviews) continue;
    if (isOfNeighbour(entry.unit) || isPriceOfOtherMonths(question, entry)) continue;
    const features = featuresOf(question, entry, index);
    if (features) candidates.push({ entry, features, score: scoreOf(features) });
  }
  return preferOwn(candidates, question).toSorted((a, b) => placeOf(b) - placeOf(a));
}

/** The business's own contact details before those of others, reviews where they are asked for, and an FAQ with the same question. */
function preferOwn(candidates: readonly Candidate[], { kind, required, topics }: ParsedQuestion): readonly Candidate[] {
  if (isAboutBusiness(kind) && required.length === 0) {
    const own = candidates.filter(({ features }) => features.ownFact === 1);
    const inOwnSection = own.filter(({ features }) => features.inOwnSection === 1);
    if (own.length > 0) return inOwnSection.length > 0 ? inOwnSection : own;
  }
  const reviews = topics.some(({ id }) => id === 'reviews') ? candidates.filter(({ entry }) => entry.isReview) : [];
  if (reviews.length > 0) return reviews;
  const same = candidates.filter(
    ({ features }) => features.questionSimilarity >= SAME_QUESTION && !features.noEvidence,
  );
  return same.length > 0 ? same : candidates;
}
