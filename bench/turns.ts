// Fits the weights by which the agent tells the kinds of turns to the sentences of tests/fixtures/turns, and judges them: each fifth of the
// sentences by weights that are fitted to the others.
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { BUCKETS, vectorOf } from '@/lib/agent/understand/turn-features';
import { softmax, TURN_KINDS, type TurnKind } from '@/lib/agent/understand/turn-kinds';

const KINDS = TURN_KINDS.length;
const EPOCHS = 20;
const SETTLED = 6;
const RATE = 0.3;
const FOLDS = 5;
const STEPS = 127;
/** Of a kind with few sentences, each weighs more, but not more than this. */
const MAX_BALANCE = 3;
const FILE = 'lib/agent/understand/turn-weights.json';

interface Example {
  kind: TurnKind;
  vector: ReturnType<typeof vectorOf>;
  text: string;
  place: number;
}

const digest = createHash('sha256');
const read = (kind: TurnKind): string => {
  const text = readFileSync(`tests/fixtures/turns/${kind}.txt`, 'utf8');
  digest.update(text);
  return text;
};
const examples: Example[] = TURN_KINDS.flatMap((kind) =>
  read(kind)
    .split('\n')
    .filter(Boolean)
    .map((text, place) => ({ kind, text, place, vector: vectorOf(text) })),
);

function sharesOf(weights: Float64Array, vector: Example['vector']): number[] {
  const scores = new Float64Array(KINDS);
  for (const [bucket, value] of vector)
    for (let at = 0; at < KINDS; at += 1) scores[at] = (scores[at] ?? 0) + (weights[bucket * KINDS + at] ?? 0) * value;
  return softmax(scores);
}

/** The same numbers in each run, from 0 to 1 (a linear congruential generator). */
function randomNumbers(): () => number {
  let seed = 7;
  return () => {
    seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
    return seed / 2 ** 32;
  };
}

/** Multinomial logistic regression by Adagrad. Of the later epochs the mean: a single one depends on the order of its sentences. */
function fitTo(given: readonly Example[]): Float64Array {
  const weights = new Float64Array(BUCKETS * KINDS);
  const mean = new Float64Array(BUCKETS * KINDS);
  const squares = new Float64Array(BUCKETS * KINDS).fill(1e-3);
  const random = randomNumbers();
  const balance = TURN_KINDS.map((kind) =>
    Math.min(MAX_BALANCE, Math.sqrt(given.length / KINDS / given.filter((one) => one.kind === kind).length)),
  );
  for (let epoch = 0; epoch < EPOCHS; epoch += 1) {
    const order = given.map((one) => ({ one, key: random() })).sort((a, b) => a.key - b.key);
    for (const { one } of order) {
      const right = TURN_KINDS.indexOf(one.kind);
      const shares = sharesOf(weights, one.vector);
      for (let at = 0; at < KINDS; at += 1) {
        const error = ((shares[at] ?? 0) - (at === right ? 1 : 0)) * (balance[right] ?? 1);
        for (const [bucket, value] of one.vector) {
          const cell = bucket * KINDS + at;
          const slope = error * value;
          squares[cell] = (squares[cell] ?? 0) + slope * slope;
          weights[cell] = (weights[cell] ?? 0) - (RATE * slope) / Math.sqrt(squares[cell]);
        }
      }
    }
    if (epoch >= SETTLED)
      for (const [cell, weight] of weights.entries()) mean[cell] = (mean[cell] ?? 0) + weight / (EPOCHS - SETTLED);
  }
  return mean;
}

const judged = Array.from({ length: FOLDS }, (_, fold) => {
  const weights = fitTo(examples.filter(({ place }) => place % FOLDS !== fold));
  return examples
    .filter(({ place }) => place % FOLDS === fold)
    .map((one) => ({ ...one, shares: sharesOf(weights, one.vector) }));
}).flat();
const THRESHOLDS = [0, 0.5, 0.6, 0.7, 0.8];
console.log(
  `${examples.length} sentences; right of those taken for a kind, and found of the kind, at ${THRESHOLDS.join(', ')}`,
);
for (const [at, kind] of TURN_KINDS.entries()) {
  const figures = THRESHOLDS.map((least) => {
    const taken = judged.filter(({ shares }) => shares[at] === Math.max(...shares) && (shares[at] ?? 0) >= least);
    const right = taken.filter((one) => one.kind === kind).length;
    return `${(right / taken.length).toFixed(2)} ${(right / judged.filter((one) => one.kind === kind).length).toFixed(2)}`;
  });
  console.log(kind.padEnd(10), figures.join('   '));
}

const weights = fitTo(examples);
const largest = weights.reduce((most, one) => Math.max(most, Math.abs(one)), 0);
const bytes = Int8Array.from(weights, (one) => Math.round((one / largest) * STEPS));
const file = {
  examples: digest.digest('hex'),
  unit: largest / STEPS,
  weights: Buffer.from(bytes.buffer).toString('base64'),
};
writeFileSync(FILE, `${JSON.stringify(file, null, 2)}\n`);
console.log(`${FILE}: ${Buffer.byteLength(file.weights)} bytes`);
process.exit(0);
