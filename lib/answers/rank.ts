import type { ParsedQuestion } from './concepts';
import { type FeatureName, type Features, featureNames, featuresOf } from './features';
import type { Similarity } from './overlap';
import { isAboutBusiness } from './question';
import type { IndexedUnit, SiteIndex } from './site-index';

export interface Candidate {
  entry: IndexedUnit;
  features: Features;
  score: number;
}

/** From here on the page asks the very question: what follows it is the answer. */
export const SAME_QUESTION = 0.75;

export type RankWeights = Record<FeatureName, number>;

/** The sum of features by their weights. */
export function scoreOf(features: Features, weights: RankWeights): number {
  let score = 0;
  for (const name of featureNames) score += features[name] * weights[name];
  return score;
}

/** The units that may answer a question, the best first. */
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
  return ownFirst(candidates, question).sort((a, b) => b.score - a.score);
}

/**
 * The business's own facts where there are any, instead of those of its neighbours; what answers the same question where the
 * page asks it; and the business's words, instead of those of customers, where they meet the whole question.
 */
export function ownFirst(candidates: readonly Candidate[], { kind, required, topics }: ParsedQuestion): Candidate[] {
  if (isAboutBusiness(kind) && required.length === 0) {
    const own = candidates.filter(({ features }) => features.contact === 1);
    const inOwnPlace = own.filter(({ features }) => features.ownPlace === 1);
    if (own.length > 0) return inOwnPlace.length > 0 ? inOwnPlace : own;
  }
  const voices = topics.some(({ id }) => id === 'reviews') ? candidates.filter(({ entry }) => entry.voice) : [];
  if (voices.length > 0) return voices;
  const asked = candidates.filter(({ features }) => features.asked >= SAME_QUESTION && features.noEvidence === 0);
  if (asked.length > 0) return asked;
  const spoken = candidates.filter(({ features }) => features.voice === 0);
  return spoken.some(({ features }) => features.allMet === 1) ? spoken : [...candidates];
}
