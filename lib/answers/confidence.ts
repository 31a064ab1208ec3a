import { type BoostedTrees, probabilityOf } from '@/lib/crawler/boosted-trees';
import { type AnswerFeatures, answerFeaturesOf } from './answer-features';
import answerModel from './answer-model.json' with { type: 'json' };
import type { ParsedQuestion } from './concepts';
import { SIMILAR_QUESTION } from './line-fit';
import type { QuestionKind } from './question';
import type { Candidate, RankWeights } from './rank';
import type { SiteIndex } from './site-index';
import weights from './weights.json' with { type: 'json' };

/** The fitted parameters. `npm run bench:answers -- … --fit` writes them; do not edit them by hand. */
export interface Weights {
  rank: RankWeights;
  /** Logistic regression over the features of the best candidate, for the tier `nearest`; `bias` is the constant. */
  nearest: Record<string, number>;
  thresholds: { nearest: number; answer: number; answerByKind: Partial<Record<QuestionKind, number>> };
  answer: BoostedTrees;
}

// TypeScript reads arrays of JSON as lists, not as tuples.
export const fittedWeights: Weights = { ...weights, answer: answerModel as unknown as BoostedTrees };

export type Tier = 'answer' | 'nearest' | 'silent';

/** The decision on a question. */
export interface Decision {
  tier: Tier;
  /** The probability that the card of the first candidate answers the question, 0 to 1. */
  confidence: number;
  /** The candidates, the chosen one first. */
  ranked: readonly Candidate[];
}

/** How probably a candidate is about what is asked, 0 to 1. */
export function relatednessOf(features: AnswerFeatures, fitted: Record<string, number>): number {
  let sum = 0;
  for (const [name, value] of Object.entries(features)) sum += value * (fitted[name] ?? 0);
  return 1 / (1 + Math.exp(-sum));
}

/** Not said by the business, or not of it: no answer, however probable. */
const NEVER_ANSWERS = ['review', 'notOwn', 'privacyNotice'];
const isBarred = (features: AnswerFeatures): boolean =>
  NEVER_ANSWERS.some((name) => features[`objection:${name}`] === 1);

/** Chooses the candidate that most probably is an answer, and its tier; without one, the ranking stays as it is. */
export function decide(
  question: ParsedQuestion,
  ranked: readonly Candidate[],
  index: SiteIndex,
  weights: Weights,
  isOnlyTopics = false,
): Decision {
  const features = answerFeaturesOf(question, ranked, index);
  const [best] = features;
  if (!best) return { tier: 'silent', confidence: 0, ranked };
  const isRelated = relatednessOf(best, weights.nearest) >= weights.thresholds.nearest;
  const confidences = features.map((one) => (isBarred(one) ? 0 : probabilityOf(weights.answer, one)));
  const known = isOnlyTopics ? tierOfKnownTopic(question, best, isRelated) : undefined;
  // The ranking stays as it is unless only another candidate is an answer.
  const answer = weights.thresholds.answerByKind[question.kind] ?? weights.thresholds.answer;
  const isFirst = known !== undefined || (confidences[0] ?? 0) >= answer;
  const confidence = isFirst ? (confidences[0] ?? 0) : Math.max(...confidences);
  if (known) return { tier: known, confidence, ranked };
  if (confidence < answer) return { tier: isRelated ? 'nearest' : 'silent', confidence, ranked };
  const chosen = ranked[confidences.indexOf(confidence)];
  return { tier: 'answer', confidence, ranked: chosen ? [chosen, ...ranked.filter((one) => one !== chosen)] : ranked };
}

/**
 * The tier on a site that answers only known topics: an answer must match the topic's pattern. Apart from topics, only the site's FAQs and
 * its own contact details are answered. Undefined where the confidence decides.
 */
function tierOfKnownTopic(
  { kind, topics }: ParsedQuestion,
  { proof, questionSimilarity = 0, ownFact, aboutOthers, review }: AnswerFeatures,
  isRelated: boolean,
): Tier | undefined {
  if (topics.length > 0 && proof === 0) return 'silent';
  const isContact = (kind === 'email' || kind === 'phone') && ownFact === 1;
  if (topics.length === 0 && questionSimilarity < SIMILAR_QUESTION && !isContact) return 'silent';
  return proof === 1 && kind !== 'date' && aboutOthers === 0 && review === 0 && isRelated ? 'answer' : undefined;
}
