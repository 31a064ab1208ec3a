import { useCallback, useState } from 'react';
import { callApi } from '@/components/ui/call-api';
import { showToast } from '@/components/ui/toaster';
import { type ToolKind, tools } from '@/lib/content/tools';
import type { RunList, RunProgress } from '@/lib/scraper-runs/queries';
import type { RunView } from '@/lib/scraper-runs/run-view';
import type { ToolTab } from './tool-tabs';
import { useRunProgress } from './use-run-progress';

type Options = {
  kind: ToolKind;
  /** The run in the URL of the page. */
  opened?: RunProgress;
  history: RunList;
  /** Called with the run that is opened, so that the form can show its settings. */
  onShow: (run: RunView) => void;
};

const initialTab = (run: RunView | undefined): ToolTab => {
  if (!run) return 'setup';
  return run.isOver && run.results > 0 ? 'results' : 'progress';
};

const showError = (text: string) => showToast({ title: 'Error', text, tone: 'error' });

/** The React key of a list of results: a list that was opened during the run is reloaded at its end. */
export const resultsKey = ({ id, isOver }: RunView) => `${id} ${isOver}`;

/** The state of a tool: the opened run with its tab, and the history. */
export function useToolRuns({ kind, opened, history, onShow }: Options) {
  const [tab, setTab] = useState<ToolTab>(initialTab(opened?.run));
  const [list, setList] = useState(history);
  const [page, setPage] = useState(1);
  const { path } = tools[kind];
  const setRunInUrl = (id?: string) => window.history.replaceState(null, '', id ? `${path}?run=${id}` : path);

  const showPage = useCallback(async (requested: number) => {
    const response = await callApi<RunList>(`/api/scraper/runs?page=${requested}`);
    if (!response.ok) return;
    setList(response.value);
    setPage(Math.min(requested, response.value.pages));
  }, []);

  const onEnd = useCallback(
    ({ run }: RunProgress) => {
      void showPage(1);
      const summary = `${run.results.toLocaleString('en-IE')} ${kind === 'website' ? 'pages' : 'items'}: ${run.subject}`;
      if (run.status === 'done') showToast({ title: 'Scraping Complete!', text: summary });
      if (run.status === 'failed') showError(run.message);
      if (run.results > 0 && run.status === 'done') setTab('results');
    },
    [showPage, kind],
  );
  const { progress, connection, follow } = useRunProgress(opened, onEnd);

  function watch(run: RunView) {
    onShow(run);
    follow({ run, lastItems: [] });
    setRunInUrl(run.id);
    setTab('progress');
    void showPage(1);
  }

  async function repeat(run: RunView) {
    const response = await callApi<RunView>(`/api/scraper/runs/${run.id}/again`, { method: 'POST' });
    if (!response.ok) showError(response.message);
    else if (run.kind === kind) watch(response.value);
    else window.location.assign(`${tools[run.kind].path}?run=${response.value.id}`);
  }

  async function cancel() {
    if (!progress) return;
    const response = await callApi<RunView>(`/api/scraper/runs/${progress.run.id}/cancel`, { method: 'POST' });
    if (response.ok) showToast({ title: 'Run cancelled', text: 'The results so far are kept.' });
    else showError(response.message);
  }

  async function open(run: RunView) {
    if (run.kind !== kind) return window.location.assign(`${tools[run.kind].path}?run=${run.id}`);
    const response = await callApi<RunProgress>(`/api/scraper/runs/${run.id}`);
    if (!response.ok) return showError(response.message);
    onShow(run);
    follow(response.value);
    setRunInUrl(run.id);
    setTab(initialTab(response.value.run));
    window.scrollTo({ top: 0 });
  }

  function removeRun(run: RunView) {
    void showPage(page);
    if (run.id !== progress?.run.id) return;
    follow(undefined);
    setRunInUrl();
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
      onDeleted: removeRun,
    },
  };
}
