import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import type { RunProgress } from '@/lib/scraper-runs/queries';
import { nounFor, plural } from '@/lib/text/plural';
import type { Connection } from './use-run-progress';

type Props = {
  progress: RunProgress;
  connection: Connection;
  onCancel: () => void;
  onResults: () => void;
  onAgain: () => void;
};

type Run = RunProgress['run'];

const PROGRESS_ID = 'progress';

/** Shows the progress of a run that has just begun, and focuses it: the button that began it is gone, and lay below on a phone. */
export function focusProgress(): void {
  const panel = document.getElementById(PROGRESS_ID);
  panel?.focus({ preventScroll: true });
  panel?.scrollIntoView({ block: 'nearest' });
}

/** The results so far: pages of a website, or knowledge items and the pages they are from. */
function Count({ run }: { run: Run }) {
  const number = (count: number) => count.toLocaleString('en-IE');
  const strong = <span className="font-semibold text-ink">{number(run.results)}</span>;
  if (run.kind !== 'website') {
    return (
      <>
        {strong} {nounFor(run.results, 'item')} from {plural(run.pagesStored, 'page')}
      </>
    );
  }
  const total = Math.max(run.results, run.isOver ? 0 : run.pagesExpected);
  // Until the start page was read, only that one is known.
  const isTotalKnown = total > 1 && total > run.results;
  return (
    <>
      {strong}
      {isTotalKnown ? ` of ${number(total)}` : ''} {nounFor(isTotalKnown ? total : run.results, 'page')}
    </>
  );
}

/** Progress in percent; below 100 until the run is done. */
function percentOf({ kind, isOver, status, pagesStored, pagesSkipped, pagesExpected }: Run): number {
  if (isOver && status === 'done') return 100;
  // Niche research reads each source once, whether it yields items or not.
  const processed = kind === 'website' ? pagesStored : pagesStored + pagesSkipped;
  const total = kind === 'website' ? pagesExpected : Math.max(pagesExpected + pagesSkipped, 1);
  return Math.min(99, Math.round((processed / Math.max(1, total)) * 100));
}

const barClasses = {
  queued: 'fill-brand',
  running: 'fill-brand',
  done: 'fill-success',
  failed: 'fill-danger',
  cancelled: 'fill-control',
} as const;

/** The Progress tab: how far a run is, and how it ended. */
export function ProgressPanel({ progress: { run, lastItems }, connection, onCancel, onResults, onAgain }: Props) {
  const percent = percentOf(run);
  return (
    <div id={PROGRESS_ID} tabIndex={-1} className="grid scroll-mt-40 gap-x-14 gap-y-9 outline-none lg:grid-cols-12">
      <div className="min-w-0 lg:col-span-7">
        <div className="flex items-baseline justify-between gap-4">
          <p role="status" className="font-display font-semibold text-xl">
            {run.message}
          </p>
          <p className="shrink-0 text-muted tabular-nums">
            <Count run={run} />
          </p>
        </div>
        <div
          role="progressbar"
          aria-label="Pages read"
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuenow={percent}
          className="mt-3 h-3 overflow-hidden rounded-full border border-line bg-card"
        >
          <svg aria-hidden="true" viewBox="0 0 100 1" preserveAspectRatio="none" className="block size-full">
            <rect
              width={percent}
              height={1}
              className={`transition-[width] duration-200 motion-reduce:transition-none ${barClasses[run.status]}`}
            />
          </svg>
        </div>
        <p className="mt-3 min-h-13 text-base text-muted wrap-anywhere">
          {run.currentUrl ? `Now: ${run.currentUrl}` : run.subject}
          {run.pagesSkipped > 0 ? (
            <span className="block">{run.pagesSkipped.toLocaleString('en-IE')} skipped</span>
          ) : null}
        </p>
        {connection === 'lost' && !run.isOver ? (
          <Alert tone="warning" role="alert" className="mt-3">
            The connection is lost. Reconnecting; the run continues meanwhile.
          </Alert>
        ) : null}
        <div className="mt-5 flex flex-wrap gap-3">
          {run.isOver ? null : (
            <Button variant="danger" onClick={onCancel}>
              Cancel
            </Button>
          )}
          {run.results > 0 && run.isOver ? <Button onClick={onResults}>See results</Button> : null}
          {run.isOver ? (
            <Button variant="quiet" onClick={onAgain}>
              Run again
            </Button>
          ) : null}
        </div>
      </div>
      <section aria-labelledby="last-items" className="min-w-0 lg:col-span-5">
        <h2 id="last-items" className="font-semibold text-base text-muted">
          Last items found
        </h2>
        {lastItems.length > 0 ? (
          <ol className="mt-2 border-line border-t">
            {lastItems.map(({ url, title, contentType }) => (
              <li key={url} className="border-line border-b py-2.5">
                <span className="block font-semibold wrap-anywhere">{title || url}</span>
                <span className="block text-base text-muted wrap-anywhere">
                  {contentType} · {url.replace(/^https?:\/\//, '')}
                </span>
              </li>
            ))}
          </ol>
        ) : (
          <p className="mt-2 border-line border-t pt-3 text-muted">
            {run.isOver ? 'Nothing was found.' : 'The first result will appear here.'}
          </p>
        )}
      </section>
    </div>
  );
}
