import type { RunList, RunProgress } from '@/lib/scraper-runs/queries';

/** The history with the current state of the run that is followed, which is newer than the list. */
export function withProgress(list: RunList, progress: RunProgress | undefined): RunList {
  if (!progress) return list;
  return { ...list, runs: list.runs.map((run) => (run.id === progress.run.id ? progress.run : run)) };
}

/** Whether a run of the history is under way that is not followed, so that only the list itself can show its state. */
export const hasOtherActiveRun = (list: RunList, progress: RunProgress | undefined): boolean =>
  list.runs.some(({ id, isOver }) => !isOver && id !== progress?.run.id);
