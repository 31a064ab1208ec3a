import { type BoostedTrees, leafOf, type TreeNode } from '@/lib/crawler/boosted-trees';

/** An example with its label and its weight in the fit. */
export interface Example {
  features: Readonly<Record<string, number>>;
  isRight: boolean;
  weight: number;
}

const DEPTH = 4;
/** The learning rate of all trees together: more of them learn more slowly. */
const TOTAL_RATE = 8;
/** Share of the examples that a tree sees, and of the features that a node may split on. */
const SUBSAMPLE = 0.6;
const FEATURE_SHARE = 0.2;
const SMALLEST_LEAF = 8;

/** A seeded generator of numbers from 0 to 1 (mulberry32), so that a fit can be repeated. */
function random(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/** As precise as fitted numbers are written. */
export const round = (value: number): number => Number(value.toFixed(4));

/** A feature in bins: the bin of each example, and the thresholds between the bins. */
interface Column {
  name: string;
  bins: Uint8Array;
  thresholds: readonly number[];
}

interface Data {
  columns: readonly Column[];
  weights: Float64Array;
  /** The negative gradient of the deviance, and its second derivative, by example. */
  residuals: Float64Array;
  hessians: Float64Array;
  /** The learning rate. */
  rate: number;
}

interface Split {
  column: Column;
  /** The last bin on the left. */
  bin: number;
  gain: number;
}

const MAX_BINS = 64;

/** Divides the values of a feature into bins of about as many examples. */
function columnOf(name: string, examples: readonly Example[]): Column {
  const values = examples.map(({ features }) => features[name] ?? 0);
  const sorted = [...values].sort((a, b) => a - b);
  const cuts = new Set<number>();
  for (let bin = 1; bin < MAX_BINS; bin += 1) {
    const at = Math.floor((bin * sorted.length) / MAX_BINS);
    const [below, value] = [sorted.findLast((one) => one < (sorted[at] ?? 0)), sorted[at]];
    if (below !== undefined && value !== undefined) cuts.add(round((below + value) / 2));
  }
  const [least, most] = [sorted[0] ?? 0, sorted.at(-1) ?? 0];
  // A rare feature has no quantile of its own.
  if (cuts.size === 0 && least < most) cuts.add(round(((sorted.find((one) => one > least) ?? most) + least) / 2));
  const thresholds = [...cuts].sort((a, b) => a - b);
  return { name, thresholds, bins: Uint8Array.from(values, (value) => binOf(value, thresholds)) };
}

const binOf = (value: number, thresholds: readonly number[]): number => {
  const bin = thresholds.findIndex((threshold) => value <= threshold);
  return bin < 0 ? thresholds.length : bin;
};

/** The split of these examples that reduces the squared error of the residuals most. */
function bestSplit(
  rows: readonly number[],
  columns: readonly Column[],
  { weights, residuals }: Data,
): Split | undefined {
  let best: Split | undefined;
  for (const column of columns) {
    const size = column.thresholds.length + 1;
    const [sums, masses, counts] = [new Float64Array(size), new Float64Array(size), new Uint32Array(size)];
    let [total, mass] = [0, 0];
    for (const row of rows) {
      const bin = column.bins[row] ?? 0;
      const weight = weights[row] ?? 0;
      const weighted = weight * (residuals[row] ?? 0);
      sums[bin] = (sums[bin] ?? 0) + weighted;
      masses[bin] = (masses[bin] ?? 0) + weight;
      counts[bin] = (counts[bin] ?? 0) + 1;
      total += weighted;
      mass += weight;
    }
    let [left, leftMass, leftCount] = [0, 0, 0];
    for (let bin = 0; bin < size - 1; bin += 1) {
      left += sums[bin] ?? 0;
      leftMass += masses[bin] ?? 0;
      leftCount += counts[bin] ?? 0;
      if (leftCount < SMALLEST_LEAF || rows.length - leftCount < SMALLEST_LEAF) continue;
      const gain = left ** 2 / leftMass + (total - left) ** 2 / (mass - leftMass) - total ** 2 / mass;
      if (gain > (best?.gain ?? 1e-9)) best = { column, bin, gain };
    }
  }
  return best;
}

/** A Newton step for the examples of a leaf. */
function leaf(rows: readonly number[], { weights, residuals, hessians, rate }: Data): number {
  let [slope, curvature] = [0, 0];
  for (const row of rows) {
    slope += (weights[row] ?? 0) * (residuals[row] ?? 0);
    curvature += (weights[row] ?? 0) * (hessians[row] ?? 0);
  }
  return round(rate * Math.max(-4, Math.min(4, slope / (curvature + 1e-6))));
}

function grow(rows: readonly number[], depth: number, data: Data, next: () => number): TreeNode {
  const { columns } = data;
  const count = Math.max(1, Math.round(columns.length * FEATURE_SHARE));
  const drawn = sample(columns.length, count, next).map((at) => columns[at] as Column);
  const split = depth > 0 && rows.length >= 2 * SMALLEST_LEAF ? bestSplit(rows, drawn, data) : undefined;
  if (!split) return leaf(rows, data);
  const { column, bin } = split;
  const isLeft = (row: number) => (column.bins[row] ?? 0) <= bin;
  return [
    column.name,
    column.thresholds[bin] ?? 0,
    grow(rows.filter(isLeft), depth - 1, data, next),
    grow(
      rows.filter((row) => !isLeft(row)),
      depth - 1,
      data,
      next,
    ),
  ];
}

/** `count` different numbers below `size`. */
function sample(size: number, count: number, next: () => number): number[] {
  const all = Array.from({ length: size }, (_, at) => at);
  for (let at = 0; at < count; at += 1) {
    const other = at + Math.floor(next() * (size - at));
    [all[at], all[other]] = [all[other] as number, all[at] as number];
  }
  return all.slice(0, count);
}

/** Fits `count` trees by stochastic gradient boosting for the binomial deviance (Friedman 2002). */
export function fitTrees(examples: readonly Example[], count = 200): BoostedTrees {
  const names = [...new Set(examples.flatMap(({ features }) => Object.keys(features)))].sort();
  const columns = names.map((name) => columnOf(name, examples));
  const weights = Float64Array.from(examples, ({ weight }) => weight);
  const labels = Float64Array.from(examples, ({ isRight }) => (isRight ? 1 : 0));
  const mass = weights.reduce((sum, weight) => sum + weight, 0);
  const share = labels.reduce((sum, label, at) => sum + label * (weights[at] ?? 0), 0) / mass;
  const base = round(Math.log(share / (1 - share)));
  const logOdds = new Float64Array(examples.length).fill(base);
  const residuals = new Float64Array(examples.length);
  const hessians = new Float64Array(examples.length);
  const data: Data = { columns, weights, residuals, hessians, rate: TOTAL_RATE / count };
  const next = random(1);
  const trees: TreeNode[] = [];
  while (trees.length < count) {
    for (let row = 0; row < examples.length; row += 1) {
      const probability = 1 / (1 + Math.exp(-(logOdds[row] ?? 0)));
      residuals[row] = (labels[row] ?? 0) - probability;
      hessians[row] = probability * (1 - probability);
    }
    const rows = sample(examples.length, Math.round(examples.length * SUBSAMPLE), next);
    const tree = grow(rows, DEPTH, data, next);
    trees.push(tree);
    for (const [row, { features }] of examples.entries()) logOdds[row] = (logOdds[row] ?? 0) + leafOf(tree, features);
  }
  return { base, trees };
}
