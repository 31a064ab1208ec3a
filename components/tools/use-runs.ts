import { useCallback, useState } from 'react';
import { callApi } from '@/components/ui/call-api';
import { showToast } from '@/components/ui/toaster';
import { type ToolKind, tools } from '@/lib/content/tools';
import type { RunProgress } from '@/lib/scraper-runs/queries';
import type { RunView } from '@/lib/scraper-runs/run-view';
import type { RunList } from './run-history';
import type { ToolTab } from './tool-tabs';
import { useRun } from './use-run';

type Options = {
  kind: ToolKind;
  /** The run that the address of the page names. */
  opened?: RunProgress;
  history: RunList;
  /** Told of the run that is shown, so that the form can be what it was started with. */
  onShow: (run: RunView) => void;
};

const firstTab = (run: RunView | undefined): ToolTab => {
  if (!run) return 'setup';
  return run.isOver && run.results > 0 ? 'results' : 'progress';
};

const failure = (text: string) => showToast({ title: 'Error', text, tone: 'error' });

/** Tells lists of results apart: one that was opened while the run went on is read again at its end. */
export const listKey = ({ id, isOver }: RunView) => `${id} ${isOver}`;

/** The runs of a tool: the one that is shown with its tab, and the history of all. */
export function useRuns({ kind, opened, history, onShow }: Options) {
  const [tab, setTab] = useState<ToolTab>(firstTab(opened?.run));
  const [list, setList] = useState(history);
  const [page, setPage] = useState(1);
  const { path } = tools[kind];
  const nameInAddress = (id?: string) => window.history.replaceState(null, '', id ? `${path}?run=${id}` : path);

  const showPage = useCallback(async (wanted: number) => {
    const answer = await callApi<RunList>(`/api/scraper/runs?page=${wanted}`);
    if (!answer.ok) return;
    setList(answer.value);
    setPage(Math.min(wanted, answer.value.pages));
  }, []);

  const onEnd = useCallback(
    ({ run }: RunProgress) => {
      void showPage(1);
      const found = `${run.results.toLocaleString('en-IE')} ${kind === 'website' ? 'pages' : 'items'}: ${run.subject}`;
      if (run.status === 'done') showToast({ title: 'Scraping Complete!', text: found });
      if (run.status === 'failed') failure(run.message);
      if (run.results > 0 && run.status === 'done') setTab('results');
    },
    [showPage, kind],
  );
  const { progress, connection, follow } = useRun(opened, onEnd);

  function watch(run: RunView) {
    onShow(run);
    follow({ run, lastItems: [] });
    nameInAddress(run.id);
    setTab('progress');
    void showPage(1);
  }

  async function repeat(run: RunView) {
    const answer = await callApi<RunView>(`/api/scraper/runs/${run.id}/again`, { method: 'POST' });
    if (!answer.ok) failure(answer.message);
    else if (run.kind === kind) watch(answer.value);
    else window.location.assign(`${tools[run.kind].path}?run=${answer.value.id}`);
  }

  async function cancel() {
    if (!progress) return;
    const answer = await callApi<RunView>(`/api/scraper/runs/${progress.run.id}/cancel`, { method: 'POST' });
    if (answer.ok) showToast({ title: 'Run cancelled', text: 'What was found until now is kept.' });
    else failure(answer.message);
  }

  async function open(run: RunView) {
    if (run.kind !== kind) return window.location.assign(`${tools[run.kind].path}?run=${run.id}`);
    const answer = await callApi<RunProgress>(`/api/scraper/runs/${run.id}`);
    if (!answer.ok) return failure(answer.message);
    onShow(run);
    follow(answer.value);
    nameInAddress(run.id);
    setTab(firstTab(answer.value.run));
    window.scrollTo({ top: 0 });
  }

  function forget(run: RunView) {
    void showPage(page);
    if (run.id !== progress?.run.id) return;
    follow(undefined);
    nameInAddress();
    setTab('setup');
  }

  return {
    tab,
    setTab,
    progress,
    connection,
    watch,
    repeat,
    cancel,
    disabled: { progress: !progress, results: !progress || progress.run.results === 0 },
    history: {
      list,
      page,
      onPage: showPage,
      current: progress?.run.id,
      onOpen: open,
      onAgain: repeat,
      onDeleted: forget,
    },
  };
}
