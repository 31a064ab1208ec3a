import type { ParsedQuestion } from './concepts';
import { type Features, featureNames } from './features';
import { kindOf, needsEvidence, type QuestionKind } from './question';
import { type Candidate, type RankWeights, SAME_QUESTION } from './rank';
import type { SiteIndex } from './site-index';
import weights from './weights.json' with { type: 'json' };

/** The fitted parameters. `npm run bench:answers -- --fit` writes them; do not edit them by hand. */
export interface Weights {
  rank: RankWeights;
  /** Logistic regression over the signs of the best candidate; `bias` is the constant. */
  confidence: Record<string, number>;
  /** From which confidence on a card is an answer, and from which it is at least the nearest thing. */
  bars: { answer: Partial<Record<QuestionKind, number>>; answerElse: number; nearest: number };
}

export const fittedWeights: Weights = weights;

/**
 * Kinds that are answered only where the page asks the same question: a name or a span of time on its own is too often about
 * something else.
 */
const NEAREST_ONLY: ReadonlySet<QuestionKind> = new Set(['who', 'how-long']);

const ENOUGH_EVIDENCE = 0.5;
/** How alike the question and that of the page must be to count as the same. */
const ASKED_ALIKE = 0.5;

export type Tier = 'answer' | 'nearest' | 'silent';

/** What speaks for a ranking's first candidate being right, by name. */
export function signsOf(
  question: ParsedQuestion,
  ranked: readonly Candidate[],
  index: SiteIndex,
): Record<string, number> {
  const [best] = ranked;
  if (!best) return {};
  const { unit } = best.entry;
  const rival = ranked.find(({ entry }) => entry.unit.page !== unit.page || entry.unit.section !== unit.section);
  const absent = question.required.filter(({ frequency, stem }) => frequency === 0 && !index.titles.has(stem));
  const signs: Record<string, number> = {
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
  for (const name of featureNames) signs[name] = best.features[name];
  return signs;
}

/** The probability that a card with these signs answers its question; 0 without any. */
export function confidenceOf(signs: Record<string, number>, fitted: Record<string, number>): number {
  if (signs.bias === undefined) return 0;
  let sum = 0;
  for (const [name, value] of Object.entries(signs)) sum += value * (fitted[name] ?? 0);
  return 1 / (1 + Math.exp(-sum));
}

/** How a card of this confidence may be shown. */
export function tierOf(question: ParsedQuestion, best: Candidate, confidence: number, { bars }: Weights): Tier {
  const bar = bars.answer[question.kind] ?? bars.answerElse;
  const isAsked = best.features.asked >= SAME_QUESTION && confidence >= bars.nearest;
  if ((confidence >= bar || isAsked) && mayAnswer(question, best)) return 'answer';
  return confidence >= bars.nearest ? 'nearest' : 'silent';
}

/**
 * The tier on a site that answers nothing but known questions: an answer holds their proof. Other than these, only questions that the
 * page asks itself and its own contact details are looked at.
 */
export function tierOfKnown(question: ParsedQuestion, best: Candidate, confidence: number, weights: Weights): Tier {
  const { kind, topics } = question;
  const { proof, asked, contact, aboutOthers, voice } = best.features;
  if (topics.length > 0 && proof === 0) return 'silent';
  const isContact = (kind === 'email' || kind === 'phone') && contact === 1;
  if (topics.length === 0 && asked < ASKED_ALIKE && !isContact) return 'silent';
  const isProved = proof === 1 && kind !== 'date' && aboutOthers === 0 && voice === 0;
  return isProved && confidence >= weights.bars.nearest ? 'answer' : tierOf(question, best, confidence, weights);
}

const PERSON = /^(?:child|children|kids?|adults?|persons?|people|couples?|famil(?:y|ies)|groups?)$/;

/** Questions that what lies in the neighbourhood does answer. */
const ANSWERED_NEARBY = new Set(['parking', 'directions', 'areas']);

/**
 * True when a line has the words of the question for another reason: it answers another question of the page, or names what is
 * in the neighbourhood.
 */
function isMentionOnly({ kind, topics }: ParsedQuestion, features: Features): boolean {
  if ((kind !== 'yes-no' && kind !== 'open') || features.asked >= ASKED_ALIKE) return false;
  if (features.otherQuestion === 1) return true;
  return kind === 'yes-no' && features.elsewhere === 1 && !topics.some(({ id }) => ANSWERED_NEARBY.has(id));
}

/**
 * Whether a card may be called an answer at all. What customers say is no statement of the business, and how something is done
 * is answered only where the page asks it too, or where it is a question that customers are known to ask.
 */
export function mayAnswer(question: ParsedQuestion, { features }: Candidate): boolean {
  const { kind, topics } = question;
  if (features.voice === 1 || (NEAREST_ONLY.has(kind) && features.asked < SAME_QUESTION)) return false;
  if (features.aboutOthers === 1 && features.asked < ASKED_ALIKE) return false;
  if (features.notOwn === 1 || features.dayMissed === 1 || features.nameMissed === 1) return false;
  if (kind === 'price' && features.otherSubject === 1 && features.asked < ASKED_ALIKE) return false;
  if (needsEvidence(kind) && features.evidence < ENOUGH_EVIDENCE) return false;
  // A time of day on its own may be anything's.
  if (kind === 'hours' && features.evidence < 1 && features.named === 0) return false;
  if (features.unmet > 0 && features.asked < ASKED_ALIKE) return false;
  // The price for a child is one of many, and which is not said.
  if (kind === 'price' && question.required.every(({ word }) => PERSON.test(word))) return false;
  if (isMentionOnly(question, features)) return false;
  if (kind !== 'how-to') return true;
  return features.asked >= ASKED_ALIKE || topics.some((topic) => kindOf(topic.question).kind === 'how-to');
}
