import { bestQuotes } from '@/lib/answers/answer';
import { confidenceFeaturesOf, confidenceOf, type Weights } from '@/lib/answers/confidence';
import { type Features, featureNames } from '@/lib/answers/features';
import { mayAnswer } from '@/lib/answers/may-answer';
import { isSmallTalk, type QuestionKind } from '@/lib/answers/question';
import type { Quote } from '@/lib/answers/quotes';
import { type RankWeights, scoreOf } from '@/lib/answers/rank';
import { type Case, isRight, ranked } from './answer-sets';

const TARGET_PRECISION = 0.96;
/** A kind that stays below it at the threshold of all gets a higher one of its own. */
const KIND_PRECISION = 0.94;
const ENOUGH_OF_A_KIND = 15;
/** However well the sets do: other sites are harder. */
const MIN_ANSWER_THRESHOLD = 0.6;
/** Of the answers that 21 sites got at first sight with a lower confidence in a yes or no, seven of twelve were wrong. */
const MIN_THRESHOLDS: Partial<Record<QuestionKind, number>> = { 'yes-no': 0.83 };
const TARGET_REFUSAL = 0.985;
/** The share of traps that may be shown something. */
const LOUD_TRAPS = 0.02;
/** However quiet the sets are on traps: other visitors tease otherwise. */
const MIN_NEAREST_THRESHOLD = 0.25;
const ROUNDS = 100;
const STEP = 0.1;

/** A card as the engine would show it, with its confidence. */
export interface Shown {
  kase: Case;
  features: Record<string, number>;
  isRight: boolean;
  quotes: Quote[];
  mayAnswer: boolean;
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

const fittedWithout = new Map<string, RankWeights>();

/** Rank weights of some folds; the same are needed for each of the folds left out. */
function fitRankOnce(cases: readonly Case[]): RankWeights {
  const key = [...new Set(cases.map(({ fold }) => fold))].sort().join();
  const known = fittedWithout.get(key) ?? fitRank(cases);
  fittedWithout.set(key, known);
  return known;
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

const round = (value: number): number => Number(value.toFixed(4));

/** What the engine would show for each case with these rank weights. */
export function show(cases: readonly Case[], rank: RankWeights): Shown[] {
  return cases.map((kase) => {
    const candidates = ranked(kase, (features) => scoreOf(features, rank));
    const quotes = bestQuotes(kase.question, candidates, kase.index);
    const features = confidenceFeaturesOf(kase.question, candidates, kase.index);
    const best = candidates[0];
    const may = best !== undefined && mayAnswer(kase.question, best);
    return { kase, features, isRight: isRight(kase.golds, quotes), quotes, mayAnswer: may };
  });
}

/** Logistic regression of a card being right on its features. */
export function fitConfidence(shown: readonly Shown[], ridge = 0.003): Record<string, number> {
  const names = [...new Set(shown.flatMap(({ features }) => Object.keys(features)))].sort();
  const rows = shown
    .filter(({ features }) => Object.keys(features).length > 0)
    .map(({ features, isRight: right, kase }) => ({
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

export interface Judged extends Shown {
  confidence: number;
}

/** The lowest threshold above which enough of the cards are right and few are shown where the site does not say; 1.01 for none. */
function lowestThreshold(judged: readonly Judged[], refusable: number, precision: number, smoothing: number): number {
  const sorted = [...judged].sort((a, b) => b.confidence - a.confidence);
  let threshold = 1.01;
  let [right, all, leaked] = [0, 0, 0];
  for (const { confidence, isRight: hit, kase } of sorted) {
    all += 1;
    right += hit ? 1 : 0;
    leaked += kase.golds.length === 0 ? 1 : 0;
    const isSafe =
      right / (all + smoothing) >= precision && leaked <= (1 - TARGET_REFUSAL) * Math.max(refusable, 1) + 0.5;
    if (isSafe) threshold = confidence - 1e-6;
  }
  return threshold;
}

/** Thresholds over cards that were judged by weights which had not seen their site. */
export function fitThresholds(judged: readonly Judged[], traps: readonly number[]): Weights['thresholds'] {
  const able = judged.filter(({ mayAnswer: may, kase }) => may && !kase.isTrap);
  const refusable = judged.filter(({ kase }) => kase.golds.length === 0 && !kase.isTrap).length;
  const answerDefault = Math.max(MIN_ANSWER_THRESHOLD, lowestThreshold(able, refusable, TARGET_PRECISION, 0));
  const kinds = [...new Set(able.map(({ kase }) => kase.question.kind))];
  const answer: Partial<Record<QuestionKind, number>> = { ...MIN_THRESHOLDS };
  for (const kind of kinds) {
    const own = able.filter(({ kase }) => kase.question.kind === kind);
    const over = own.filter(({ confidence }) => confidence >= answerDefault);
    const precision = over.filter(({ isRight: hit }) => hit).length / Math.max(1, over.length);
    if (over.length < ENOUGH_OF_A_KIND || precision >= KIND_PRECISION) continue;
    answer[kind] = round(Math.max(answer[kind] ?? answerDefault, lowestThreshold(own, refusable, KIND_PRECISION, 0.3)));
  }
  return { answer, answerDefault: round(answerDefault), nearest: round(nearestThreshold(traps)) };
}

/** The lowest threshold at which traps stay silent. Their confidence hardly depends on whether the weights have seen a site. */
function nearestThreshold(traps: readonly number[]): number {
  const sorted = [...traps].sort((a, b) => b - a);
  const quiet = sorted[Math.floor(sorted.length * LOUD_TRAPS)] ?? 0;
  return Math.max(MIN_NEAREST_THRESHOLD, quiet + 1e-6);
}

/** Rank weights, confidence and thresholds from these cases alone; confidence and thresholds learn from rankings that left their fold out. */
export function fitWeights(cases: readonly Case[]): Weights {
  const folds = [...new Set(cases.map(({ fold }) => fold))];
  const shown = folds.flatMap((fold) =>
    show(
      cases.filter((kase) => kase.fold === fold),
      fitRankOnce(cases.filter((kase) => kase.fold !== fold)),
    ),
  );
  const judged = folds.flatMap((fold): Judged[] => {
    const fitted = fitConfidence(shown.filter(({ kase }) => kase.fold !== fold));
    return shown
      .filter(({ kase }) => kase.fold === fold)
      .map((one) => ({ ...one, confidence: confidenceOf(one.features, fitted) }));
  });
  const confidence = fitConfidence(shown);
  const traps = shown
    .filter(({ kase }) => kase.isTrap && !isSmallTalk(kase.question.text))
    .map(({ features }) => confidenceOf(features, confidence));
  return { rank: fitRankOnce(cases), confidence, thresholds: fitThresholds(judged, traps) };
}
