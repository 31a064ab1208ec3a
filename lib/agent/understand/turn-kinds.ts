import { vectorOf } from './turn-features';
import fitted from './turn-weights.json' with { type: 'json' };

/** What a customer's sentence is; the files of tests/fixtures/turns have examples of each. */
export const TURN_KINDS = [
  'asks',
  'books',
  'gives',
  'changes',
  'cancels',
  'complains',
  'loses',
  'urges',
  'tells',
  'praises',
  'person',
  'small',
  'other',
] as const;
export type TurnKind = (typeof TURN_KINDS)[number];

const KINDS = TURN_KINDS.length;
/** One signed byte for each bucket and kind. */
const weights = new Int8Array(Buffer.from(fitted.weights, 'base64'));

/** The probability of each kind, from its scores. */
export function softmax(scores: ArrayLike<number>): number[] {
  const list = Array.from(scores);
  const most = Math.max(...list);
  const powers = list.map((score) => Math.exp(score - most));
  const sum = powers.reduce((one, other) => one + other, 0);
  return powers.map((power) => power / sum);
}

let last = { text: '', shares: [] as number[] };

/** How likely a sentence is of a kind, from 0 to 1: by weights that `npm run bench -- turns` fits to examples. */
export function likelihoodOf(text: string, kind: TurnKind): number {
  if (last.text !== text || last.shares.length === 0) {
    const scores = new Float64Array(KINDS);
    for (const [bucket, value] of vectorOf(text))
      for (let at = 0; at < KINDS; at += 1)
        scores[at] = (scores[at] ?? 0) + (weights[bucket * KINDS + at] ?? 0) * value * fitted.unit;
    last = { text, shares: softmax(scores) };
  }
  return last.shares[TURN_KINDS.indexOf(kind)] ?? 0;
}

const LIKELY = 0.6;
/** Whether a sentence is taken for one of a kind. Kinds that need more or less to be sure of have thresholds of their own. */
export const isLikely = (text: string, kind: TurnKind): boolean => likelihoodOf(text, kind) >= LIKELY;
