import type { ReadingLimits } from '../policy';

/** The limit that ended a reading early. */
export class BudgetSpentError extends Error {
  constructor(readonly limit: 'time' | 'bytes') {
    super(`The reading has used up its ${limit}.`);
  }
}

/** The time and bytes that one reading may use. `signal` aborts with a BudgetSpentError when either is used up. */
export function startBudget({ timeMs, bytes }: Pick<ReadingLimits, 'timeMs' | 'bytes'>) {
  const spent = new AbortController();
  let left = bytes;
  const timer = setTimeout(() => spent.abort(new BudgetSpentError('time')), timeMs);
  return {
    signal: spent.signal,
    onBytes(count: number): void {
      left -= count;
      if (left < 0) spent.abort(new BudgetSpentError('bytes'));
    },
    stop: () => clearTimeout(timer),
  };
}
