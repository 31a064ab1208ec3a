import { type ProblemKind, problems } from '@/lib/crawler/fetch/problem';
import type { ScraperRun } from '@/lib/generated/prisma/client';
import { plural } from '@/lib/text/plural';
import type { RunRecord } from './find-run';
import type { ChangeCounts, StoredDifference } from './run-difference';
import type { RunKind, RunKinds, StoredSettings } from './run-kind';

/** A run as the API returns it; dates as ISO 8601. */
export type RunView = {
  id: string;
  kind: ScraperRun['kind'];
  settings: StoredSettings;
  /** What the user typed: a URL, or a business niche. */
  subject: string;
  /** What distinguishes it from other runs of the same subject, as "in Irish"; often empty. */
  summary: string;
  status: ScraperRun['status'];
  /** One sentence: what is going on, or how the run ended. */
  message: string;
  pageLimit: number;
  pagesStored: number;
  /** How many results can be exported: pages or knowledge items. */
  results: number;
  pagesSkipped: number;
  /** How many pages there will be in the end, as far as is known. */
  pagesExpected: number;
  currentUrl?: string;
  isOver: boolean;
  /** Whether it is done, but for a part that could not be read; `message` says which. */
  isPartial: boolean;
  /** Whether the website is read again every week, and when next; absent if not. */
  weekly?: { nextAt: string; isRunning: boolean };
  /** Whether it repeats an earlier run, so that it can be compared with that. */
  isRepeat: boolean;
  /** How much has changed since the previous run; only for weekly runs. */
  changes?: ChangeCounts;
  createdAt: string;
  finishedAt?: string;
};

const INTERRUPTED =
  'The run was interrupted several times in a row, so it was stopped. The results up to then are kept.';

const isProblem = (reason: string): reason is ProblemKind => Object.hasOwn(problems, reason);

/** The sentence for a stored reason. */
export function describeReason(reason: string, kind: RunKind): string {
  if (reason === 'interrupted') return INTERRUPTED;
  return kind.reasons[reason] ?? (isProblem(reason) ? problems[reason] : 'This could not be read.');
}

function describeStatus(run: ScraperRun, kind: RunKind): string {
  const results = kind.countResults(run);
  switch (run.status) {
    case 'queued':
      return 'Waiting to start…';
    case 'running':
      return kind.describeProgress(run);
    case 'done':
      if (run.problem) return `${describeReason(run.problem, kind)}${results === 0 ? ' Nothing was found.' : ''}`;
      return results === 0 ? kind.nothingFound : 'Complete!';
    case 'cancelled':
      return `Cancelled. ${results > 0 ? `${plural(results, kind.unit)} kept.` : 'Nothing was found.'}`;
    case 'failed':
      return describeReason(run.problem ?? '', kind);
  }
}

/** A run with what is known about its repetition; a new run has none. */
type ViewedRun = ScraperRun & Partial<Pick<RunRecord, 'schedule' | 'difference'>>;

/** A run as a client sees it. */
export function viewRun(run: ViewedRun, kinds: RunKinds): RunView {
  const kind = kinds[run.kind];
  const isOver = run.finishedAt !== null;
  const waiting = Math.max(0, run.urlsDiscovered - run.pagesStored - run.pagesSkipped);
  return {
    id: run.id,
    kind: run.kind,
    settings: kind.parseSettings(run),
    subject: run.subject,
    summary: kind.describeSettings(run),
    status: run.status,
    message: describeStatus(run, kind),
    pageLimit: run.pageLimit,
    pagesStored: run.pagesStored,
    results: kind.countResults(run),
    pagesSkipped: run.pagesSkipped,
    pagesExpected: isOver ? run.pagesStored : Math.max(1, Math.min(run.pageLimit, run.pagesStored + waiting)),
    currentUrl: isOver ? undefined : (run.currentUrl ?? undefined),
    isOver,
    isPartial: run.status === 'done' && run.problem !== null,
    weekly: run.schedule
      ? { nextAt: run.schedule.nextAt.toISOString(), isRunning: run.schedule.currentRunId !== null }
      : undefined,
    // Only finishRepetitions writes it.
    changes: run.difference ? (run.difference.content as StoredDifference).counts : undefined,
    isRepeat: run.earlierRunId !== null,
    createdAt: run.createdAt.toISOString(),
    finishedAt: run.finishedAt?.toISOString(),
  };
}
