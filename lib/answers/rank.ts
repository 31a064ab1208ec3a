import type { ParsedQuestion } from './concepts';
import { type FeatureName, type Features, featureNames, featuresOf } from './features';
import type { Similarity } from './overlap';
import { isPrivacyNotice } from './privacy-notice';
import { isAboutBusiness } from './question';
import type { IndexedUnit, SiteIndex } from './site-index';

export interface Candidate {
  entry: IndexedUnit;
  features: Features;
  score: number;
}

/** The similarity from which an FAQ is the same question, and the text below it the answer. */
export const SAME_QUESTION = 0.75;

export type RankWeights = Record<FeatureName, number>;

/** The weighted sum of the features. */
export function scoreOf(features: Features, weights: RankWeights): number {
  let score = 0;
  for (const name of featureNames) score += features[name] * weights[name];
  return score;
}

/** Ranks the units that may answer a question, best first. */
export function rankUnits(
  question: ParsedQuestion,
  index: SiteIndex,
  weights: RankWeights,
  similarity?: Similarity,
): Candidate[] {
  const candidates: Candidate[] = [];
  for (const entry of index.entries) {
    const features = featuresOf(question, entry, index, similarity);
    if (features) candidates.push({ entry, features, score: scoreOf(features, weights) });
  }
  return preferOwnWords(candidates, question).sort((a, b) => b.score - a.score);
}

/**
 * Filters the candidates: the business's own facts before those of neighbours; the answers to an FAQ with the same question; the
 * business's own text before reviews, general advice, surcharges and the privacy notice, if it matches every required word.
 */
export function preferOwnWords(candidates: readonly Candidate[], question: ParsedQuestion): Candidate[] {
  const { kind, required, topics } = question;
  if (isAboutBusiness(kind) && required.length === 0) {
    const own = candidates.filter(({ features }) => features.ownFact === 1);
    const inOwnSection = own.filter(({ features }) => features.inOwnSection === 1);
    if (own.length > 0) return inOwnSection.length > 0 ? inOwnSection : own;
  }
  const reviews = topics.some(({ id }) => id === 'reviews') ? candidates.filter(({ entry }) => entry.isReview) : [];
  if (reviews.length > 0) return reviews;
  const sameQuestion = candidates.filter(
    ({ features }) => features.questionSimilarity >= SAME_QUESTION && features.noEvidence === 0,
  );
  if (sameQuestion.length > 0) return sameQuestion;
  const ownWords = candidates.filter(
    ({ entry, features }) =>
      features.review === 0 &&
      features.generalAdvice === 0 &&
      features.surcharge === 0 &&
      !isPrivacyNotice(question, entry),
  );
  return ownWords.some(({ features }) => features.allMatched === 1) ? ownWords : [...candidates];
}
