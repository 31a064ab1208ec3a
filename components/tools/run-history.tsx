'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { callApi } from '@/components/ui/call-api';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { showToast } from '@/components/ui/toaster';
import { tools } from '@/lib/content/tools';
import { formatMoment } from '@/lib/format';
import type { RunList } from '@/lib/scraper-runs/queries';
import { describeChanges } from '@/lib/scraper-runs/run-difference';
import type { RunView } from '@/lib/scraper-runs/run-view';
import { nounFor, plural } from '@/lib/text/plural';

type Props = {
  list: RunList;
  page: number;
  onPage: (page: number) => void;
  current?: string;
  onOpen: (run: RunView) => void;
  onAgain: (run: RunView) => void;
  onDeleted: (run: RunView) => void;
};

const statusBadges = {
  queued: ['Waiting', 'border-control text-muted'],
  running: ['Running', 'border-brand text-brand'],
  done: ['Complete', 'border-success text-success'],
  failed: ['Failed', 'border-danger text-danger'],
  cancelled: ['Cancelled', 'border-control text-muted'],
} as const;
const partialBadge = ['Partly done', 'border-control'] as const;

const cellClass = 'py-3 pr-4 align-top max-lg:block max-lg:py-0.5';
const actionClass = 'link inline-block py-2';

/** The user's runs, each with actions to open, repeat or delete it. */
export function RunHistory({ list, page, onPage, current, onOpen, onAgain, onDeleted }: Props) {
  return (
    <section aria-labelledby="run-history" className="mt-16">
      <h2 id="run-history" className="text-h3">
        Your runs
      </h2>
      {list.runs.length > 0 ? (
        <table className="mt-4 w-full border-line border-t text-left max-lg:block">
          <thead className="max-lg:sr-only">
            <tr className="border-line border-b text-base text-muted">
              {['What', 'Started', 'Status', 'Found', 'Actions'].map((head) => (
                <th key={head} scope="col" className="py-2 pr-4 font-semibold first:pl-2">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="max-lg:block">
            {list.runs.map((run) => (
              <Row key={run.id} run={run} isCurrent={run.id === current} {...{ onOpen, onAgain, onDeleted }} />
            ))}
          </tbody>
        </table>
      ) : (
        <p className="mt-4 border-line border-y py-8 text-muted">
          No runs yet. They appear here and stay until you delete them.
        </p>
      )}
      {list.pages > 1 ? (
        <nav aria-label="Pages of runs" className="mt-5 flex items-center gap-4">
          <p className="mr-auto text-base text-muted tabular-nums">
            {list.total.toLocaleString('en-IE')} runs, page {page} of {list.pages}
          </p>
          {page > 1 ? (
            <Button size="sm" variant="quiet" onClick={() => onPage(page - 1)}>
              Newer
            </Button>
          ) : null}
          {page < list.pages ? (
            <Button size="sm" variant="quiet" onClick={() => onPage(page + 1)}>
              Older
            </Button>
          ) : null}
        </nav>
      ) : null}
    </section>
  );
}

const unitOf = ({ kind }: RunView) => (kind === 'website' ? 'page' : 'item');

/** "12 scraped pages will be deleted. This cannot be undone." */
function deleteWarning(run: RunView): string {
  const cancelled = run.isOver ? '' : 'The run will be cancelled. ';
  return `${cancelled}${plural(run.results, `scraped ${unitOf(run)}`)} will be deleted. This cannot be undone.`;
}

/** What has changed since the previous run, and when the website is read again. */
function Weekly({ run: { weekly, changes } }: { run: RunView }) {
  const next = weekly?.isRunning ? 'now' : weekly && formatMoment(new Date(weekly.nextAt));
  return (
    <>
      {changes ? <span className="block text-base">{describeChanges(changes)}</span> : null}
      {weekly ? <span className="block text-base text-muted">Every week, next: {next}</span> : null}
    </>
  );
}

type RowProps = Pick<Props, 'onOpen' | 'onAgain' | 'onDeleted'> & { run: RunView; isCurrent: boolean };

function Row({ run, isCurrent, onOpen, onAgain, onDeleted }: RowProps) {
  const [busy, setBusy] = useState(false);
  const [label, badgeClass] = run.isPartial ? partialBadge : statusBadges[run.status];
  const name = <span className="sr-only">{run.subject}</span>;

  async function remove() {
    setBusy(true);
    const response = await callApi(`/api/scraper/runs/${run.id}`, { method: 'DELETE' });
    setBusy(false);
    if (response.ok || response.status === 404) {
      showToast({ title: 'Run deleted' });
      onDeleted(run);
    } else showToast({ title: 'Error', text: response.message, tone: 'error' });
  }

  return (
    <tr
      aria-current={isCurrent || undefined}
      className="border-line border-b hover:bg-brand-soft aria-[current=true]:bg-brand-soft max-lg:block max-lg:px-3 max-lg:py-3"
    >
      <td className={`${cellClass} wrap-anywhere lg:pl-2`}>
        <span className="font-semibold">{run.subject}</span>
        <span className="block text-base text-muted">
          {tools[run.kind].name}
          {run.summary ? `, ${run.summary}` : ''}
        </span>
        <Weekly run={run} />
      </td>
      <td className={`${cellClass} whitespace-nowrap tabular-nums`}>{formatMoment(new Date(run.createdAt))}</td>
      <td className={cellClass}>
        <span className={`inline-block rounded-sheet border px-2 font-semibold text-sm ${badgeClass}`}>{label}</span>
        {run.status === 'failed' || run.isPartial ? (
          <span className="mt-1 block max-w-[40ch] text-base text-muted">{run.message}</span>
        ) : null}
      </td>
      <td className={`${cellClass} tabular-nums`}>
        {run.results.toLocaleString('en-IE')} <span className="lg:sr-only">{nounFor(run.results, unitOf(run))}</span>
      </td>
      <td className={cellClass}>
        <div className="-my-2 flex flex-wrap gap-x-4 max-lg:my-0">
          <button type="button" className={actionClass} onClick={() => onOpen(run)}>
            Open {name}
          </button>
          <button type="button" className={actionClass} onClick={() => onAgain(run)}>
            Run again {name}
          </button>
          <ConfirmDialog
            question={`Delete the run “${run.subject}”?`}
            warning={deleteWarning(run)}
            confirm="Delete run"
            keep="Keep it"
            onConfirm={remove}
          >
            {(open) => (
              <button type="button" className={`${actionClass} text-danger`} onClick={open} disabled={busy}>
                Delete {name}
              </button>
            )}
          </ConfirmDialog>
        </div>
      </td>
    </tr>
  );
}
