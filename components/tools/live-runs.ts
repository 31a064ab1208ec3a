import type { RunList, RunProgress } from '@/lib/scraper-runs/queries';

/** The history with the current state of the followed run, which is newer than the list: the first run may not be in it yet. */
export function withProgress(list: RunList, progress: RunProgress | undefined): RunList {
  if (!progress) return list;
  if (list.total === 0) return { runs: [progress.run], total: 1, pages: 1 };
  return { ...list, runs: list.runs.map((run) => (run.id === progress.run.id ? progress.run : run)) };
}

/** Whether the history has an active run that is not followed, so that only reloading the list shows its progress. */
export const hasOtherActiveRun = (list: RunList, progress: RunProgress | undefined): boolean =>
  list.runs.some(({ id, isOver }) => !isOver && id !== progress?.run.id);
