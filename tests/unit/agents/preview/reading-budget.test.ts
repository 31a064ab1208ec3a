import { afterEach, expect, test, vi } from 'vitest';
import { BudgetSpentError, startBudget } from '@/lib/agents/preview/reading-budget';

afterEach(() => vi.useRealTimers());

test('startBudget › aborts with the limit that is spent first', () => {
  vi.useFakeTimers();
  const bytes = startBudget({ timeMs: 1_000, bytes: 100 });
  bytes.onBytes(100);
  expect(bytes.signal.aborted).toBe(false);
  bytes.onBytes(1);
  expect(bytes.signal.reason).toEqual(new BudgetSpentError('bytes'));
  const time = startBudget({ timeMs: 1_000, bytes: 100 });
  vi.advanceTimersByTime(1_000);
  expect(time.signal.reason).toEqual(new BudgetSpentError('time'));
});

test('startBudget › does not run out once it is stopped', () => {
  vi.useFakeTimers();
  const budget = startBudget({ timeMs: 1_000, bytes: 100 });
  budget.stop();
  vi.advanceTimersByTime(5_000);
  expect(budget.signal.aborted).toBe(false);
});
