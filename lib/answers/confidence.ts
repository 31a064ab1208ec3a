import type { ParsedQuestion } from './concepts';
import { featureNames } from './features';
import { SIMILAR_QUESTION } from './line-fit';
import { isNamedItem } from './listed-item';
import { mayAnswer } from './may-answer';
import type { QuestionKind } from './question';
import { type Candidate, type RankWeights, SAME_QUESTION } from './rank';
import type { SiteIndex } from './site-index';
import weights from './weights.json' with { type: 'json' };

/** The fitted parameters. `npm run bench:answers -- --fit` writes them; do not edit them by hand. */
export interface Weights {
  rank: RankWeights;
  /** Logistic regression over the features of the best candidate; `bias` is the constant. */
  confidence: Record<string, number>;
  /** The confidence thresholds: of an answer, by kind of question, and of the tier `nearest`. */
  thresholds: { answer: Partial<Record<QuestionKind, number>>; answerDefault: number; nearest: number };
}

export const fittedWeights: Weights = weights;

export type Tier = 'answer' | 'nearest' | 'silent';

/** Features from which the confidence in a ranking's first candidate is computed, by name. */
export function confidenceFeaturesOf(
  question: ParsedQuestion,
  ranked: readonly Candidate[],
  index: SiteIndex,
): Record<string, number> {
  const [best] = ranked;
  if (!best) return {};
  const { unit } = best.entry;
  const rival = ranked.find(({ entry }) => entry.unit.page !== unit.page || entry.unit.section !== unit.section);
  const absent = question.required.filter(({ frequency, stem }) => frequency === 0 && !index.titles.has(stem));
  const features: Record<string, number> = {
    bias: 1,
    score: best.score / 5,
    margin: Math.min(1, (best.score - (rival?.score ?? best.score - 2)) / 2),
    absent: absent.length > 0 ? Math.max(...absent.map(({ weight }) => weight)) / 6 : 0,
    absentShare: question.required.length > 0 ? absent.length / question.required.length : 0,
    required: Math.min(question.required.length, 5) / 5,
    noRequired: question.required.length === 0 ? 1 : 0,
    topic: question.topics.length > 0 ? 1 : 0,
    [`kind:${question.kind}`]: 1,
  };
  for (const name of featureNames) features[name] = best.features[name];
  return features;
}

/** The probability that the best candidate answers the question; 0 without a candidate. */
export function confidenceOf(features: Record<string, number>, fitted: Record<string, number>): number {
  if (features.bias === undefined) return 0;
  let sum = 0;
  for (const [name, value] of Object.entries(features)) sum += value * (fitted[name] ?? 0);
  return 1 / (1 + Math.exp(-sum));
}

/** The highest tier that confidence and content allow. */
export function tierOf(question: ParsedQuestion, best: Candidate, confidence: number, { thresholds }: Weights): Tier {
  const isOfTopic = question.topics.length > 0 && best.features.proof === 1;
  const threshold = (isOfTopic ? undefined : thresholds.answer[question.kind]) ?? thresholds.answerDefault;
  const isProved = best.features.questionSimilarity >= SAME_QUESTION || isNamedItem(question, best.entry);
  const isEnough = confidence >= (isProved ? thresholds.nearest : threshold);
  if (isEnough && mayAnswer(question, best)) return 'answer';
  return confidence >= thresholds.nearest ? 'nearest' : 'silent';
}

/**
 * The tier on a site that answers only known topics: an answer must match the topic's pattern. Apart from topics, only the site's FAQs and
 * its own contact details are answered.
 */
export function tierOfKnownTopic(
  question: ParsedQuestion,
  best: Candidate,
  confidence: number,
  weights: Weights,
): Tier {
  const { kind, topics } = question;
  const { proof, questionSimilarity, ownFact, aboutOthers, review } = best.features;
  if (topics.length > 0 && proof === 0) return 'silent';
  const isContact = (kind === 'email' || kind === 'phone') && ownFact === 1;
  if (topics.length === 0 && questionSimilarity < SIMILAR_QUESTION && !isContact) return 'silent';
  const isProved = proof === 1 && kind !== 'date' && aboutOthers === 0 && review === 0;
  return isProved && confidence >= weights.thresholds.nearest ? 'answer' : tierOf(question, best, confidence, weights);
}
