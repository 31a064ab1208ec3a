import { MINUTE_MS } from '@/lib/time';

/** What became of a turn that went to the language model, and of each sentence that it wrote. */
export type Outcome = 'read' | 'timed out' | 'unreachable' | 'unusable' | 'skipped';
export type SentenceOutcome = 'passed' | 'refused';

interface Outcomes {
  /** Questions of visitors that were given up, since they took too long. */
  givenUp: number;
  questions: Map<Outcome, number>;
  sentences: Map<SentenceOutcome, number>;
  tokens: Map<'input' | 'output', number>;
  /** The latest questions that were sent, oldest first: when, and whether the service failed. */
  recent: { at: number; failed: boolean }[];
}

// Pages and route handlers are separate bundles of one process, so the counts are kept on globalThis.
const shared = globalThis as typeof globalThis & { answerModelOutcomes?: Outcomes };

/** The counts of this process. */
export function modelOutcomes(): Outcomes {
  shared.answerModelOutcomes ??= {
    givenUp: 0,
    questions: new Map(),
    sentences: new Map(),
    tokens: new Map(),
    recent: [],
  };
  return shared.answerModelOutcomes;
}

const increment = <K>(counts: Map<K, number>, key: K, by = 1): unknown => counts.set(key, (counts.get(key) ?? 0) + by);

/** Counts a question of a visitor that took too long. */
export function countGivenUp(): void {
  modelOutcomes().givenUp += 1;
}

const FAILURES: readonly Outcome[] = ['timed out', 'unreachable', 'unusable'];
const MAX_RECENT = 20;
const RECENT_MS = 15 * MINUTE_MS;
const MIN_RECENT = 5;

export function countQuestion(outcome: Outcome, now = Date.now()): void {
  const { questions, recent } = modelOutcomes();
  increment(questions, outcome);
  if (outcome === 'skipped') return;
  recent.push({ at: now, failed: FAILURES.includes(outcome) });
  if (recent.length > MAX_RECENT) recent.shift();
}

export function countSentences(written: number, proved: number): void {
  increment(modelOutcomes().sentences, 'passed', proved);
  increment(modelOutcomes().sentences, 'refused', written - proved);
}

export function countTokens(input: number, output: number): void {
  increment(modelOutcomes().tokens, 'input', input);
  increment(modelOutcomes().tokens, 'output', output);
}

/** Whether the service failed at four of five questions of the last quarter of an hour, and at five at least. */
export function isModelFailing(now = Date.now()): boolean {
  const latest = modelOutcomes().recent.filter(({ at }) => Math.abs(now - at) < RECENT_MS);
  return latest.length >= MIN_RECENT && latest.filter(({ failed }) => failed).length >= latest.length * 0.8;
}
