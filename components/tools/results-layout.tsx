import type { ReactNode } from 'react';
import type { RunView } from '@/lib/scraper-runs/run-view';
import { DownloadButtons } from './download-buttons';
import { LoadFailure } from './load-failure';
import { SkippedPages } from './skipped-pages';

type Props = {
  run: RunView;
  title: ReactNode;
  /** The labels of the download buttons. */
  downloads: Parameters<typeof DownloadButtons>[0]['labels'];
  /** Why the list could not be loaded. */
  failure: string | undefined;
  retry: () => void;
  /** Shown above the list. */
  children?: ReactNode;
  /** Undefined while it is loaded. */
  list: ReactNode | undefined;
};

/** The layout of the Results tab of every tool: title and downloads, the scrollable list of items, and the skipped pages. */
export function ResultsLayout({ run, title, downloads, failure, retry, children, list }: Props) {
  return (
    <div>
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <h2 className="text-h3 wrap-anywhere">{title}</h2>
        <DownloadButtons run={run} labels={downloads} />
      </div>
      <LoadFailure message={failure} retry={retry} />
      {children}
      <section
        aria-label="Items found"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard
        tabIndex={0}
        className="mt-6 h-96 overflow-y-auto overscroll-contain border border-line bg-card"
      >
        {list ?? (failure === undefined ? <Skeleton /> : null)}
      </section>
      <SkippedPages run={run} />
    </div>
  );
}

function Skeleton() {
  return (
    <div aria-hidden="true" className="grid gap-6 p-5">
      {[0, 1, 2].map((row) => (
        <div key={row} className="grid gap-2">
          <div className="h-5 w-2/5 rounded-sheet bg-line" />
          <div className="h-4 w-4/5 rounded-sheet bg-line" />
          <div className="h-4 w-3/5 rounded-sheet bg-line" />
        </div>
      ))}
    </div>
  );
}
