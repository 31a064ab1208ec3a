import { bestQuotes } from '@/lib/answers/answer';
import { type AnswerFeatures, answerFeaturesOf } from '@/lib/answers/answer-features';
import { relatednessOf, type Weights } from '@/lib/answers/confidence';
import { type Features, featureNames } from '@/lib/answers/features';
import { isSmallTalk, type QuestionKind } from '@/lib/answers/question';
import type { Quote } from '@/lib/answers/quotes';
import { type RankWeights, scoreOf } from '@/lib/answers/rank';
import { type Case, isRight, ranked } from './answer-sets';
import { type Example, fitTrees, round } from './boosted-trees';

/** Of the answers counted as wrong, one in eight is right: expected texts are never complete. This makes it 0.95. */
const TARGET_PRECISION = 0.944;
/** A kind that stays below it at the threshold of all gets a higher one of its own. */
const KIND_PRECISION = 0.92;
const ENOUGH_OF_A_KIND = 15;
/** Rules were written for the other sets, so what the objections say of these is worth more. */
const UNSEEN_WEIGHT = 3;
/** The share of traps that may be shown something. */
const LOUD_TRAPS = 0.02;
/** However quiet the sets are on traps: other visitors tease otherwise. */
const MIN_NEAREST_THRESHOLD = 0.25;
const ROUNDS = 100;
const STEP = 0.1;

/** A card that the engine may show for a case: the best first. */
export interface Shown {
  kase: Case;
  features: AnswerFeatures;
  isRight: boolean;
  quotes: Quote[];
}

type Vector = number[];
const vectorOf = (features: Features): Vector => featureNames.map((name) => features[name]);
function dot(a: Vector, b: Vector): number {
  let sum = 0;
  for (let at = 0; at < a.length; at += 1) sum += (a[at] ?? 0) * (b[at] ?? 0);
  return sum;
}

/** Adam, over a gradient that the caller fills: small steps of even size in every direction. */
function descend(size: number, rounds: number, gradient: (at: Vector) => Vector, start: Vector): Vector {
  const at = [...start];
  const [mean, square] = [Array<number>(size).fill(0), Array<number>(size).fill(0)];
  for (let round = 1; round <= rounds; round += 1) {
    const slope = gradient(at);
    for (let k = 0; k < size; k += 1) {
      const s = slope[k] ?? 0;
      mean[k] = 0.9 * (mean[k] ?? 0) + 0.1 * s;
      square[k] = 0.999 * (square[k] ?? 0) + 0.001 * s * s;
      const step = (mean[k] ?? 0) / (1 - 0.9 ** round) / (Math.sqrt((square[k] ?? 0) / (1 - 0.999 ** round)) + 1e-8);
      at[k] = (at[k] ?? 0) - STEP * step;
    }
  }
  return at;
}

/** Weights by which right candidates come before wrong ones: softmax over the candidates of each question. */
export function fitRank(cases: readonly Case[], ridge = 0.01): RankWeights {
  const sets = cases.flatMap(({ candidates }) => {
    if (!candidates.some((one) => one.isRight)) return [];
    return [candidates.map((one) => ({ vector: vectorOf(one.features), isRight: one.isRight }))];
  });
  const size = featureNames.length;
  const fitted = descend(
    size,
    ROUNDS,
    (weights) => {
      const slope = weights.map((weight) => ridge * 2 * weight);
      for (const set of sets) {
        const scores = set.map(({ vector }) => dot(vector, weights));
        const most = Math.max(...scores);
        const shares = scores.map((score) => Math.exp(score - most));
        const all = shares.reduce((sum, share) => sum + share, 0);
        const right = shares.reduce((sum, share, at) => sum + (set[at]?.isRight ? share : 0), 0) || 1e-12;
        for (const [at, { vector, isRight: hit }] of set.entries()) {
          const share = shares[at] ?? 0;
          const pull = (share / all - (hit ? share / right : 0)) / sets.length;
          for (let k = 0; k < size; k += 1) slope[k] = (slope[k] ?? 0) + pull * (vector[k] ?? 0);
        }
      }
      return slope;
    },
    Array<number>(size).fill(0),
  );
  return Object.fromEntries(featureNames.map((name, at) => [name, round(fitted[at] ?? 0)])) as RankWeights;
}

/** The cards that the engine may show for a case with these rank weights, best first. */
export function cardsOf(kase: Case, rank: RankWeights): Shown[] {
  const candidates = ranked(kase, (features) => scoreOf(features, rank));
  return answerFeaturesOf(kase.question, candidates, kase.index).map((features, at) => {
    const [chosen] = candidates.slice(at, at + 1);
    const order = chosen ? [chosen, ...candidates.filter((one) => one !== chosen)] : candidates;
    const quotes = bestQuotes(kase.question, order, kase.index);
    return { kase, features, isRight: isRight(kase.golds, quotes), quotes };
  });
}

/** Logistic regression of a card being right on its features. */
function fitNearest(shown: readonly Shown[], ridge = 0.003): Record<string, number> {
  const names = [...new Set(shown.flatMap(({ features }) => Object.keys(features)))].sort();
  const rows = shown.map(({ features, isRight: right, kase }) => ({
    vector: names.map((name) => features[name] ?? 0),
    right: right ? 1 : 0,
    weight: kase.isTrap ? 0.3 : 1,
  }));
  const fitted = descend(
    names.length,
    ROUNDS * 2,
    (weights) => {
      const slope = weights.map((weight, at) => (names[at] === 'bias' ? 0 : ridge * 2 * weight));
      for (const { vector, right, weight } of rows) {
        const off = (weight * (1 / (1 + Math.exp(-dot(vector, weights))) - right)) / rows.length;
        for (let k = 0; k < names.length; k += 1) slope[k] = (slope[k] ?? 0) + off * (vector[k] ?? 0);
      }
      return slope;
    },
    Array<number>(names.length).fill(0),
  );
  return Object.fromEntries(names.map((name, at) => [name, round(fitted[at] ?? 0)]));
}

/** The most probable answer to a question, by weights that have not seen the site. */
export interface Judged {
  kind: QuestionKind;
  confidence: number;
  isRight: boolean;
}

/** The lowest confidence from which enough answers are right. */
function lowestThreshold(judged: readonly Judged[], precision: number): number {
  const sorted = [...judged].sort((a, b) => b.confidence - a.confidence);
  let threshold = 1;
  let right = 0;
  for (const [at, { confidence, isRight: hit }] of sorted.entries()) {
    right += hit ? 1 : 0;
    if (right / (at + 1) >= precision) threshold = confidence;
  }
  return round(threshold);
}

/** The threshold of all kinds of questions, and higher ones for kinds that are wrong more often at that. */
export function answerThresholds(judged: readonly Judged[]): Pick<Weights['thresholds'], 'answer' | 'answerByKind'> {
  const answer = lowestThreshold(judged, TARGET_PRECISION);
  const answerByKind: Partial<Record<QuestionKind, number>> = {};
  for (const kind of new Set(judged.map((one) => one.kind))) {
    const own = judged.filter((one) => one.kind === kind);
    const over = own.filter(({ confidence }) => confidence >= answer);
    const precision = over.filter(({ isRight: hit }) => hit).length / Math.max(1, over.length);
    if (over.length >= ENOUGH_OF_A_KIND && precision < KIND_PRECISION)
      answerByKind[kind] = lowestThreshold(own, KIND_PRECISION);
  }
  return { answer, answerByKind };
}

/** The lowest threshold at which traps stay silent. Their confidence hardly depends on whether the weights have seen a site. */
function nearestThreshold(traps: readonly number[]): number {
  const sorted = [...traps].sort((a, b) => b - a);
  const quiet = sorted[Math.floor(sorted.length * LOUD_TRAPS)] ?? 0;
  return round(Math.max(MIN_NEAREST_THRESHOLD, quiet + 1e-6));
}

/** The parts of the weights, each fitted on what those before it give. */
export const stages = ['rank', 'nearest', 'answer'] as const;
export type Stage = (typeof stages)[number];

/** Weights with these stages fitted on the cases, and the others as they are. */
export function fitWeights(cases: readonly Case[], from: Weights, fitted: readonly Stage[] = stages): Weights {
  const rank = fitted.includes('rank') ? fitRank(cases) : from.rank;
  const cards = cases.map((kase) => cardsOf(kase, rank));
  const weights = { ...from, rank, thresholds: { ...from.thresholds } };
  if (fitted.includes('nearest')) {
    const first = cards.flatMap((shown) => shown.slice(0, 1));
    weights.nearest = fitNearest(first);
    const traps = first.filter(({ kase }) => kase.isTrap && !isSmallTalk(kase.question.text));
    weights.thresholds.nearest = nearestThreshold(
      traps.map(({ features }) => relatednessOf(features, weights.nearest)),
    );
  }
  if (fitted.includes('answer')) weights.answer = fitTrees(cards.flat().flatMap(exampleOf));
  return weights;
}

function exampleOf({ kase, features, isRight: hit }: Shown): Example[] {
  return kase.isTrap ? [] : [{ features, isRight: hit, weight: kase.isUnseen ? UNSEEN_WEIGHT : 1 }];
}
