import type { Concept, ParsedQuestion } from './concepts';
import { type Features, featureNames } from './features';
import { matchStrength } from './overlap';
import { kindOf, needsEvidence, type QuestionKind } from './question';
import { type Candidate, type RankWeights, SAME_QUESTION } from './rank';
import { isUnrelated } from './relations';
import type { IndexedUnit, SiteIndex } from './site-index';
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

/**
 * Kinds that are answered only from an FAQ with the same question: a name or a duration on its own is too often about
 * something else.
 */
const NEAREST_ONLY: ReadonlySet<QuestionKind> = new Set(['who', 'how-long']);

const ENOUGH_EVIDENCE = 0.5;
/** The similarity from which a question of the page counts as the same. */
const SIMILAR_QUESTION = 0.5;

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
  const threshold = thresholds.answer[question.kind] ?? thresholds.answerDefault;
  const isSameQuestion = best.features.questionSimilarity >= SAME_QUESTION && confidence >= thresholds.nearest;
  if ((confidence >= threshold || isSameQuestion) && mayAnswer(question, best)) return 'answer';
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

const PERSON = /^(?:child|children|kids?|adults?|persons?|people|couples?|famil(?:y|ies)|groups?)$/;

/** Topics that a line about the neighbourhood can answer. */
const ANSWERED_NEARBY = new Set(['parking', 'directions', 'areas']);

/**
 * True when a line contains the words of the question by chance: it answers another FAQ, or describes the neighbourhood.
 */
function isPassingMention({ kind, topics }: ParsedQuestion, features: Features): boolean {
  if ((kind !== 'yes-no' && kind !== 'open') || features.questionSimilarity >= SIMILAR_QUESTION) return false;
  if (features.otherQuestion === 1) return true;
  return kind === 'yes-no' && features.neighbourhood === 1 && !topics.some(({ id }) => ANSWERED_NEARBY.has(id));
}

const COMMON_WORD_WEIGHT = 0.3;

/** True for a line with all of the common words that a question is made of: `How much is a whole day?` */
function namesAll({ concepts, required }: ParsedQuestion, { stemSet }: IndexedUnit): boolean {
  const common = concepts.filter((concept) => !concept.required && concept.weight >= COMMON_WORD_WEIGHT);
  return required.length === 0 && common.length > 1 && common.every((concept) => matchStrength(concept, stemSet) > 0);
}

const ASKS_PERMISSION = /^(?:can|may|could|am) (?:i|we)\b.*\b(?:bring|take|wear|use|eat|drink|play|allowed)\b/i;
const GIVES_PERMISSION =
  /\b(?:can|can(?:no|['’])t|may|allow\w*|welcome|permit\w*|bring\w*|please|must|should|sorry|prohibited|forbidden|not|don['’]t|free to|encouraged?)\b/i;

/** True for a line of the form that the wording of a question asks for: a place, a permission, all words of an open question. */
function fitsWording({ text, kind, concepts, required }: ParsedQuestion, entry: IndexedUnit): boolean {
  if (ASKS_PERMISSION.test(text))
    return GIVES_PERMISSION.test(`${entry.unit.headings.at(-1) ?? ''} ${entry.unit.text}`);
  if (kind !== 'open') return true;
  if (/^where\b/i.test(text)) return false;
  // With a single telling word, the others decide: "What is included in a clean?" is not any line about cleaning.
  const isSaid = (concept: Concept) =>
    matchStrength(concept, entry.stemSet) + matchStrength(concept, entry.headStems) > 0;
  return required.length > 1 || concepts.every(isSaid);
}

const ONE_OF_FOUR = 0.25;
const MOSTLY = 0.7;

/** True if a required word is missing from a line and its heading. A row of prices may leave one to its page. */
function lacksWord(kind: QuestionKind, { missingNearCount, missingWeight, matched }: Features): boolean {
  if (kind !== 'price' || missingNearCount > ONE_OF_FOUR) return missingNearCount > 0;
  return missingNearCount > 0 && (missingWeight > 0 || matched < MOSTLY);
}

/**
 * Whether the best candidate may be called an answer, whatever its confidence. A review is not a statement by the business; a
 * how-to question is answered only from an FAQ, or if it is a known topic.
 */
export function mayAnswer(question: ParsedQuestion, { entry, features }: Candidate): boolean {
  const { kind, topics } = question;
  if (features.review === 1 || (NEAREST_ONLY.has(kind) && features.questionSimilarity < SAME_QUESTION)) return false;
  if (features.aboutOthers === 1 && features.questionSimilarity < SIMILAR_QUESTION) return false;
  if (features.notOwn === 1 || features.otherDay === 1 || features.nameMissing === 1) return false;
  if (features.generalAdvice === 1 || features.surcharge === 1) return false;
  // "Boxing" is not answered by "a box of tricks", nor "Is the garden fenced?" by "the view from the garden over the fence".
  if (features.otherForm > 0 && features.questionSimilarity < SIMILAR_QUESTION) return false;
  if (kind === 'price' && features.otherSubject === 1 && features.questionSimilarity < SIMILAR_QUESTION) return false;
  if (needsEvidence(kind) && features.evidence < ENOUGH_EVIDENCE) return false;
  // A time of day alone could be about anything.
  if (kind === 'hours' && features.evidence < 1 && features.labelled === 0) return false;
  if (lacksWord(kind, features) && features.questionSimilarity < SIMILAR_QUESTION) return false;
  // "How much for a child?" does not say for which service.
  if (kind === 'price' && question.required.every(({ word }) => PERSON.test(word)) && !namesAll(question, entry))
    return false;
  if (isPassingMention(question, features)) return false;
  if (features.questionSimilarity < SIMILAR_QUESTION && isUnrelated(question, entry.unit)) return false;
  if (topics.length === 0 && features.questionSimilarity < SIMILAR_QUESTION && !fitsWording(question, entry))
    return false;
  if (kind !== 'how-to') return true;
  return (
    features.questionSimilarity >= SIMILAR_QUESTION || topics.some((topic) => kindOf(topic.question).kind === 'how-to')
  );
}
