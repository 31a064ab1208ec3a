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
  list: ReactNode;
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
        {list}
      </section>
      <SkippedPages run={run} />
    </div>
  );
}
